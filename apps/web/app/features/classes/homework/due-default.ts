const pad = (value: number): string => String(value).padStart(2, '0');

/** A time as a `datetime-local` field holds it, in the reader's zone. */
export const localTime = (time: Date): string =>
  `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}T${pad(time.getHours())}:${pad(time.getMinutes())}`;

/** Two evenings from now: what most homework asks for. */
export const usualDue = (now: Date): string => localTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2, 20));
