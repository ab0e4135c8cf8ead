import type { Content } from "#engine";
import type oneRepMax from "./one-rep-max.ts";
import vectors from "./vectors.ts";

export default {
  title: "One rep max calculator: 1RM by seven formulas",
  purpose: "Estimates the most you can lift once from a set of several reps, and shows the weights for 1 to 12 reps.",
  about: [
    "Training plans count in percent of your one-rep max: five reps at 85%, for example. Trying the maximum itself is hard on the joints and needs a spotter. An estimate from a lighter set is safer.",
    "The page works for the bench press, squat, deadlift and other barbell lifts, in kilograms or pounds.",
  ],
  howToUse: [
    "Warm up, and then do as many clean reps as you can with a weight that you manage 3 to 6 times.",
    "Enter the weight with the bar and the reps.",
    "Look up the weight for your next sets in the table. Round it down to the plates you have.",
    "Use the same formula each time, so that you can compare months.",
  ],
  methodology: [
    "Each formula says which share of your maximum you can lift so many times. By Brzycki, it is 1.0278 minus 0.0278 times the reps: 86% for six reps. The weight divided by the share is the one-rep max.",
    "The table turns this around: the one-rep max times the share is the weight for so many reps.",
    "The formulas were fitted to different groups of lifters. They agree at about ten reps and differ above.",
  ],
  assumptions: [
    "You stopped because you couldn't do another rep.",
    "One rep is the maximum itself. Some formulas would give a little more, and we don't add it.",
    "Lombardi multiplies the weight by reps to the power of 0.1. Mayhew and Wathan use powers of e, about 2.71828.",
  ],
  limitations: [
    "It is an estimate. Compared with real tests, formulas often miss by 5%, and more in the deadlift.",
    "Above ten reps, endurance counts more than strength, and the formulas part.",
    "It knows nothing of your form, your sleep or your injuries. If something hurts, stop, and ask a doctor or coach.",
    "The formulas come from studies of adults. Teenagers should train with a coach instead of testing a maximum.",
    "We could read most of the original papers only as others quote them. The equations are the same in all of these quotations.",
  ],
  example: {
    story: "Tom bench-presses 185 pounds for five reps. His plan asks for sets of eight.",
    outcome: "Tom loads 165 pounds for his sets of eight.",
    inputs: { weight: 185, weight_unit: "lb", reps: 5 },
  },
  mistakes: [
    "Leaving out the bar. An Olympic bar weighs 20 kg or 45 pounds.",
    "Entering an easy set. If two more reps were possible, the estimate is too low.",
    "Testing a real maximum alone. Have a spotter, or use a rack with safety bars.",
    "Mixing pounds and kilograms. 100 kg are about 220 pounds.",
  ],
  questions: [
    {
      question: "What is a one-rep max?",
      answer: "The heaviest weight you can lift once with good form. It is often written as 1RM.",
    },
    {
      question: "Which formula should I use?",
      answer:
        "Brzycki and Epley are the most common, and they give the same result for ten reps. For fewer reps, Epley gives a little more.",
    },
    {
      question: "How much can I lift for five reps?",
      answer:
        "About 86% to 89% of your maximum, depending on the formula. The table shows the weight for each number of reps.",
    },
    {
      question: "How often should I test it?",
      answer: "Every four to eight weeks is enough. Strength changes slowly, and a hard test needs days of rest.",
    },
    {
      question: "Does it work for push-ups or machines?",
      answer:
        "For machines, yes, if you compare the same machine. For push-ups and pull-ups, the weight is your body, and the formulas weren't made for it.",
    },
  ],
  next: [
    { slug: "macros", why: "protein and energy for building muscle." },
    { slug: "body-fat", why: "how much of your weight is muscle." },
  ],
  related: ["macros", "body-fat", "calories", "target-heart-rate"],
  sources: [
    {
      title: "Medical Algorithms, Equation of Brzycki for predicting the one repetition maximum",
      url: "https://www.medicalalgorithms.com/equation-of-brzycki-for-predicting-the-one-repetition-maximum-1-rm-bench-pressing-weight",
      read: "2026-11-27",
    },
    {
      title: "Brian Mac, Maximum Load (1RM): the equations of Brzycki, Baechle, Epley and Lander",
      url: "https://www.brianmac.co.uk/maxload.htm",
      read: "2026-11-27",
    },
    {
      title: "Reynolds, Gordon and Robergs, Prediction of one repetition maximum strength, JSCR 20 (2006)",
      url: "https://studylib.net/doc/26029413/478rmstrengthprediction",
    },
  ],
  synonyms: [
    "1RM",
    "one rep maximum",
    "max bench press",
    "bench press calculator",
    "squat max",
    "deadlift max",
    "rep max",
    "Brzycki",
    "Epley",
  ],
  everydayWords: ["bench", "squat", "deadlift", "lift", "reps"],
  inputWords: { weight: "Bench press, bar and plates", reps: "How many times" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof oneRepMax>;
