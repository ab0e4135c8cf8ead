// What follows the form, loaded as one.
import { memo } from "react";
import { Glance as GlanceOf } from "./glance.tsx";
import { Tables as TablesOf } from "./tables.tsx";
import { Working as WorkingOf } from "./working.tsx";

export const Glance = memo(GlanceOf);
export const Working = memo(WorkingOf);
export const Tables = memo(TablesOf);
