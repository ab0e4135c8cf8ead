// Days off as authorities print them, weekends included where they print them.

/** GOV.UK, bank holidays: lib/data/bank-holidays.json in alphagov/frontend, last updated on 24 November 2025. */
export const GOV_UK: readonly (readonly [region: string, year: number, days: string])[] = [
  ["england-and-wales", 2019, "01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26"],
  ["england-and-wales", 2020, "01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28"],
  ["england-and-wales", 2021, "01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28"],
  ["england-and-wales", 2022, "01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27"],
  ["england-and-wales", 2023, "01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26"],
  ["england-and-wales", 2024, "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26"],
  ["england-and-wales", 2025, "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26"],
  ["england-and-wales", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
  ["england-and-wales", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
  ["england-and-wales", 2028, "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
  ["scotland", 2019, "01-01 01-02 04-19 05-06 05-27 08-05 12-02 12-25 12-26"],
  ["scotland", 2020, "01-01 01-02 04-10 05-08 05-25 08-03 11-30 12-25 12-28"],
  ["scotland", 2021, "01-01 01-04 04-02 05-03 05-31 08-02 11-30 12-27 12-28"],
  ["scotland", 2022, "01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-26 12-27"],
  ["scotland", 2023, "01-02 01-03 04-07 05-01 05-08 05-29 08-07 11-30 12-25 12-26"],
  ["scotland", 2024, "01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26"],
  ["scotland", 2025, "01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26"],
  ["scotland", 2026, "01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28"],
  ["scotland", 2027, "01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28"],
  ["scotland", 2028, "01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26"],
  ["northern-ireland", 2019, "01-01 03-18 04-19 04-22 05-06 05-27 07-12 08-26 12-25 12-26"],
  ["northern-ireland", 2020, "01-01 03-17 04-10 04-13 05-08 05-25 07-13 08-31 12-25 12-28"],
  ["northern-ireland", 2021, "01-01 03-17 04-02 04-05 05-03 05-31 07-12 08-30 12-27 12-28"],
  ["northern-ireland", 2022, "01-03 03-17 04-15 04-18 05-02 06-02 06-03 07-12 08-29 09-19 12-26 12-27"],
  ["northern-ireland", 2023, "01-02 03-17 04-07 04-10 05-01 05-08 05-29 07-12 08-28 12-25 12-26"],
  ["northern-ireland", 2024, "01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26"],
  ["northern-ireland", 2025, "01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26"],
  ["northern-ireland", 2026, "01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28"],
  ["northern-ireland", 2027, "01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28"],
  ["northern-ireland", 2028, "01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26"],
];

type Printed = {
  readonly by: string;
  readonly country: "us" | "nsw" | "japan" | "france" | "india" | "ireland";
  readonly year: number;
  readonly days: string;
};

export const PRINTED: readonly Printed[] = [
  {
    by: "US Office of Personnel Management, Federal Holidays, 2012, as listed by FedSmith",
    country: "us",
    year: 2012,
    days: "01-02 01-16 02-20 05-28 07-04 09-03 10-08 11-12 11-22 12-25",
  },
  {
    by: "US Office of Personnel Management, Federal Holidays, 2022 (New Year's on 31 December 2021), as listed by FedSmith",
    country: "us",
    year: 2022,
    days: "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26",
  },
  {
    by: "US Office of Personnel Management, Federal Holidays, 2023",
    country: "us",
    year: 2023,
    days: "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25",
  },
  {
    by: "NSW Government, NSW public holidays 2024 to 2026",
    country: "nsw",
    year: 2024,
    days: "01-01 01-26 03-29 03-30 03-31 04-01 04-25 06-10 10-07 12-25 12-26",
  },
  {
    by: "NSW Government, NSW public holidays 2024 to 2026",
    country: "nsw",
    year: 2025,
    days: "01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26",
  },
  {
    by: "Local Government NSW, NSW Public Holidays, 2026 (weekends' additional days alone)",
    country: "nsw",
    year: 2026,
    days: "01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-28",
  },
  {
    by: "Local Government NSW, NSW Public Holidays, 2027 (weekends' additional days alone)",
    country: "nsw",
    year: 2027,
    days: "01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-27 12-28",
  },
  {
    by: "Cabinet Office of Japan, National Holidays, 2020",
    country: "japan",
    year: 2020,
    days: "01-01 01-13 02-11 02-24 03-20 04-29 05-04 05-05 05-06 07-23 07-24 08-10 09-21 09-22 11-03 11-23",
  },
  ...(
    [
      [2021, "01-01 01-11 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-22 07-23 08-09 09-20 09-23 11-03 11-23"],
      [2022, "01-01 01-10 02-11 02-23 03-21 04-29 05-03 05-04 05-05 07-18 08-11 09-19 09-23 10-10 11-03 11-23"],
      [2025, "01-01 01-13 02-11 02-24 03-20 04-29 05-03 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-24"],
      [2026, "01-01 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23"],
    ] as const
  ).map(([year, days]) => ({
    by: `Cabinet Office of Japan, syukujitsu.csv in shogo82148/holidays-jp, ${year} (for Sundays, their days off alone)`,
    country: "japan" as const,
    year,
    days,
  })),
  {
    by: "Fédération générale des fonctionnaires FO, Calendrier congés fériés, 2026",
    country: "france",
    year: 2026,
    days: "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25",
  },
  ...(
    [
      [2024, "01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25"],
      [2025, "01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25"],
      [2027, "01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25"],
    ] as const
  ).map(([year, days]) => ({
    by: `Etalab, of the French government, jours_feries_metropole.csv in etalab/jours-feries-france-data, ${year}`,
    country: "france" as const,
    year,
    days,
  })),
  ...(
    [
      [2021, "01-01 03-17 04-05 05-03 06-07 08-02 10-25 12-25 12-26"],
      [2024, "01-01 02-05 03-17 04-01 05-06 06-03 08-05 10-28 12-25 12-26"],
      [2025, "01-01 02-03 03-17 04-21 05-05 06-02 08-04 10-27 12-25 12-26"],
    ] as const
  ).map(([year, days]) => ({
    by: `Citizens Information of Ireland, Public Holiday dates in Ireland, ${year}`,
    country: "ireland" as const,
    year,
    days,
  })),
  {
    by: "Department of Personnel and Training, Annexure I for 2025, as listed by Sakshi Post, and 14 April",
    country: "india",
    year: 2025,
    days: "01-26 02-26 03-14 03-31 04-10 04-14 04-18 05-12 06-07 07-06 08-15 08-16 09-05 10-02 10-20 11-05 12-25",
  },
  {
    by: "Department of Personnel and Training, Annexure I of the memorandum of 3 July 2025, and 14 April",
    country: "india",
    year: 2026,
    days: "01-26 03-04 03-21 03-26 03-31 04-03 04-14 05-01 05-27 06-26 08-15 08-26 09-04 10-02 10-20 11-08 11-24 12-25",
  },
];

/** The nine holidays of all Spain that the resolutions in the Boletín Oficial del Estado list; the tenth is a Sunday. */
export const SPANISH: readonly (readonly [year: number, days: string, sunday: string, read: string])[] = [
  [
    2023,
    "01-06 04-07 05-01 08-15 10-12 11-01 12-06 12-08 12-25",
    "01-01",
    "Noticias Obreras, Calendario laboral de 2023",
  ],
  [2024, "01-01 01-06 03-29 05-01 08-15 10-12 11-01 12-06 12-25", "12-08", "Vozpópuli, calendario laboral de 2024"],
  [2025, "01-01 01-06 04-18 05-01 08-15 11-01 12-06 12-08 12-25", "10-12", "Guadapress, calendario laboral de 2025"],
  [2026, "01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-08 12-25", "12-06", "the resolution of 28 October 2025"],
];
