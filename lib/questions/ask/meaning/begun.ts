// What a form holds before anything is said: where it begins in a region, and today.
import { beginsThere, type Calculator, type Hint, type InputField, type Texts } from "#engine";

type Asked = { readonly hint: Hint; readonly regions: readonly string[]; readonly today: string };

/** "£50k" begins where pounds are used. */
export const inRegions = ({ inputs }: Calculator, regions: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, field]) => {
      const text = field.kind === "choice" ? begunThere(field, regions) : undefined;
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Where a form begins in all of these regions alike. */
function begunThere(field: InputField, regions: readonly string[]): string | undefined {
  const [first, ...others] = regions.map((region) => beginsThere(field, region));
  return typeof first === "string" && others.every((other) => other === first) ? first : undefined;
}

/** Today, and where the form begins. */
export const begunIn = (inputs: Readonly<Record<string, InputField>>, { hint, regions, today }: Asked): Texts =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, field]) => {
      if (hint.begins?.includes(name))
        return [[name, begunThere(field, regions) ?? String(field.begins ?? field.example)]];
      return field.kind === "date" && field.today ? [[name, today]] : [];
    }),
  );
