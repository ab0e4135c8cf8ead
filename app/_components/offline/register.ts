// Asks the browser to use our worker, and keeps the page that is open if that worker says so. One that has been withdrawn
// (app/offline/withdrawn.ts) says nothing, so nothing is kept.
import { keepThisPage } from "./keep.ts";

export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // A device that is full, or a connection that ends, keeps less.
  serviceWorker.onmessage = () => void keepThisPage().catch(() => undefined);
  const registration = await serviceWorker.register("/worker.js", { updateViaCache: "none" });
  await registration.update();
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  newest?.postMessage("May this page be kept?");
}
