const RAD = Math.PI / 180;
const clamp = (value: number) => Math.min(1, Math.max(-1, value));

/** Days from new moon to new moon. */
export const MONTH = 29.5;
/** Degrees between the Earth's axis and the axis of its orbit. */
export const TILT = 23.4;

export const phases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type Phase = (typeof phases)[number];

/** Degrees of the Moon from the Sun, eastwards, as seen from the Earth. */
export const elongation = (day: number): number => ((((day / MONTH) * 360) % 360) + 360) % 360;

/** The lit share of the disc. */
export const litShare = (day: number): number => (1 - Math.cos(elongation(day) * RAD)) / 2;

/** The four main phases last about two days, the others between them. */
const MAIN_HALF = 12.5;

export function phaseOf(day: number): Phase {
  const angle = elongation(day);
  const quarter = Math.round(angle / 90);
  const off = angle - quarter * 90;
  const index = Math.abs(off) <= MAIN_HALF ? quarter * 2 : quarter * 2 + Math.sign(off);
  return phases[(index + 8) % 8] ?? 'new';
}

/** All in diameters of the Moon: its distance, and how far from the line of Sun and Earth an eclipse is still seen. */
const DISTANCE = 110.6;
const LUNAR = { total: 0.82, partial: 1.82 };
const SOLAR = { total: 1.83, partial: 2.84 };

export interface Eclipse {
  kind: 'solar' | 'lunar' | 'none';
  /** A partial one touches, a total one is in line (for the Sun: somewhere on the Earth). */
  total: boolean;
}

/** `offset`: how far above the plane of the Earth's orbit the Moon is, in its diameters. */
export function eclipseAt(day: number, offset: number): Eclipse {
  const angle = elongation(day) * RAD;
  const away = Math.hypot(DISTANCE * Math.sin(angle), offset);
  const [kind, limit] = Math.cos(angle) > 0 ? (['solar', SOLAR] as const) : (['lunar', LUNAR] as const);
  return away <= limit.partial ? { kind, total: away <= limit.total } : { kind: 'none', total: false };
}

/** The Sun's height above the celestial equator on a day of the year (1–365), degrees. */
export const declination = (date: number, tilt = TILT): number =>
  Math.asin(Math.sin(tilt * RAD) * Math.sin(((date - 80) / 365) * 2 * Math.PI)) / RAD;

/** Degrees above the horizon (negative below) at an hour of local solar time. */
export const sunHeight = (hour: number, latitude: number, declined: number): number =>
  Math.asin(
    clamp(
      Math.sin(latitude * RAD) * Math.sin(declined * RAD) +
        Math.cos(latitude * RAD) * Math.cos(declined * RAD) * Math.cos((hour - 12) * 15 * RAD),
    ),
  ) / RAD;

/** Hours between sunrise and sunset, for the middle of the Sun and without the air's bending. */
export const dayLength = (latitude: number, declined: number): number =>
  (2 * Math.acos(clamp(-Math.tan(latitude * RAD) * Math.tan(declined * RAD)))) / RAD / 15;

/** Million km from the Sun: nearest about 3 January. */
export const sunDistance = (date: number): number => 149.6 * (1 - 0.0167 * Math.cos(((date - 3) / 365.25) * 2 * Math.PI));

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Astronomical season of the northern half: 21 March, 21 June, 23 September, 21 December. */
export function seasonOf(date: number): Season {
  if (date < 80 || date >= 355) return 'winter';
  return date < 172 ? 'spring' : date < 266 ? 'summer' : 'autumn';
}
