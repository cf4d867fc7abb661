import type { Country } from './subject-map.ts';

const ZONES: Record<Country, string> = { ro: 'Europe/Bucharest', hu: 'Europe/Budapest' };
const formats = new Map<Country, Intl.DateTimeFormat>();

/** The calendar day of a moment where the pupil lives: 2026-11-16. */
export const dayOf = (time: number, country: Country): string => {
  const format = formats.get(country) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[country], dateStyle: 'short' });
  formats.set(country, format);
  return format.format(time);
};

const DAY = 86_400_000;
const HOUR = 3_600_000;

export const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** The first moment of a day; both countries are one to three hours east of Greenwich. */
export const startOfDay = (day: string, country: Country): number => {
  const midnight = Date.parse(day);
  return [3, 2, 1].map(hours => midnight - hours * HOUR).find(time => dayOf(time, country) === day) ?? midnight;
};

/** The first moment of the next day. */
export const endOfDay = (time: number, country: Country): number => startOfDay(nextDay(dayOf(time, country)), country);

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - weekday * DAY).toISOString().slice(0, 10);
};
