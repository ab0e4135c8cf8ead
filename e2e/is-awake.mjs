/** In a page of a calculator: its own form has taken over the one that came with the HTML, and shows what a link brought. */
export function isAwake() {
  const form = document.querySelector("form.entry");
  const isShown = !document.documentElement.classList.contains("linked");
  return isShown && form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
}
