// The five ways to date a pregnancy: what each one asks, and how many days it leaves until the due date.
import { choice, count, date, type InputValues } from "#engine";
import type { CivilDate } from "#numbers/civil-date";
import { PREGNANCY, WEEK } from "./pregnancy-weeks.ts";

// ACOG, Committee Opinion 700 (2017): 280 days are counted for a cycle of 28 days, or 266 days from conception.
const USUAL_CYCLE = 28;
const FROM_CONCEPTION = 266;

const BY_LAST_PERIOD = { when: { method: ["last_period"] } } as const;
const BY_TRANSFER = { when: { method: ["transfer"] } } as const;
const BY_SCAN = { when: { method: ["ultrasound"] } } as const;

export const METHOD_NAMES = {
  last_period: "Last period",
  conception: "Conception date",
  transfer: "IVF transfer date",
  ultrasound: "Ultrasound scan",
  due_date: "Due date I was given",
} as const;

export const DATING_METHODS = {
  method: choice("Calculate from", METHOD_NAMES, { default: "last_period" }),
  last_period: date("First day of the last period", { example: "2026-09-01", ...BY_LAST_PERIOD }),
  cycle_length: count("Cycle length", {
    unit: "days",
    min: 20,
    max: 45,
    default: USUAL_CYCLE,
    ...BY_LAST_PERIOD,
    help: "From the first day of one period to the day before the next.",
  }),
  conception: date("Conception date", { example: "2026-09-15", when: { method: ["conception"] } }),
  transfer: date("Transfer date", { example: "2026-09-20", ...BY_TRANSFER }),
  embryo_age: count("Embryo age at transfer", {
    unit: "days",
    min: 2,
    max: 7,
    default: 5,
    ...BY_TRANSFER,
    help: "Usually 3 or 5. An embryo of 5 days is called a blastocyst.",
  }),
  scan: date("Scan date", { example: "2026-11-10", ...BY_SCAN }),
  scan_weeks: count("Weeks pregnant at the scan", {
    unit: "weeks",
    min: 4,
    max: 41,
    example: 10,
    ...BY_SCAN,
  }),
  scan_days: count("Extra days at the scan", {
    unit: "days",
    min: 0,
    max: 6,
    default: 0,
    ...BY_SCAN,
  }),
  known_due_date: date("Due date", { example: "2027-06-08", when: { method: ["due_date"] } }),
};
type Given = InputValues<typeof DATING_METHODS>;

type KnownDay = { readonly start: CivilDate; readonly toGo: number; readonly sum?: string };

/** The day that is known, and how many days from it to the due date. */
export function knownDay(given: Given): KnownDay {
  switch (given.method) {
    case "last_period": {
      const toGo = PREGNANCY + given.cycle_length - USUAL_CYCLE;
      return { start: given.last_period, toGo, sum: `${PREGNANCY} + ${given.cycle_length} - ${USUAL_CYCLE}` };
    }
    case "conception": {
      const sum = `${PREGNANCY} - ${PREGNANCY - FROM_CONCEPTION}`;
      return { start: given.conception, toGo: FROM_CONCEPTION, sum };
    }
    case "transfer": {
      const sum = `${FROM_CONCEPTION} - ${given.embryo_age}`;
      return { start: given.transfer, toGo: FROM_CONCEPTION - given.embryo_age, sum };
    }
    case "ultrasound": {
      const sum = `${PREGNANCY} - ${given.scan_weeks} × ${WEEK} - ${given.scan_days}`;
      return { start: given.scan, toGo: PREGNANCY - given.scan_weeks * WEEK - given.scan_days, sum };
    }
    case "due_date":
      return { start: given.known_due_date, toGo: 0 };
  }
}
