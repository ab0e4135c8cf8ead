import { NO_OPINION, type Opinion } from "#calculators/second/given";
import { power } from "#calculators/second/ratio";

const MOST_TRIED = 200_000n;

const primeFactorization: Opinion = (given) => {
  const number = BigInt((given.number ?? "").replaceAll(",", ""));
  if (number < 1n) return undefined;
  const powers = factored(number);
  const inPrint = (count: bigint) => String(count).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
  if (!powers) return NO_OPINION;
  return {
    factorization: null,
    is_prime: null,
    prime_factors: null,
    distinct: inPrint(BigInt(powers.length)),
    divisors: inPrint(powers.reduce((product, [, times]) => product * BigInt(times + 1), 1n)),
    // (p^(k + 1) − 1) ÷ (p − 1) for each
    sum_of_divisors: inPrint(
      powers.reduce((sum, [prime, times]) => sum * ((power(prime, times + 1).top - 1n) / (prime - 1n)), 1n),
    ),
    previous_prime: null,
    next_prime: null,
    pairs: null,
  };
};

/** By trial; nothing where that would take too long. */
function factored(number: bigint): readonly (readonly [prime: bigint, times: number])[] | undefined {
  const powers: (readonly [bigint, number])[] = [];
  let left = number;
  for (let factor = 2n; factor * factor <= left; factor += factor === 2n ? 1n : 2n) {
    if (factor > MOST_TRIED) return undefined;
    let times = 0;
    for (; left % factor === 0n; left /= factor) times++;
    if (times > 0) powers.push([factor, times]);
  }
  return left > 1n ? [...powers, [left, 1]] : powers;
}

export default primeFactorization;
