// VA home loans: the funding fee in percent of the loan, by the down payment.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import fee from "../law/us-va-funding-fee.json";

export const unitedStatesVaFundingFee: Fact<LawOf<"us-va-funding-fee">> = fee;
