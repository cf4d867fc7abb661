/** Point on a circle; 0° is at the top and angles grow clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): readonly [x: number, y: number] {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

const short = (value: number): number => Math.round(value * 10) / 10;

export function arcPath(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, radius, from);
  const [x2, y2] = polar(cx, cy, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${short(x1)} ${short(y1)}A${radius} ${radius} 0 ${large} 1 ${short(x2)} ${short(y2)}`;
}

export function sectorPath(cx: number, cy: number, radius: number, from: number, to: number): string {
  return `${arcPath(cx, cy, radius, from, to).replace(/^M/, `M${cx} ${cy}L`)}Z`;
}

/** Four-point star, the product's spark. */
export function sparkPath(cx: number, cy: number, radius: number): string {
  const inner = radius * 0.094;
  const outer = radius * 0.2585;
  const at = (x: number, y: number) => `${short(cx + x)} ${short(cy + y)}`;
  return [
    `M${at(0, -radius)}`,
    `C${at(inner, -outer)} ${at(outer, -inner)} ${at(radius, 0)}`,
    `C${at(outer, inner)} ${at(inner, outer)} ${at(0, radius)}`,
    `C${at(-inner, outer)} ${at(-outer, inner)} ${at(-radius, 0)}`,
    `C${at(-outer, -inner)} ${at(-inner, -outer)} ${at(0, -radius)}Z`,
  ].join('');
}
