import { picture } from "../_components/page/picture.tsx";

export const dynamic = "force-static";

/** For the pages that are no calculator. */
export const GET = () => picture({ title: "Calculators that show their work" });
