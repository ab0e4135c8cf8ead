import { dated, type Source } from "../dated.ts";

export type RetirementLimits = {
  /** What an employee may put into a 401(k), 403(b) or most 457 plans. */
  readonly plan: number;
  /** On top, from age 50. */
  readonly planCatchUp: number;
  /** Instead of that, at ages 60 to 63; begins in 2025. */
  readonly planCatchUpAt60: number;
  readonly ira: number;
  /** On top, from age 50. */
  readonly iraCatchUp: number;
};

const irs = (title: string, url: string): Source => ({ title, url, read: "2026-11-22" });

export const unitedStatesRetirementLimits = dated<RetirementLimits>({
  what: "US 401(k) and IRA contribution limits",
  source: irs(
    "IRS Notice 2025-67",
    "https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500",
  ),
  values: [
    {
      from: "2024-01-01",
      to: "2024-12-31",
      value: { plan: 23_000, planCatchUp: 7_500, planCatchUpAt60: 7_500, ira: 7_000, iraCatchUp: 1_000 },
      source: irs(
        "IRS, Cost-of-Living Adjustments for Retirement Items",
        "https://www.irs.gov/pub/irs-tege/cola-table.pdf",
      ),
    },
    {
      from: "2025-01-01",
      to: "2025-12-31",
      value: { plan: 23_500, planCatchUp: 7_500, planCatchUpAt60: 11_250, ira: 7_000, iraCatchUp: 1_000 },
      source: irs(
        "IRS, 401(k) limit increases to $23,500 for 2025, IRA limit remains $7,000",
        "https://www.irs.gov/newsroom/401k-limit-increases-to-23500-for-2025-ira-limit-remains-7000",
      ),
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: { plan: 24_500, planCatchUp: 8_000, planCatchUpAt60: 11_250, ira: 7_500, iraCatchUp: 1_100 },
    },
  ],
});
