/** What the address of the page gives: inputs, a region, or what others put behind links. */
export const linkedTexts = (): URLSearchParams => new URLSearchParams(location.hash.slice(1) || location.search);
