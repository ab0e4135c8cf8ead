// Loaded before the service, it makes the day in CLOCK today: NODE_OPTIONS=--import=…/e2e/clock.mjs.
const RealDate = Date;
const shift = RealDate.parse(process.env.CLOCK ?? "") - RealDate.now();
if (Number.isNaN(shift)) throw new TypeError(`CLOCK needs a day such as 2027-01-02, not ${process.env.CLOCK}.`);

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + shift]));
  }

  static now() {
    return RealDate.now() + shift;
  }
};
