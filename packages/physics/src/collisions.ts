export interface Cart {
  mass: number;
  /** m/s; negative to the left. */
  speed: number;
}

/** Speeds after two carts meet on a line; bounce 1 is elastic, 0 sticks together. The momentum stays. */
export function collide(a: Cart, b: Cart, bounce: number): [number, number] {
  const common = (a.mass * a.speed + b.mass * b.speed) / (a.mass + b.mass);
  const apart = (bounce * (a.speed - b.speed)) / (a.mass + b.mass);
  return [common - b.mass * apart, common + a.mass * apart];
}

/** Speeds after two bodies at rest push each other off: they go inversely with the masses. */
export const pushOffRatio = (left: number, right: number): number => right / left;
