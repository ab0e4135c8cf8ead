"use client";
// Keeps each page that is visited, so that it works without a connection. It waits until the page is at rest.
import { useEffect } from "react";

const AT_REST = 2000;

export function KeepPages() {
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./register.ts").then(({ register }) => register()).catch(leaveAsIs);
    }, AT_REST);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Without a connection, or in a browser that keeps nothing, a page is as it always was. */
const leaveAsIs = () => undefined;
