import { noLaws } from "#engine";

export default noLaws("Its figures are times of day, which begin again at midnight.");
