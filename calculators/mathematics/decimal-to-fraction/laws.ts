import { noLaws } from "#engine";

export default noLaws("Decimals and fractions are written as texts, and no law compares texts.");
