import { noLaws } from "#engine";

export default noLaws("What is drawn by chance grows with nothing, doubles with nothing, and is undone by nothing.");
