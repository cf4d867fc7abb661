export type Vector = readonly [x: number, y: number];

/** Something in the way of light, between two points of the plane. */
export type Element =
  | { kind: 'mirror'; a: Vector; b: Vector }
  /** A thin lens; focal is negative for a diverging one. */
  | { kind: 'lens'; a: Vector; b: Vector; focal: number }
  /** A surface; seen from a to b, `left` is the refractive index on the left side. */
  | { kind: 'surface'; a: Vector; b: Vector; left: number; right: number }
  | { kind: 'screen'; a: Vector; b: Vector };

export interface Ray {
  from: Vector;
  /** Of any length but zero. */
  to: Vector;
}

const TINY = 1e-9;
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1];
const cross = (a: Vector, b: Vector) => a[0] * b[1] - a[1] * b[0];
const along = (a: Vector, d: Vector, t: number): Vector => [a[0] + t * d[0], a[1] + t * d[1]];
const unit = ([x, y]: Vector): Vector => {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
};

/** How far along the ray it meets the element; null when it does not. */
function meets(from: Vector, direction: Vector, { a, b }: Element): number | null {
  const side = minus(b, a);
  const sine = cross(direction, side);
  if (Math.abs(sine) < TINY) return null;
  const way = cross(minus(a, from), side) / sine;
  const place = cross(minus(a, from), direction) / sine;
  return way > 1e-7 && place >= -TINY && place <= 1 + TINY ? way : null;
}

/** The direction after the element; null where the light ends. */
function bent(direction: Vector, at: Vector, element: Element): Vector | null {
  const side = unit(minus(element.b, element.a));
  // The normal against the light.
  const left: Vector = [-side[1], side[0]];
  const normal: Vector = dot(left, direction) < 0 ? left : [-left[0], -left[1]];
  const cos = -dot(normal, direction);
  const mirrored: Vector = along(direction, normal, 2 * cos);
  if (element.kind === 'mirror') return mirrored;
  if (element.kind === 'lens') {
    // A thin lens changes the slope by the distance from its middle over the focal length.
    const middle: Vector = [(element.a[0] + element.b[0]) / 2, (element.a[1] + element.b[1]) / 2];
    const slope = dot(direction, side) / cos - dot(minus(at, middle), side) / element.focal;
    return unit([-normal[0] + slope * side[0], -normal[1] + slope * side[1]]);
  }
  if (element.kind === 'screen') return null;
  const ratio = normal === left ? element.left / element.right : element.right / element.left;
  const rest = 1 - ratio * ratio * (1 - cos * cos);
  // No way out: total reflection.
  if (rest < 0) return mirrored;
  const bend = ratio * cos - Math.sqrt(rest);
  return unit([ratio * direction[0] + bend * normal[0], ratio * direction[1] + bend * normal[1]]);
}

/** The way of a ray through any elements: the points where it turns, and where it leaves after `reach`. */
export function trace(ray: Ray, elements: readonly Element[], reach = 1e3, most = 40): Vector[] {
  let from = ray.from;
  let direction = unit(minus(ray.to, ray.from));
  const path = [from];
  for (let turns = 0; turns < most; turns++) {
    const hits = elements.flatMap(element => {
      const way = meets(from, direction, element);
      return way === null ? [] : [{ element, way }];
    });
    const first = hits.reduce<(typeof hits)[number] | null>((best, hit) => (best && best.way <= hit.way ? best : hit), null);
    if (!first) return [...path, along(from, direction, reach)];
    from = along(from, direction, first.way);
    path.push(from);
    const next = bent(direction, from, first.element);
    if (!next) return path;
    direction = next;
  }
  return path;
}
