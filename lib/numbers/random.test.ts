import { expect, it } from "vitest";
import { drawDistinct, drawing, pcg32 } from "./random.ts";

// Round 1 of pcg32-demo, as https://www.pcg-random.org/using-pcg-c-basic.html prints it: seed 42 on stream 54.
const WORDS = [0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e];
const COINS = "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT";
const ROLLS = "3 4 1 1 2 2 3 2 4 3 2 4 3 3 5 2 3 1 3 1 5 1 4 1 5 6 4 6 6 2 6 3 3";
const CARDS =
  "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs 2s 7h Kh 2d 6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h 7d 8s 9d 5h 8h Qc 7c Tc";

it("gives the words of the reference", () => {
  const next = pcg32(42n);
  expect(WORDS.map(() => next())).toEqual(WORDS.map(BigInt));
});

it("tosses, rolls and deals as the reference does", () => {
  const draw = drawing(42n);
  const one = (many: number) => Number(draw(BigInt(many)));
  expect(WORDS.map(() => draw(2n ** 32n))).toEqual(WORDS.map(BigInt));
  expect(Array.from(COINS, () => (one(2) ? "H" : "T")).join("")).toBe(COINS);
  expect(ROLLS.split(" ").map(() => String(one(6) + 1))).toEqual(ROLLS.split(" "));
  const cards = Array.from({ length: 52 }, (_, i) => i);
  for (let i = 52; i > 1; i--) {
    const chosen = one(i);
    [cards[chosen], cards[i - 1]] = [cards[i - 1] ?? 0, cards[chosen] ?? 0];
  }
  expect(cards.map((card) => `${"A23456789TJQK"[card >> 2]}${"hcds"[card & 3]}`).join(" ")).toBe(CARDS);
});

it("draws each of a range about as often as the others, wide ranges too", () => {
  const draw = drawing(1n);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 70_000; i++) {
    const drawn = Number(draw(7n));
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  const wide = Array.from({ length: 1000 }, () => draw(10n ** 15n));
  expect(wide.every((n) => n >= 0n && n < 10n ** 15n)).toBe(true);
  expect(wide.filter((n) => n < 5n * 10n ** 14n).length).toBeGreaterThan(420);
});

it("draws different ones, all of them where as many are asked for", () => {
  const all = drawDistinct(drawing(7n), 20n, 20);
  expect(new Set(all).size).toBe(20);
  expect([...all].sort((a, b) => Number(a - b))).toEqual(Array.from({ length: 20 }, (_, i) => BigInt(i)));
  expect(new Set(drawDistinct(drawing(8n), 10n ** 12n, 100)).size).toBe(100);
});
