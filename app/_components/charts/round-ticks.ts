/** Round figures within a range, about as many as asked for: 0, 2.5, 5 … */
export function roundTicks(from: number, to: number, about: number): readonly number[] {
  const rough = (to - from) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((times) => times * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

const SIZES = [
  [1e12, "tn"],
  [1e9, "bn"],
  [1e6, "m"],
] as const;

/** 2,500,000 is 2.5m beside an axis. */
export function tickText(tick: number, write: (figure: string) => string): string {
  const [size, sign] = SIZES.find(([size]) => Math.abs(tick) >= size) ?? [1, ""];
  return write(String(Number((tick / size).toPrecision(6)))) + sign;
}
