import { noLaws } from "#engine";

export default noLaws("Its figures are dates, which neither add up nor double.");
