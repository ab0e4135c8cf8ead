import type { Laws } from "#engine";
import type mileageReimbursement from "./mileage-reimbursement.ts";

export default {
  grows: [
    ["distance", "raises", "reimbursement"],
    ["earlier", "lowers", "reimbursement", { by: "uk_car" }],
    ["own_rate", "raises", "reimbursement", { by: "own" }],
  ],
  scales: [{ double: ["distance"], times: { reimbursement: 2, rate: 1 }, where: { by: "us_business" } }],
} satisfies Laws<typeof mileageReimbursement>;
