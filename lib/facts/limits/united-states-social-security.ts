import { dated } from "../dated.ts";

/** For people who turn 62 in the year. */
export type SocialSecurity = {
  /** Average indexed monthly earnings where the first rate of the benefit formula ends, and the second. */
  readonly bendPoints: readonly [number, number];
  /** Earnings that give one credit. A year gives four at most. */
  readonly credit: number;
};

export const unitedStatesSocialSecurity = dated<SocialSecurity>({
  what: "US Social Security bend points and work credits",
  source: {
    title: "Social Security Administration, POMS RS 00605.900 and Quarter of Coverage",
    url: "https://secure.ssa.gov/poms.nsf/lnx/0300605900",
    read: "2026-11-26",
  },
  values: [{ from: "2026-01-01", to: "2026-12-31", value: { bendPoints: [1_286, 7_749], credit: 1_890 } }],
});
