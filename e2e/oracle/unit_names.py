"""What the converters call their units, in the order of their pages."""

LENGTH = {
    "nm": "Nanometers (nm)",
    "um": "Micrometers (µm)",
    "mm": "Millimeters (mm)",
    "cm": "Centimeters (cm)",
    "m": "Meters (m)",
    "km": "Kilometers (km)",
    "in": "Inches (in)",
    "ft": "Feet (ft)",
    "yd": "Yards (yd)",
    "mi": "Miles (mi)",
    "mil": "Mils (thousandths of an inch)",
    "fathom": "Fathoms",
    "chain": "Chains",
    "furlong": "Furlongs",
    "nmi": "Nautical miles (nmi)",
    "survey_ft": "US survey feet (until 2022)",
    "survey_mi": "US survey miles (until 2022)",
    "au": "Astronomical units (au)",
    "ly": "Light-years (ly)",
}

WEIGHT = {
    "ug": "Micrograms (µg)",
    "mg": "Milligrams (mg)",
    "g": "Grams (g)",
    "kg": "Kilograms (kg)",
    "t": "Metric tons (t)",
    "gr": "Grains (gr)",
    "oz": "Ounces (oz)",
    "lb": "Pounds (lb)",
    "st": "Stone (st)",
    "us_cwt": "US hundredweight (100 lb)",
    "uk_cwt": "Imperial hundredweight (112 lb)",
    "us_ton": "US short tons (2,000 lb)",
    "uk_ton": "Imperial long tons (2,240 lb)",
    "ozt": "Troy ounces (ozt)",
    "ct": "Carats (ct)",
}

VOLUME = {
    "ml": "Milliliters (mL)",
    "cl": "Centiliters (cL)",
    "dl": "Deciliters (dL)",
    "l": "Liters (L)",
    "cm3": "Cubic centimeters (cm³)",
    "m3": "Cubic meters (m³)",
    "us_tsp": "US teaspoons",
    "us_tbsp": "US tablespoons",
    "us_floz": "US fluid ounces",
    "us_cup": "US cups",
    "us_pt": "US pints",
    "us_qt": "US quarts",
    "us_gal": "US gallons",
    "uk_floz": "Imperial fluid ounces",
    "uk_pt": "Imperial pints",
    "uk_qt": "Imperial quarts",
    "uk_gal": "Imperial gallons",
    "metric_tsp": "Metric teaspoons (5 mL)",
    "metric_tbsp": "Metric tablespoons (15 mL)",
    "metric_cup": "Metric cups (250 mL)",
    "au_tbsp": "Australian tablespoons (20 mL)",
    "label_floz": "US food label fluid ounces (30 mL)",
    "label_cup": "US food label cups (240 mL)",
    "in3": "Cubic inches (in³)",
    "ft3": "Cubic feet (ft³)",
    "yd3": "Cubic yards (yd³)",
    "bbl": "Barrels of oil (bbl)",
}

DATA = {"bit": "Bits", "B": "Bytes (B)", "kB": "Kilobytes (kB), 1,000 bytes"}
DATA |= {f"{name[0]}B": f"{name}bytes ({name[0]}B)" for name in ("Mega", "Giga", "Tera", "Peta", "Exa")}
DATA |= {"KiB": "Kibibytes (KiB), 1,024 bytes"}
DATA |= {f"{name[0]}iB": f"{name}bytes ({name[0]}iB)" for name in ("Mebi", "Gibi", "Tebi", "Pebi", "Exbi")}
DATA |= {"kbit": "Kilobits (kbit)", "Mbit": "Megabits (Mbit)", "Gbit": "Gigabits (Gbit)", "Tbit": "Terabits (Tbit)"}
DATA |= {"Kibit": "Kibibits (Kibit)", "Mibit": "Mebibits (Mibit)", "Gibit": "Gibibits (Gibit)"}

TEMPERATURE = {"celsius": "°C", "fahrenheit": "°F", "kelvin": "K", "rankine": "°R"}
