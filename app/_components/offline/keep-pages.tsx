"use client";
// Keeps each page that is visited, so that it works without a connection, once the page is at rest. Where the browser lets
// the site be installed, a line says so.
import { lazy, Suspense, useEffect, useState } from "react";
import type { InstallEvent } from "./install-hint.tsx";
import { later } from "./later.ts";

const AT_REST = 2000;
const InstallHint = lazy(later(() => import("./install-hint.tsx")));

export function KeepPages({ name }: { readonly name: string }) {
  const offer = useInstallOffer();
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./register.ts").then(({ register }) => register()).catch(leaveAsIs);
    }, AT_REST);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{offer && <InstallHint offer={offer} name={name} />}</Suspense>;
}

/** Without a connection, or in a browser that keeps nothing, a page is as it always was. */
const leaveAsIs = () => undefined;

/** What the browser offers. Its own bar stays away: the line takes its place. */
function useInstallOffer(): InstallEvent | undefined {
  const [offer, setOffer] = useState<InstallEvent>();
  useEffect(() => {
    const take = (event: Event) => {
      if (!isInstall(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    addEventListener("beforeinstallprompt", take);
    return () => removeEventListener("beforeinstallprompt", take);
  }, []);
  return offer;
}

const isInstall = (event: Event): event is InstallEvent => "prompt" in event;
