import { noLaws } from "#engine";

export default noLaws(
  "Two figures of a whole list: no other output to compare them with. The suite already tries every list in other orders.",
);
