"use client";
// Next lays the page of wrong addresses into every page, with whatever stands in it: so here it stands as a name alone,
// and is loaded where it is shown.
import { lazy } from "react";
import type { NotFoundProps } from "./not-found.tsx";

const NotFound = lazy(() => import("./not-found.tsx"));

export const NotFoundLater = (props: NotFoundProps) => <NotFound {...props} />;
