import { noLaws } from "#engine";

export default noLaws("Equations are written as texts, and no law compares texts.");
