// Income tax of the states that have none, or one rate on all of the state's own taxable income. What a state allows
// off before that (exemptions, deductions and credits) is not here, nor are taxes of cities and counties. Other states
// are left out: those with several bands, and those whose rate for the year was read in one place only.
import { dated } from "../dated.ts";

/** By the two letters of the state, in percent. Zero where wages are not taxed. */
export const unitedStatesStateIncomeTax = dated<Readonly<Record<string, number>>>({
  what: "US state income tax with no rate or one",
  source: {
    title: "PolicyEngine US, parameters of state income tax, with their statutes",
    url: "https://github.com/PolicyEngine/policyengine-us/tree/main/policyengine_us/parameters/gov/states",
    read: "2026-11-22",
  },
  values: [
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        AK: 0,
        AZ: 2.5,
        FL: 0,
        IL: 4.95,
        IN: 2.95,
        KY: 3.5,
        LA: 3,
        MI: 4.25,
        NC: 3.99,
        NH: 0,
        NV: 0,
        PA: 3.07,
        SD: 0,
        TN: 0,
        TX: 0,
        UT: 4.45,
        WA: 0,
        WY: 0,
      },
    },
  ],
});
