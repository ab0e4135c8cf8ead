import type { Content } from "#engine";
import type targetHeartRate from "./target-heart-rate.ts";
import vectors from "./vectors.ts";

export default {
  title: "Target heart rate calculator with five zones",
  purpose:
    "Finds the heart rate to aim for in moderate and vigorous exercise from your age, or from your age and resting heart rate.",
  about: [
    "Your pulse says how hard you exercise. Too slow, and you gain little fitness. Too fast, and you can't keep it up.",
    "Health offices advise adults to exercise moderately for 150 minutes a week, or vigorously for 75. This page shows at which heart rate each begins for you.",
  ],
  howToUse: [
    "Count your pulse at the wrist for 30 seconds and double it, or use a chest strap or watch.",
    "If you know your resting heart rate, choose the Karvonen method. It fits trained and untrained people better.",
    "If you are new to exercise, stay at the lower end for some weeks.",
    "Check with the talk test: in moderate exercise you can talk but not sing. In vigorous exercise you can say only a few words.",
  ],
  methodology: [
    "The maximum heart rate is estimated as 220 minus your age. Two other formulas are offered, and you can enter a maximum that was measured.",
    "From age alone, moderate exercise is 64% to 76% of the maximum, and vigorous exercise is 77% to 93%. These are the shares of the US Centers for Disease Control and Prevention.",
    "By the Karvonen method, the shares are taken of the heart rate reserve: the maximum minus the resting heart rate. The resting heart rate is added again. Moderate exercise is 40% to 59% of the reserve, and vigorous exercise is 60% to 89%, as the American College of Sports Medicine advises.",
    "The five zones cover 50% to 100% in steps of ten, as most watches and treadmills show them.",
  ],
  assumptions: [
    "You are 18 or older and in good health.",
    "Heart rates are rounded to whole beats per minute (bpm).",
    "The five zones are a custom of coaches and makers of watches. No health office defines them.",
  ],
  limitations: [
    "Formulas for the maximum miss the true one by 10 beats or more in about a third of people. Only a test shows yours.",
    "Beta blockers and some other medicines slow the heart. Then these figures are too high for you: ask your doctor.",
    "With a heart condition, or if you are pregnant, get your own target from your doctor.",
    "It isn't for children and teenagers.",
  ],
  example: {
    story:
      "Dana is 48, and her resting heart rate is 68. She starts to jog and wants to know how fast her heart should go.",
    outcome: "Dana jogs at about 130 beats per minute, where she can still talk.",
    inputs: { method: "reserve", age: 48, resting: 68 },
  },
  mistakes: [
    "Taking the resting heart rate in the middle of the day, after coffee or the stairs. Measure it in the morning in bed.",
    "Treating 220 minus age as a limit. It is an average, and many healthy people reach more or less.",
    "Comparing shares of the maximum with shares of the reserve. 60% of the reserve is about 75% of the maximum.",
    "Counting for 15 seconds and multiplying by 3. Multiply by 4.",
  ],
  questions: [
    {
      question: "What is a normal resting heart rate?",
      answer:
        "For most adults, 60 to 100 beats a minute. In people who train a lot it can be as low as 40. If yours is often above 100, talk with a doctor.",
    },
    {
      question: "Which formula for the maximum is best?",
      answer:
        "220 minus age is the usual one, but it is a rough rule. Tanaka's formula fits older adults better, and Gulati's was made from tests of women.",
    },
    {
      question: "Is there a fat-burning zone?",
      answer:
        "At lower heart rates, a larger share of the energy comes from fat. Harder exercise uses more energy in the same time. For losing weight, the total counts.",
    },
    {
      question: "My heart beats faster than my maximum. Is that bad?",
      answer:
        "Your own maximum may simply be higher than the formula says. If you feel faint, short of breath or have chest pain, stop and get help at once.",
    },
    {
      question: "What is the heart rate reserve?",
      answer: "The beats between rest and maximum. With a maximum of 180 and 60 at rest, it is 120.",
    },
  ],
  next: [
    { slug: "pace", why: "the pace and time of a run." },
    { slug: "calories", why: "the calories you need in a day with exercise." },
  ],
  related: ["pace", "calories", "bmr", "bmi"],
  sources: [
    {
      title: "US Centers for Disease Control and Prevention, Target Heart Rate and Estimated Maximum Heart Rate",
      url: "http://www.cdc.gov/physicalactivity/basics/measuring/heartrate.htm",
    },
    {
      title:
        "British Journal of Sports Medicine, classification of exercise intensity, adapted from ACSM and Garber (2011)",
      url: "https://bjsm.bmj.com/highwire/markup/116782/expansion",
      place: "table 1",
      read: "2026-11-27",
    },
    {
      title: "Tanaka, Monahan and Seals, Age-predicted maximal heart rate revisited, JACC 37 (2001)",
      url: "https://doi.org/10.1016/S0735-1097(00)01054-8",
    },
    {
      title:
        "Gulati and others, Heart rate response to exercise stress testing in asymptomatic women, Circulation 122 (2010)",
      url: "https://doi.org/10.1161/CIRCULATIONAHA.110.939249",
    },
    {
      title: "Robergs and Landwehr, The surprising history of the HRmax = 220 - age equation, JEPonline 5 (2002)",
      url: "https://studylib.net/doc/8666720/the-surprising-history-of-the-%E2%80%9Chrmax%3D220-age%E2%80%9D",
    },
  ],
  synonyms: [
    "heart rate zones",
    "maximum heart rate",
    "max heart rate",
    "Karvonen formula",
    "training zones",
    "heart rate reserve",
    "exercise heart rate",
    "cardio zone",
  ],
  everydayWords: ["pulse", "zones", "cardio", "bpm", "fat burning"],
  inputWords: { age: "Years old", resting: "Pulse at rest", pulse: "On the treadmill" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof targetHeartRate>;
