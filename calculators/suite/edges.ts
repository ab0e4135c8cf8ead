// Where an answer jumps or bends as one input grows: found by halving, down to two inputs side by side.
import { type Calculator, calculate, isRefusal, primaryName, type Raw } from "#engine";

type Along = { readonly calculator: Calculator; readonly raw: Raw; readonly name: string };
type Seen = { readonly kind: string; readonly size: number };

/** Cents, and hundredths of whatever it is. */
const STEPS = 100;
/** Whole numbers that a computer still tells apart. */
const MOST = 1e12;

export function edgesOf(along: Along, [one = 0, other = 0]: readonly number[]): readonly Raw[] {
  const at = (step: number): Raw => ({ ...along.raw, [along.name]: `${step / STEPS}` });
  const seen = new Map<number, Seen>();
  const see = (step: number): Seen => {
    const found = seen.get(step) ?? lookAt(along.calculator, at(step));
    seen.set(step, found);
    return found;
  };
  const step = (figure: number) => Math.floor(Math.max(-MOST, Math.min(MOST, figure * STEPS)) + 0.5);
  let [low, high] = [step(Math.min(one, other)), step(Math.max(one, other))];
  while (high - low > 1) [low, high] = nearer(see, low, high);
  return low < high ? [at(low), at(high)] : [];
}

/** The half with the jump; where neither half has one, the half that bends more. */
function nearer(see: (step: number) => Seen, low: number, high: number): readonly [number, number] {
  const middle = Math.floor((low + high) / 2);
  const isJump = (from: number, to: number) => see(from).kind !== see(to).kind;
  if (isJump(low, middle)) return [low, middle];
  if (isJump(middle, high)) return [middle, high];
  return bend(see, low, middle) > bend(see, middle, high) ? [low, middle] : [middle, high];
}

function bend(see: (step: number) => Seen, low: number, high: number): number {
  const middle = Math.floor((low + high) / 2);
  const [before, after] = [see(middle).size - see(low).size, see(high).size - see(middle).size];
  return Math.abs(before * (high - middle) - after * (middle - low));
}

/** What can only jump (words, counts, how many rows, a refusal), and the main figure, which may bend. */
function lookAt(calculator: Calculator, raw: Raw): Seen {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return { kind: "no answer", size: 0 };
  const jumping = Object.entries(calculator.outputs).map(([name, { kind }]) => {
    const value = answer.outputs[name];
    if (Array.isArray(value)) return value.length;
    return kind === "text" || kind === "count" || value === null ? `${value}` : "";
  });
  const main = answer.outputs[primaryName(calculator, answer)];
  return { kind: jumping.join(" "), size: Number(main) || 0 };
}
