// What follows the form, loaded as one.
import { memo } from "react";
import { Glance as GlanceOf } from "../answer/glance.tsx";
import { Working as WorkingOf } from "../answer/working.tsx";
import { Tables as TablesOf } from "../tables/tables.tsx";

export const Glance = memo(GlanceOf);
export const Working = memo(WorkingOf);
export const Tables = memo(TablesOf);
