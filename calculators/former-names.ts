// Names that calculators had before, by the slug of today: each with what a question under that name takes for granted.
type FormerNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const formerNames: Readonly<Record<string, FormerNames>> = {
  "income-tax": { "progressive-tax": { country: "own" } },
};
