// The regimes of Indian income tax, as a form offers them.
export const REGIMES = { new: "New regime", old: "Old regime" } as const;
export type Regime = keyof typeof REGIMES;
