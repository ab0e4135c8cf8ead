// Clients with many tools look for one by words, in names, titles, descriptions and the texts of the inputs. These are
// questions as people ask them, mostly in other words than ours; the right tool must be among the first three.
import { expect, it } from "vitest";
import { bm25, searched } from "#calculators/suite/found/searches";
import { catalogue } from "#lib/service/catalogue";
import { SITE } from "./ask.fixture.ts";
import { writeTools } from "./index.ts";
import { toolName } from "./name.ts";

const QUESTIONS: readonly [slug: string, question: string][] = [
  ["tip", "We are four at the restaurant: what gratuity do we leave, and what does everyone owe?"],
  ["bmi", "Am I overweight at 82 kg and 1.75 m?"],
  ["mortgage", "What would a house for 400,000 cost me monthly with 20 percent down?"],
  ["percentage", "What is 15 percent of 240?"],
  ["percentage-change", "By how much did my rent increase, from 900 to 1,050?"],
  ["loan", "EMI of a personal loan of 20,000 over five years"],
  ["amortization", "Show me the payment schedule of my loan, month by month, with extra payments"],
  ["auto-loan", "Monthly car payment after trading in my old vehicle"],
  ["mortgage-payoff", "How much sooner is my home paid off if I overpay each month?"],
  ["house-affordability", "How much house can I afford on my income?"],
  ["credit-card-payoff", "When is my card debt gone if I only pay the minimum?"],
  ["apr", "True yearly cost of a loan with an origination fee and points"],
  ["simple-interest", "Interest on a promissory note over 90 days, actual/360"],
  ["compound-interest", "What will my savings account be worth in ten years?"],
  ["savings-goal", "How much do I need to put aside every month to have a deposit of 30,000?"],
  ["inflation", "What will 100 dollars buy in twenty years, the purchasing power?"],
  ["apy", "Turn a nominal rate compounded daily into an effective annual yield"],
  ["retirement-savings", "Will my pension pot be enough when I stop working at 65?"],
  ["margin", "Markup and profit on an item that costs me 12 and sells for 20"],
  ["salary", "25 dollars an hour is how much a year?"],
  ["sales-tax", "Price before tax from the total on a receipt"],
  ["vat", "Net price without value added tax from a gross price"],
  ["income-tax", "Income tax owed and my marginal rate with these brackets"],
  ["discount", "Sale price of a jacket, 30 % off and another 20 % off at the till"],
  ["bill-split", "Divide the rent among housemates who pay different shares"],
  ["fuel-cost", "Gas money for a road trip of 600 miles at 30 mpg"],
  ["download-time", "How long to download 50 GB at 100 Mbps?"],
  ["age", "How old is someone born on 3 March 1990?"],
  ["date-difference", "How many days until Christmas?"],
  ["date-add", "What date is 90 days from today?"],
  ["business-days", "Ten working days from now without weekends and holidays"],
  ["time-duration", "Hours and minutes between 9:15 am and 5:40 pm"],
  ["hours-worked", "Add up my timesheet with lunch breaks and overtime"],
  ["calories", "How much may I eat a day to lose weight? My TDEE?"],
  ["bmr", "Energy my body burns at rest"],
  ["body-fat", "Body fat from waist and neck measured with a tape, as the Navy does"],
  ["macros", "Grams of protein, carbs and fat for a keto diet"],
  ["pace", "How fast per kilometre for a marathon under four hours?"],
  ["due-date", "When will my baby come? Last period on 1 May"],
  ["length", "How many inches are 180 cm?"],
  ["weight", "70 kilos in pounds and stone"],
  ["temperature", "350 Fahrenheit in Celsius"],
  ["volume-units", "How many millilitres are two imperial pints?"],
  ["data-size", "How many megabytes are 2 GiB?"],
  ["cooking", "Grams in a cup of flour"],
  ["fraction", "Add 3/4 and 2/5 as mixed numbers"],
  ["quadratic", "Roots of x squared minus 5x plus 6"],
  ["statistics", "Average and standard deviation of these test scores"],
  ["gcd-lcm", "Largest number that divides both 84 and 36, the HCF"],
  ["prime-factorization", "Is 7919 a prime number?"],
  ["ratio", "Simplify 16:9 and scale it to 1920"],
  ["number-base", "255 in hex and binary"],
  ["triangle", "Missing side and angles of a triangle from two sides, law of cosines"],
  ["circle", "Circumference from a diameter of 12"],
  ["concrete", "How many bags of concrete for a patio slab?"],
  ["paint", "Gallons of paint for the walls of a room, two coats"],
  ["tile", "How many boxes of tiles for the bathroom floor, with waste?"],
  ["square-footage", "Square feet of an L-shaped room for flooring"],
  ["ohms-law", "Current through a resistor at 12 volts"],
  ["ip-subnet", "Usable hosts and broadcast address of a /26"],
  ["gpa", "Grade point average of my semester with credits"],
  ["final-grade", "What do I need on the final exam to get a 90?"],
];

const open = (await catalogue().allOpen()).map(({ calculator }) => calculator.slug);
const tools = (await writeTools(catalogue(), SITE)).map(({ text }) => searched(JSON.parse(text)));

const asked = QUESTIONS.filter(([slug]) => open.includes(slug));

it("thirty questions and more are asked", () => {
  expect(asked.length).toBeGreaterThanOrEqual(30);
});

it.each(asked)("%s answers: %s", (slug, question) => {
  const ranked = bm25(question, tools);
  expect(ranked.slice(0, 3), ranked.slice(0, 5).join(", ")).toContain(toolName(slug));
});
