// Loaded before the server (--import): its clock runs CLOCK_AHEAD_DAYS ahead, so that a test sees the next day.
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
