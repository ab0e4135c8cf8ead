// Inputs for a calculator from its published descriptors: ends of ranges, round numbers, and anything between.

export type Descriptor = {
  readonly name: string;
  readonly type: "number" | "string" | "boolean";
  readonly options?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string;
  readonly example?: string;
  readonly format?: string;
  readonly integer?: boolean;
};

/** The same inputs on every run: seeded by the slug. */
export function generator(seed: string): (input: Descriptor) => string {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  return (input) => {
    const { type, options, format, example, minimum = 0, maximum = 1000 } = input;
    const usual = input.default ?? example ?? "";
    if (options) return pick(options) ?? usual;
    if (type === "boolean") return pick(["true", "false"]) ?? usual;
    if (format === "date") return dayFrom(random());
    // Lists, rows and small grammars: as they begin, or with other digits in their places.
    if (type === "string")
      return random() < 0.2 ? usual : usual.replace(/\d/g, () => String(Math.floor(10 * random())));
    const near = Number(usual || 1) * (0.2 + 3 * random());
    const anywhere = minimum + (maximum - minimum) * random() ** 4;
    const value = pick([near, near, near, anywhere, minimum, maximum, Math.round(near)]) ?? near;
    return plainText(Math.min(maximum, Math.max(minimum, value)), pick([0, 0, 1, 2, 4]) ?? 0);
  };
}

const plainText = (value: number, digits: number): string => value.toFixed(digits);

const dayFrom = (share: number): string =>
  new Date(Date.UTC(1900, 0, 1) + Math.floor(share * 73_000) * 86_400_000).toISOString().slice(0, 10);

/** Mulberry32, by Tommy Ettinger. */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296;
  };
}
