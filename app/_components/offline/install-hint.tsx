// One line where the browser lets the site be installed. Whoever has answered it is not asked again.
import { useState } from "react";
import { keep, kept } from "../region/chosen.ts";

/** Only some browsers have it. */
export type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

const ANSWERED = "install-offered";

export default function InstallHint({ offer, name }: { readonly offer: InstallEvent; readonly name: string }) {
  const [isAnswered, setAnswered] = useState(() => kept(ANSWERED) !== "");
  if (isAnswered) return null;
  const answer = () => {
    keep(ANSWERED, "yes");
    setAnswered(true);
  };
  const install = () => {
    answer();
    offer.prompt().catch(() => undefined);
  };
  return (
    <section className="page row install" aria-label="Install">
      <p className="note">You can install {name} as an app on this device. It also works offline.</p>
      <button type="button" className="button" onClick={install}>
        Install
      </button>
      <button type="button" className="button plain" onClick={answer}>
        No, thanks
      </button>
    </section>
  );
}
