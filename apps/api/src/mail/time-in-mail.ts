const FORMAT = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Bucharest' });

/** When something was asked for, so that the reader can tell whether it was them. */
export const timeInMail = (iso: string): string => `${FORMAT.format(new Date(iso))} (romániai idő)`;
