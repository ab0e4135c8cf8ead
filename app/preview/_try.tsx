// A draft's form and its answer, worked out where the page is made: it runs no script.
import { describeInputs, type InputDescriptor, isRefusal } from "#engine";
import { calculation, refused } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";

type Texts = Readonly<Record<string, unknown>>;
type Props = { readonly entry: Entry; readonly texts: Texts };

export function Try({ entry, texts }: Props) {
  const { calculator } = entry;
  const { slug } = calculator;
  const sent = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  return (
    <>
      <form action="/preview" className="stack">
        <input type="hidden" name="draft" value={slug} />
        {describeInputs(calculator, site().currency).map((input) => (
          <div key={input.name}>
            <label htmlFor={`${slug}-${input.name}`}>{input.label}</label>
            <div className="box">
              <Field
                id={`${slug}-${input.name}`}
                input={input}
                text={String(texts[input.name] ?? input.default ?? "")}
              />
            </div>
          </div>
        ))}
        <button type="submit" className="button">
          Calculate
        </button>
      </form>
      <Answer entry={entry} sent={sent} />
    </>
  );
}

type FieldProps = { readonly id: string; readonly input: InputDescriptor; readonly text: string };

function Field({ id, input: { name, options }, text }: FieldProps) {
  if (!options) return <input id={id} name={name} defaultValue={text} />;
  return (
    <select id={id} name={name} defaultValue={text}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function Answer({ entry, sent }: { readonly entry: Entry; readonly sent: Texts }) {
  const answer = calculation(entry, sent, site(), new Date());
  if (isRefusal(answer)) return <p className="notice warn">{refused(entry.calculator, answer).message}</p>;
  const { primary, calculation: work, warnings = [], notes = [] } = answer;
  return (
    <>
      <p>
        <strong>{primary.sentence}</strong>
      </p>
      <ol className="prose">
        {work.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {[...warnings, ...notes].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
