import type { Metadata } from "next";
import { KeptPages } from "../_components/offline/kept-pages.tsx";

/** Shown by the worker in place of a page that isn't on the device. */
export const metadata: Metadata = { title: "You are offline", robots: { index: false } };

export default function Offline() {
  return (
    <div className="page">
      <div className="title">
        <h1>You are offline</h1>
        <p>This page isn’t on your device. Try again when you have a connection.</p>
      </div>
      <KeptPages />
    </div>
  );
}
