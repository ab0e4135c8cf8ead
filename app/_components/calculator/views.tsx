// What follows the form, loaded as one.
import { type ComponentProps, type ComponentType, memo } from "react";
import type { Calculator, Picture } from "#engine";
import { FactsUsed as FactsUsedIn } from "../answer/facts-used.tsx";
import { Glance as GlanceOf } from "../answer/glance.tsx";
import { Working as WorkingOf } from "../answer/working.tsx";
import type { Drawing } from "../charts/drawing.ts";
import { later } from "../offline/later.ts";
import { Tables as TablesOf } from "../tables/tables.tsx";

export const FactsUsed = memo(FactsUsedIn);
export const Glance = memo(GlanceOf);
const Working = memo(WorkingOf);
const Tables = memo(TablesOf);

/** What stands under the answer. */
export const Details = (props: ComponentProps<typeof Working> & ComponentProps<typeof Tables>) => (
  <>
    <Working {...props} />
    <Tables {...props} />
  </>
);

type Drawer = { readonly default: ComponentType<Drawing> };

const DRAWERS: Readonly<Record<Picture["kind"], () => Promise<Drawer>>> = {
  triangles: later(() => import("../charts/triangles.tsx")),
  parabola: later(() => import("../charts/parabola.tsx")),
  line: later(() => import("../charts/line.tsx")),
  bell: later(() => import("../charts/bell.tsx")),
  density: later(() => import("../charts/density.tsx")),
  scatter: later(() => import("../charts/scatter.tsx")),
  spread: later(() => import("../charts/spread.tsx")),
};

const loadOtherQuestions = later((): Promise<Drawer> => import("../answer/other-questions.tsx"));

/** What draws a calculator's own picture, or answers its other questions. Pages of calculators that have none never load it. */
export async function loadDrawer({ picture, otherQuestions }: Calculator): Promise<ComponentType<Drawing> | undefined> {
  if (picture) return (await DRAWERS[picture.kind]()).default;
  return otherQuestions && (await loadOtherQuestions()).default;
}
