import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type vo2max from "./vo2max.ts";

export default {
  title: "VO2 max calculator: Cooper, Rockport, 1.5 miles",
  purpose:
    "Estimates your VO2 max from a test you can do without a lab, and compares it with people of your age and sex.",
  about: [
    "VO2 max is the most oxygen your body can use in a minute, for each kilogram you weigh. The higher it is, the longer you can keep up a hard pace. It also goes with a longer life.",
    "A lab measures it with a mask on a treadmill. A track, a watch and twelve minutes come close.",
  ],
  howToUse: [
    "If you run, choose the 12-minute or the 1.5-mile run. Warm up, then go as fast as you can keep up to the end.",
    "If you don't, choose the mile walk. Walk as fast as you can, and count your pulse right at the finish.",
    "Repeat the same test every month or two. The change tells you more than the figure itself.",
  ],
  methodology: [
    "Cooper: VO2 max = (meters in 12 minutes − 504.9) ÷ 44.73.",
    "1.5-mile run: 483 ÷ minutes + 3.5.",
    "Rockport: 132.853 − 0.0769 × pounds − 0.3877 × age − 3.2649 × minutes − 0.1565 × heart rate, and 6.315 more for men.",
    "Uth: 15.3 × maximum heart rate ÷ resting heart rate. Without a measured maximum, the page takes 220 minus your age.",
    "The classes are those that Polar prints, from a review of 62 studies by Shvartz and Reibold. A class begins at its whole number: 43.9 is still below a class from 44.",
    "One MET is 3.5 mL of oxygen per kilogram and minute, about what you use sitting still.",
  ],
  assumptions: [
    "You go all out in the runs. In the walk, you don't break into a run.",
    "The course is flat and measured, and the weather is mild.",
    "For the walk, your weight counts with clothes and shoes.",
  ],
  limitations: [
    "A field test is usually within about 10% of the lab. The estimate from the resting heart rate can be off by much more.",
    "Beta blockers slow the heart, and so the walk and the resting heart rate give too much.",
    "Formulas differ: other authors print other ones for the same tests. A watch uses its own.",
    "We read the formulas in books, tests of programs and guides that agree, not in the first papers.",
  ],
  example: {
    story: "Tom is 42 and has been running for a year. In 12 minutes he gets around the track six and a half times.",
    outcome:
      "That is 2,600 meters and a VO2 max of 46.8. It is good for a man of his age, and just short of very good.",
    inputs: { test: "cooper", sex: "male", age: 42, distance: 2600 },
  },
  mistakes: [
    "Starting too fast. An even pace gets you farther.",
    "Counting the pulse a minute after the walk. It falls quickly, so count for 10 seconds at once and multiply by 6.",
    "Comparing a run with a watch's figure. Compare runs with runs.",
    "Guessing the distance. Half a lap changes the result by about 4.5.",
  ],
  questions: [
    {
      question: "What is a good VO2 max?",
      answer:
        "It depends on age and sex. At 40, a man is good from 42 and a woman from 34. Enter your own age, and the table shows all classes.",
    },
    {
      question: "How do I raise it?",
      answer:
        "Train three or four times a week, one of them in hard intervals of 3 to 5 minutes. Beginners often gain 10% to 20% in three months.",
    },
    {
      question: "Which test is the most accurate?",
      answer:
        "For runners the two runs, for everyone else the walk. The resting heart rate needs no effort and tells the least.",
    },
    {
      question: "What do top athletes reach?",
      answer: "In endurance sports usually above 70 for men and above 60 for women, says Polar.",
    },
    {
      question: "Does VO2 max fall with age?",
      answer: "Yes, by roughly 10% every ten years from the twenties on. Training slows that down.",
    },
  ],
  next: [
    { slug: "target-heart-rate", why: "how hard to train." },
    { slug: "race-time", why: "what a race result says about the next race." },
    { slug: "pace", why: "the pace for your 12 minutes." },
  ],
  related: ["target-heart-rate", "race-time", "pace", "calories-burned"],
  sources: [
    {
      title: "Cooper, A means of assessing maximal oxygen intake, JAMA 203 (1968)",
      url: "https://jamanetwork.com/journals/jama/article-abstract/337382",
    },
    {
      title: "Topend Sports, Rockport Walk Test",
      url: "http://www.topendsports.com/testing/tests/rockport.htm",
      read: "2026-11-27",
    },
    {
      title: "Physical IQ, Cooper 12 Minute Run/Walk",
      url: "https://physicaliq.com/?p=51947",
      read: "2026-11-27",
    },
    {
      title: "Canadian Kinesiologists, 1.5 Mile VO2 max Assessment, Run",
      url: "https://kinesiologists.ca/wp/pt-store/free-resources/protocol-vo2-run/",
      read: "2026-11-27",
    },
    {
      title:
        "Uth, Sørensen, Overgaard and Pedersen, the Heart Rate Ratio Method, European Journal of Applied Physiology 91 (2004)",
      url: "https://pubmed.ncbi.nlm.nih.gov/14624296/",
    },
    {
      title: "Polar, How fit am I compared to the population",
      url: "http://www.polar.com/us-en/support/How_fit_am_I_compared_to_the_population/",
      read: "2026-11-27",
    },
  ],
  synonyms: ["Cooper test", "Rockport walk test", "maximal oxygen uptake", "aerobic capacity", "cardio fitness"],
  everydayWords: ["vo2", "fit", "fitness", "oxygen", "12 minute run", "lungs"],
  inputWords: { distance: "Ran, how far", resting: "Pulse at rest", heart_rate: "Pulse after the walk" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof vo2max>;
