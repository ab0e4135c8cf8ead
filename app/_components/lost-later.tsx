"use client";
// Next lays the page of wrong addresses into every page, with whatever stands in it: so here it stands as a name alone,
// and is loaded where it is shown.
import { lazy } from "react";
import type { LostProps } from "./lost.tsx";

const Lost = lazy(() => import("./lost.tsx"));

export const LostLater = (props: LostProps) => <Lost {...props} />;
