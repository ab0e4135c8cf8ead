/** Whole dollars as prose has them: "$184,500". */
export const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
