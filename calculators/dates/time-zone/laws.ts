import { noLaws } from "#engine";

export default noLaws("Clocks follow their governments, so no time grows with another, and none doubles.");
