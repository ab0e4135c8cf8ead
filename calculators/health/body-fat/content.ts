import type { Content } from "#engine";
import type bodyFat from "./body-fat.ts";
import vectors from "./vectors.ts";

export default {
  title: "Body fat calculator from measurements",
  purpose:
    "Estimates an adult's body fat percentage, either from tape measurements by the US Navy method or from body mass index, age and sex.",
  about: [
    "The scale tells you that you lost four pounds. It doesn't tell you whether you lost fat, muscle or water. A body fat estimate helps you find out. All you need is a soft tape measure.",
    "It helps most when BMI misleads: if you lift weights, or if your weight is normal but your waist is large.",
  ],
  howToUse: [
    "Measure every two to four weeks, at the same time of day. The trend over several months tells you more than a single figure.",
    "Lean mass is everything in your body apart from fat. If your lean mass falls while you lose weight, eat more protein and add some strength training.",
    "The categories come from the American Council on Exercise. “Acceptable” is fine for your health. You don't need to reach “Athletes”.",
  ],
  methodology: [
    "Fat is lighter than muscle and bone, so a body with more fat is less dense. The Navy method estimates your body's density from your height and the distance around your neck and waist. For women it also uses the hips. Siri's equation turns density into a percentage of fat: 495 ÷ density − 450. In the formula, log is the logarithm to base 10.",
    "The BMI method uses Deurenberg's formula for adults. It needs only your height, weight, age and sex.",
    "You can measure in inches or centimeters. The unit doesn't change the formula or the answer.",
  ],
  assumptions: [
    "The page starts with the Navy's 1984 formula for centimeters. The results of the formula for inches differ by a few tenths of a percentage point. The US armed forces now measure waist and height first: a waist below 55% of the height passes.",
    "The tape is snug but not tight. It is level around the waist and hips, and slightly lower in front at the neck.",
    "Each category starts at the percentage shown and ends where the next category starts.",
  ],
  limitations: [
    "The estimate can be three to four percentage points too high or too low. For very lean and very heavy people, the error can be larger.",
    "If you are muscular, the BMI method gives a figure that is too high. If your neck is thick, the Navy method gives a figure that is too low.",
    "Don't use it for children or during pregnancy.",
  ],
  example: {
    story:
      "Marcus has lifted weights for a year, and his BMI still says “overweight”. He is 5 feet 10 inches tall and weighs 176 pounds. The tape shows 15 inches around his neck and 33.5 inches around his waist.",
    outcome: "His BMI of 25.3 counts as overweight, but only 16.5% of his weight is fat.",
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
    "Comparing a tape result with the figure from a bathroom scale. Each method has its own error, so stay with one method.",
    "Trusting the figure after the decimal point. Half an inch more at the waist raises the result by about one percentage point.",
  ],
  questions: [
    {
      question: "Why does another calculator show a slightly different figure in inches?",
      answer:
        "There are two published formulas, one for centimeters and one for inches. Their results differ slightly. Some calculators change the formula when you change the unit. This page uses the formula that you choose under “Method”.",
    },
    {
      question: "Which method should I use?",
      answer: "Use the tape method if you can. The BMI method can't tell muscle from fat.",
    },
    {
      question: "What is essential fat?",
      answer:
        "Essential fat is the fat your body needs for nerves, marrow, organs and hormones. It is about 2% to 5% of body weight in men and 10% to 13% in women. Having less is dangerous.",
    },
    {
      question: "How do I measure well?",
      answer:
        "Measure in the morning, standing up, with a soft tape. Breathe out first. Measure three times and use the middle figure of the three.",
    },
    {
      question: "How can I lower my body fat?",
      answer:
        "Eat a few hundred calories a day less than you burn. Get enough protein and do strength training, so that you lose fat instead of muscle.",
    },
  ],
  next: [
    { slug: "macros", why: "how much protein, carbs and fat to eat." },
    { slug: "calories", why: "find out how many calories to eat to lose weight." },
    { slug: "bmr", why: "use your body fat to estimate the calories you burn at rest." },
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
    {
      title: "Air & Space Forces Magazine, The Pentagon's new body composition standards (2026)",
      url: "https://www.airandspaceforces.com/air-force-pentagons-new-body-composition-standards",
      read: "2026-11-26",
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
  everydayWords: ["lean mass", "skinny", "bodyfat", "army", "measurements", "inches", "belly"],
  inputWords: {
    sex: "Man, male, woman, female",
    age: "For the BMI method",
    neck: 'cm, or "15 inches" around',
    waist: "Belly at navel, percent from tape test",
    hip: "Women only, widest part",
  },
  vectors,
  changes: [
    { version: "1.1.1", date: "2026-11-26" },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Where the result is below essential fat, or the BMI is below 16, the answer now starts with advice to see a doctor. The page no longer says that the US armed forces use the inches formula.",
    },
  ],
} satisfies Content<typeof bodyFat>;
