import { noLaws } from "#engine";

export default noLaws(
  "Times go round the clock, and the sun rises earlier or later with the season on either side of the equator.",
);
