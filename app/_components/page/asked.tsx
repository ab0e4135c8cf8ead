// What the site can do, in questions with their answers: worked out when the page is built, by the calculators that each opens.
import { findCurrency } from "#engine";
import { ask } from "#lib/questions/ask";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { site } from "#lib/site";

const questionsIn = (year: string) => [
  "20% tip on $58.40",
  "mortgage 400k 30 years 6.5%",
  "5 ft 11 in in cm",
  `90 days from July 1 ${year}`,
  "2 cups flour in grams",
  "3/8 + 1/4",
];

export async function Asked() {
  const { currency, builtAt } = site();
  const asking = {
    today: builtAt.slice(0, 10),
    among: (await catalogue().all()).map(findableOf),
    currency,
    currencyOf: async (code: string) => findCurrency(code) ?? currency,
  };
  const answers = [];
  for (const question of questionsIn(builtAt.slice(0, 4))) {
    const [answer] = (await ask(question, asking)).answers;
    if (answer) answers.push({ question, ...answer });
    // An owner may have left its calculator out.
    else if (!site().own) throw new Error(`The home page asks "${question}", which has no answer.`);
  }
  if (answers.length === 0) return null;
  return (
    <section className="asked" aria-labelledby="asked-h">
      <h2 id="asked-h">Ask it like this</h2>
      <ul>
        {answers.map(({ question, ...answer }) => (
          <li key={question}>
            <a href={`/calculators/${answer.reading.slug}#${new URLSearchParams(answer.reading.texts)}`}>
              <span>{question}</span>
              <b>
                {answer.figure.text} {answer.unit}
              </b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
