/** Says on a kept page that it is one. React passes over an element it does not know between those of the body. */
export function withNotice(html: string, keptOn: Date, isNewest: boolean): string {
  const day = keptOn.toLocaleDateString("en-US", { dateStyle: "long" });
  const more = isNewest
    ? "If an answer has been corrected since, you won’t see it here."
    : "The site has a newer version, whose answers may differ. Load the page again when you are online.";
  const notice = `<b>You are offline.</b> This page was saved on ${day}. ${more}`;
  return html.replace(
    "<main",
    `<aside class="page" id="offline-notice"><p class="notice warn">${notice}</p></aside><main`,
  );
}
