import { noLaws } from "#engine";

export default noLaws("Its inputs are a list and a unit, and no law here doubles the figures inside a list.");
