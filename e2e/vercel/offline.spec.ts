// A platform serves files by their names, the worker keeps pages by their addresses: both have to meet there, too.
import { test } from "@playwright/test";
import { keepsAll } from "../kept-pages.ts";

test.use({ serviceWorkers: "allow" });

test("all calculators are kept when that is asked for, work offline, and can be removed", keepsAll);
