import { noLaws } from "#engine";

export default noLaws("A numeral is a text, and no figure grows, doubles or adds up with it.");
