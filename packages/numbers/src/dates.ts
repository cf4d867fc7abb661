type Time = Date | string | number;
/** Prints a time in Hungarian; `zone` is an IANA name, without it the zone of this machine. */
type DateFormat = (time: Time, zone?: string) => string;

/** A formatter takes a while to build, so each is built at its first use and kept. */
function format(options: Intl.DateTimeFormatOptions): DateFormat {
  const known = new Map<string | undefined, Intl.DateTimeFormat>();
  return (time, zone) => {
    const formatter = known.get(zone) ?? new Intl.DateTimeFormat('hu-HU', { ...options, timeZone: zone });
    known.set(zone, formatter);
    return formatter.format(new Date(time));
  };
}

/** 2026. november 5. */
export const longDate = format({ dateStyle: 'long' });
/** 2026. november 5. 17:05 */
export const longDateTime = format({ dateStyle: 'long', timeStyle: 'short' });
/** 2026. nov. 5. */
export const mediumDate = format({ dateStyle: 'medium' });
/** 2026. nov. 5. 17:05 */
export const mediumDateTime = format({ dateStyle: 'medium', timeStyle: 'short' });
/** 2026. 11. 05. */
export const shortDate = format({ dateStyle: 'short' });
/** 2026. 11. 05. 17:05 */
export const shortDateTime = format({ dateStyle: 'short', timeStyle: 'short' });
/** 2026. 11. 05. 17:05:09 */
export const exactTime = format({ dateStyle: 'short', timeStyle: 'medium' });
/** november 5. */
export const monthDay = format({ month: 'long', day: 'numeric' });
/** november 5., csütörtök */
export const weekday = format({ month: 'long', day: 'numeric', weekday: 'long' });
/** nov. 5. 17:05 */
export const monthDayTime = format({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
