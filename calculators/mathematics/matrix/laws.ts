import { noLaws } from "#engine";

export default noLaws("Matrices are written as texts, and no law compares texts.");
