import type { Content } from "#engine";
import type bodyFat from "./body-fat.ts";
import vectors from "./vectors.ts";

export default {
  title: "Body fat calculator from measurements",
  purpose:
    "Estimates an adult's body fat percentage, either from tape measurements by the US Navy method or from body mass index, age and sex.",
  about: [
    "The scale tells you that you lost four pounds. It doesn't tell you whether that was fat, muscle or water. A body fat estimate helps you find out, and all it takes is a soft tape measure.",
    "It is most useful for people whose BMI misleads: anyone who lifts weights, and anyone of normal weight with a large waist.",
  ],
  howToUse: [
    "Measure every two to four weeks, at the same time of day, and watch the trend. The error is much the same each time, so a fall of two points means something even if the figure itself is off by three.",
    "If your weight goes down and your lean mass goes down with it, eat more protein and add some strength training.",
    "The categories come from the American Council on Exercise. “Acceptable” is fine for your health. You don't need to reach “Athletes”.",
  ],
  methodology: [
    "The Navy method estimates how dense your body is from your height and the distance around your waist and neck (and hips, for women). In the formula, log is the logarithm to base 10. Fat is lighter than muscle and bone, so density shows how much of you is fat. Siri's equation gives the percentage: 495 ÷ density − 450.",
    "The BMI method uses Deurenberg's formula for adults and needs no tape.",
    "Inches and pounds are converted to centimeters and kilograms by their exact definitions first. Changing a unit never changes the formula or the answer.",
  ],
  assumptions: [
    "The default is the Navy's 1984 formula for centimeters. A formula for inches, fitted to the same measurements, differs from it by a few tenths of a percentage point. The US Department of Defense used the formula for inches in its rules from 2002 to 2022. The Army has used a different tape test since 2023.",
    "The tape is snug without pressing in. It is level, but slightly lower in front at the neck. Men measure the waist at the navel, women at the narrowest point.",
    "The categories are those of the American Council on Exercise. Each category starts at the percentage shown and ends just below the next one.",
  ],
  limitations: [
    "Expect an error of three to four percentage points either way, and more in very lean and very heavy people.",
    "BMI overestimates body fat in muscular people. A thick neck makes the Navy figure too low.",
    "It is not meant for children or during pregnancy.",
    "There is no answer if your measurements would mean a body fat of 0% or less, or 100% or more.",
    "We found no published example for the inches formula, so we check it only by hand.",
  ],
  example: {
    story:
      "Marcus has lifted weights for a year, and his BMI still says “overweight”. He is 5 feet 10 inches tall and weighs 176 pounds. The tape says 15 inches around the neck and 33.5 around the waist.",
    outcome: "His BMI of 25.3 counts as overweight, but the tape shows that the extra weight isn't around his waist.",
    inputs: {
      sex: "male",
      height: 70,
      height_unit: "in",
      weight: 176,
      weight_unit: "lb",
      neck: 15,
      neck_unit: "in",
      waist: 33.5,
      waist_unit: "in",
    },
  },
  mistakes: [
    "Sucking in your stomach. Breathe out normally and relax.",
    "Measuring over clothes, or with a tape that has stretched. Use a soft tape on bare skin.",
    "Comparing a tape result with a bathroom scale's. Each method has its own error, so stay with one.",
    "Taking the decimal seriously. Half an inch at the waist moves the result by about one point.",
  ],
  questions: [
    {
      question: "Why does another calculator show a slightly different figure in inches?",
      answer:
        "There are two published formulas, one for centimeters and one for inches, which differ slightly. Some calculators switch formulas when you switch units. Here the formula changes only if you choose the other one.",
    },
    {
      question: "Which method should I use?",
      answer:
        "Use a tape if you have one. A tape shows whether the extra weight is around your waist. BMI can't tell muscle from fat.",
    },
    {
      question: "What is essential fat?",
      answer:
        "The fat your body needs for nerves, marrow, organs and hormones: about 2% to 5% in men and 10% to 13% in women. Less than that is dangerous.",
    },
    {
      question: "How do I measure well?",
      answer:
        "In the morning, standing up, after breathing out, with a soft tape. Measure three times and take the middle figure.",
    },
    {
      question: "How can I lower my body fat?",
      answer:
        "Eat a few hundred calories a day less than you burn, get enough protein, and do strength training so that you lose fat and not muscle. The calorie and macro calculators turn that into numbers.",
    },
  ],
  next: [
    { slug: "macros", why: "how much protein, carbs and fat to eat." },
    { slug: "calories", why: "set a calorie goal for the loss you want." },
    { slug: "bmr", why: "enter your body fat for a better estimate of calories at rest." },
  ],
  related: ["bmi", "bmr", "ideal-weight", "calories"],
  sources: [
    {
      title:
        "Hodgdon and Beckett, Prediction of percent body fat for U.S. Navy men from body circumferences and height, Naval Health Research Center, report 84-11 (1984)",
      url: "https://doi.org/10.21236/ada143890",
    },
    {
      title:
        "Hodgdon and Beckett, Prediction of percent body fat for U.S. Navy women from body circumferences and height, Naval Health Research Center, report 84-29 (1984)",
      url: "https://doi.org/10.21236/ada146456",
    },
    {
      title:
        "US Department of Defense Instruction 1308.3, DoD Physical Fitness and Body Fat Programs Procedures (2002)",
    },
    {
      title:
        "Deurenberg, Weststrate and Seidell, Body mass index as a measure of body fatness, British Journal of Nutrition 65 (1991), pages 105 to 114",
      url: "https://doi.org/10.1079/BJN19910073",
    },
    {
      title: "American Council on Exercise, What are the guidelines for percentage of body fat loss?",
      url: "https://www.acefitness.org/resources/everyone/blog/112/what-are-the-guidelines-for-percentage-of-body-fat-loss/",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
    {
      title:
        "US Uniformed Services University, Human Performance Resources, How the military measures body composition",
      url: "https://www.hprc-online.org/physical-fitness/training-performance/measurement-body-composition-military",
      place: "Department of Defense Instruction 1308.03 of 2022",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "body fat percentage",
    "BFP",
    "US Navy method",
    "tape measure",
    "body composition",
    "lean body mass",
    "fat mass",
    "army body fat",
    "Deurenberg",
  ],
  everydayWords: [
    "skinny fat",
    "lean mass",
    "bodyfat from measurements in inches",
    "male",
    "army test",
    "percent",
    "belly",
    "man, woman",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Where the result is below essential fat, or the BMI is below 16, the answer now starts with advice to see a doctor. The page no longer says that the US armed forces use the inches formula.",
    },
  ],
} satisfies Content<typeof bodyFat>;
