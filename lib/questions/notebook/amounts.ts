// How an amount is recognized in a line. Both expressions are sticky: they are tried at one place.

const FIGURES = "(?:\\d{1,3}(?:[ ,.'_]\\d{3})+(?:[.,]\\d+)?|\\d+[.,]\\d+|\\d+|\\.\\d+)(?!\\d|[.,:]\\d)";
const SIZE = "(?:[kKM]| ?(?:bn|thousand|million|billion|lakh|crore))(?![\\p{L}\\d])";
export const AMOUNT = new RegExp(
  `(?<before>[$€£¥₹] ?)?(?<figures>${FIGURES})(?<power>e[-+]?\\d{1,3}(?![\\p{L}\\d.]))?(?<size>${SIZE})?(?<after> ?(?:[$€£¥₹]|(?:USD|usd|EUR|eur|GBP|gbp|dollars?|euros?)(?!\\p{L})))?`,
  "uy",
);
export const FRACTION = /(?:(?<whole>\d{1,4}) )?(?<top>\d{1,4})\/(?<bottom>\d{1,4})(?= ?\p{L})/uy;
