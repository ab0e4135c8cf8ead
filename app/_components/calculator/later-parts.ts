// What a calculator loads only once its form asks for it, such as a country's law.
import { useEffect, useState } from "react";
import type { Calculator, Texts } from "#engine";

/** Whether what these texts need is there; where it is not, it is loaded. Without texts, all of it. */
export function useLaterParts({ later }: Calculator, texts: Texts | undefined): boolean {
  const [, noteLoaded] = useState<Texts>();
  const isHere = later?.isHere(texts) ?? true;
  useEffect(() => {
    if (!isHere) later?.load(texts).then(() => noteLoaded({ ...texts }));
  }, [isHere, later, texts]);
  return isHere;
}
