import { type Point, polar } from './geometry.ts';
import { hatch } from './hatch.ts';
import { outline } from './outline.ts';
import type { PlacedLabel, Scene, Shape, Tone } from './scene.ts';
import { runsOf, SUB_SIZE } from './text-width.ts';

/** Shown a little larger than drawn where there is room: a label is then as large as the text around it. */
const ZOOM = 1.25;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);
const at = (p: Point): string => `${n(p.x)} ${n(p.y)}`;

const chain = (points: readonly Point[], closed: boolean): string => `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** Rounded ends move a long arc: with a chord of about two radii a tenth of a px turns a circle into an egg. */
const LONGEST = 150;

function arc({ at: c, r, from, to, sector }: Extract<Shape, { type: 'arc' }>): string {
  const pieces = Math.max(1, Math.ceil((to - from) / LONGEST));
  const ends = Array.from({ length: pieces }, (_, i) => polar(c, r, from + ((to - from) * (i + 1)) / pieces));
  const curve = at(polar(c, r, from)) + ends.map(end => `A${n(r)} ${n(r)} 0 0 0 ${at(end)}`).join('');
  return sector ? `M${at(c)}L${curve}Z` : `M${curve}`;
}

function circle({ at: c, r }: Extract<Shape, { type: 'circle' }>): string {
  // The diameter of the rounded radius, for the same reason.
  const radius = Number(n(r));
  return `M${n(c.x - r)} ${n(c.y)}a${radius} ${radius} 0 1 0 ${n(2 * radius)} 0a${radius} ${radius} 0 1 0 ${n(-2 * radius)} 0Z`;
}

function path(shape: Shape): string {
  switch (shape.type) {
    case 'line':
      return chain([shape.a, shape.b], false);
    case 'polyline':
      return chain(shape.points, shape.closed === true);
    case 'circle':
      return circle(shape);
    case 'arc':
      return arc(shape);
  }
}

const classesOf = (shape: Shape): string =>
  [`fig-${shape.line ?? 'stroke'}`, shape.tone ? `fig-tone-${shape.tone}` : '', shape.fill === undefined ? '' : `fig-fill-${shape.fill}`]
    .filter(Boolean)
    .join(' ');

interface Piece {
  cls: string;
  el: string | undefined;
  d: string;
}

const hatchOf = (shape: Shape): string =>
  typeof shape.fill === 'number'
    ? hatch(outline(shape), shape.fill satisfies Tone)
        .map(line => chain(line, false))
        .join('')
    : '';

/** Unfilled strokes of one look that follow each other become one path. */
function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((done, piece) => {
    const last = done.at(-1);
    if (last && last.cls === piece.cls && last.el === piece.el && !piece.cls.includes('fig-fill')) last.d += piece.d;
    else done.push({ ...piece });
    return done;
  }, []);
}

const attribute = (el: string | undefined): string => (el === undefined ? '' : ` data-el="${escapeText(el)}"`);

function text(label: PlacedLabel): string {
  const looks = [label.quiet && 'fig-quiet', label.bare && 'fig-bare', label.tone && `fig-text-${label.tone}`];
  const cls = ['fig-text', ...looks].filter(Boolean).join(' ');
  const runs = runsOf(label.text).map((run, i, all) => {
    const lowered = all[i - 1]?.sub === true;
    if (run.sub) return `<tspan dy="4" font-size="${Math.min(SUB_SIZE, label.size)}">${escapeText(run.text)}</tspan>`;
    return lowered ? `<tspan dy="-4">${escapeText(run.text)}</tspan>` : escapeText(run.text);
  });
  return `<text class="${cls}" x="${n(label.middle.x)}" y="${n(label.middle.y + label.size * 0.35)}" font-size="${label.size}"${attribute(label.el)}>${runs.join('')}</text>`;
}

/** The figure as SVG text: no script, no style, no id, so that any number of them can stand on one page. */
export function svg(scene: Scene, labels: readonly PlacedLabel[], title: string, description: string): string {
  const pieces = scene.shapes.flatMap((shape): Piece[] => {
    const drawn: Piece = { cls: classesOf(shape), el: shape.el, d: path(shape) };
    const lines = hatchOf(shape);
    return lines === '' ? [drawn] : [drawn, { cls: `fig-hatch fig-tone-${shape.fill}`, el: undefined, d: lines }];
  });
  const paths = joined(pieces).map(piece => `<path class="${piece.cls}"${attribute(piece.el)} d="${piece.d}"/>`);
  const size = `width="${n(scene.width * ZOOM)}" height="${n(scene.height * ZOOM)}" viewBox="0 0 ${n(scene.width)} ${n(scene.height)}"`;
  return `<svg class="fig" role="img" ${size}><title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>${paths.join('')}${labels.map(text).join('')}</svg>`;
}
