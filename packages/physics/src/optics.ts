const RAD = Math.PI / 180;

/** Snell's law, degrees from the normal; null is total reflection. */
export function refraction(from: number, to: number, incidence: number): number | null {
  const sin = (from / to) * Math.sin(incidence * RAD);
  return sin > 1 ? null : Math.asin(sin) / RAD;
}

/** The angle from which on light does not leave the denser medium; null where there is none. */
export const criticalAngle = (from: number, to: number): number | null => (from > to ? Math.asin(to / from) / RAD : null);

/** 1/f = 1/t + 1/k (f is negative for a diverging lens); a negative distance is a virtual image. null: no image. */
export function lensImage(focal: number, object: number): { distance: number; magnification: number } | null {
  if (Math.abs(object - focal) < 1e-6) return null;
  const distance = (focal * object) / (object - focal);
  return { distance, magnification: -distance / object };
}
