import { noLaws } from "#engine";

export default noLaws("Counts are written with every digit, as texts, and no law compares texts.");
