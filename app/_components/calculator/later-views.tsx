// What follows from an answer, its picture, working and tables, stands as the server wrote it until it must change or is
// looked at. Only then are the views loaded that follow the form: neither they nor their rows weigh on a page that has
// just begun.
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Calculator } from "#engine";
import type { Drawing } from "../charts/drawing.ts";
import { later } from "../offline/later.ts";
import { AS_WRITTEN } from "../page/as-written.ts";

export type Views = typeof import("./views.tsx") & { readonly Drawer: ComponentType<Drawing> | undefined };

const load = later(() => import("./views.tsx"));

export async function loadViews(calculator: Calculator): Promise<Views> {
  const views = await load();
  return { ...views, Drawer: await views.loadDrawer(calculator) };
}

const CONTROLS = "button, input, [tabindex]";

/** The views once they are there, and the place whose controls wake them when they come in sight. */
export function useViews(
  calculator: Calculator,
  first: Views | undefined,
  changed: boolean,
): readonly [Views | undefined, RefObject<HTMLDivElement | null>] {
  const [views, setViews] = useState(first);
  const place = useRef<HTMLDivElement>(null);
  const focus = useRef(-1);
  const press = useRef(-1);
  const wake = useCallback(async () => {
    const loaded = await loadViews(calculator);
    focus.current = controls(place.current).findIndex((control) => control.matches(":focus"));
    setViews(loaded);
  }, [calculator]);

  useEffect(() => {
    if (views) return;
    if (changed) wake();
    return watch(place.current, wake, (pressed) => {
      press.current = pressed;
      wake();
    });
  }, [views, changed, wake]);

  // The same controls stand in the same order: who had reached one keeps it, and who had pressed one gets what it does.
  useLayoutEffect(() => {
    if (!views) return;
    const alive = controls(place.current);
    alive[focus.current]?.focus();
    alive[press.current]?.click();
  }, [views]);

  return [views, place];
}

const controls = (place: HTMLElement | null) => [
  ...document.querySelectorAll<HTMLElement>(`${PICTURE} input`),
  ...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/** A chart beside the answer is in sight from the start, so it wakes the views when someone reaches for it. It is drawn anew
 * then, and what listened is gone with it. */
const PICTURE = ".answer .chart";

/** Until it is stopped: which of the controls come in sight, and which is pressed. */
function watch(place: HTMLElement | null, onSight: () => void, onPress: (control: number) => void): () => void {
  const all = controls(place);
  const picture = document.querySelector(PICTURE);
  picture?.addEventListener("pointerover", onSight);
  picture?.addEventListener("focusin", onSight);
  const sight = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSight(),
  );
  for (const control of all) if (!picture?.contains(control)) sight.observe(control);
  const press = ({ target }: Event) =>
    onPress(all.findIndex((control) => target instanceof Node && control.contains(target)));
  place?.addEventListener("click", press);
  return () => {
    sight.disconnect();
    place?.removeEventListener("click", press);
  };
}

export function LaterView({ children }: { readonly children: ReactNode }) {
  if (children) return <div key="living">{children}</div>;
  return <div key="still" {...AS_WRITTEN} />;
}
