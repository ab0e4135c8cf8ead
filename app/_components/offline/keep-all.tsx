"use client";
// Keeps every calculator on the device, and removes them again.
import { useEffect, useState } from "react";
import { areAllKept, type Everything, forgetAll, keepAll, readEverything } from "./keep.ts";

export function KeepAll() {
  const { bytes, isKept, isBusy, status, keep, remove } = useDevice();
  return (
    <>
      <p className="row">
        {isKept ? (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => isBusy || remove()}>
            Remove all calculators from this device
          </button>
        ) : (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || !bytes}
            onClick={() => isBusy || !bytes || keep()}
          >
            Keep all calculators{bytes && ` (${megabytes(bytes)})`}
          </button>
        )}
      </p>
      <p role="status" aria-busy={isBusy}>
        {status || (isKept ? KEPT : "")}
      </p>
    </>
  );
}

/** What the device holds, what there is to download, and how to keep and remove it. */
function useDevice() {
  const [everything, setEverything] = useState<Everything>();
  const [isKept, setKept] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState("");
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return setStatus(UNABLE);
    readEverything().then(setEverything, () => setStatus(UNREACHABLE));
    areAllKept().then(setKept, () => setStatus(UNABLE));
  }, []);

  const act = async (work: () => Promise<void>, done: string, failed: string) => {
    setBusy(true);
    await work().then(
      () => setStatus(done),
      () => setStatus(failed),
    );
    setKept(await areAllKept());
    setBusy(false);
  };
  const keep = () => act(() => keepAll((done, all) => setStatus(`Saved ${done} of ${all} files.`)), KEPT, FAILED);
  const remove = () => act(forgetAll, "Removed.", "Your browser could not remove them.");
  return { bytes: everything?.bytes, isKept, isBusy, status, keep, remove };
}

const KEPT = "All calculators are on this device. They are renewed when you visit a page after a change.";
const FAILED = "Not everything could be saved. Try again when you have a connection and free space.";
const UNABLE = "This browser can’t keep pages, or not in a private window.";
const UNREACHABLE = "This needs a connection.";

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
