import { noLaws } from "#engine";

export default noLaws("Numbers are typed in a notation of their own, and no law compares texts.");
