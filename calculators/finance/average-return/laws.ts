import { noLaws } from "#engine";

export default noLaws("Its inputs are lists, and no law here doubles or raises the figures inside a list.");
