// Names that calculators had before, by the slug of today: each with what a question under that name takes for granted.
type FormerName = { readonly since: string; readonly granted: Readonly<Record<string, string>> };

export const formerNames: Readonly<Record<string, Readonly<Record<string, FormerName>>>> = {
  "income-tax": {"progressive-tax":{"since":"2026-11-22","granted":{"country":"own"}}},
};
