// What follows the form, loaded as one.
import { memo } from "react";
import { FactsUsed as FactsUsedIn } from "../answer/facts-used.tsx";
import { Glance as GlanceOf } from "../answer/glance.tsx";
import { Working as WorkingOf } from "../answer/working.tsx";
import { Tables as TablesOf } from "../tables/tables.tsx";

export const FactsUsed = memo(FactsUsedIn);
export const Glance = memo(GlanceOf);
export const Working = memo(WorkingOf);
export const Tables = memo(TablesOf);
