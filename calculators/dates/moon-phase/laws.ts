import { noLaws } from "#engine";

export default noLaws(
  "The phases come back, but no two months are equally long, and nothing adds up or grows with the date.",
);
