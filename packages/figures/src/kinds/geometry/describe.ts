import { listing } from '@eszkerek/numbers/hungarian';
import { sentence as sentenceOf } from '../../kit/words.ts';
import { angleName, circleName, lineName, namelessPolygon, polygonName, rayName, segmentName } from './names.ts';
import type { Geometry } from './schema.ts';

const COUNT = ['', 'egy', 'két', 'három'];

const isNameless = (point: Geometry['points'][string] | undefined): boolean =>
  point !== undefined && !Array.isArray(point) && point.label === false;

const isSide = (ends: readonly [string, string], polygons: Geometry['polygons']): boolean =>
  polygons.some(({ points }) => points.some((from, i) => ends.includes(from) && ends.includes(points[(i + 1) % points.length] ?? '')));

function segmentText(segment: Geometry['segments'][number], { points, polygons }: Geometry): string {
  // A line drawn between two points without names („f”) has only its own letter.
  const isLettered = /^\p{Ll}$/u.test(segment.label ?? '') && segment.ends.every(end => isNameless(points[end]));
  const name = isLettered ? `${segment.label} jelű ${isSide(segment.ends, polygons) ? 'oldal' : 'vonal'}` : segmentName(segment.ends);
  const facts = [
    segment.label === undefined || isLettered ? '' : `felirata ${segment.label}`,
    segment.ticks ? `${COUNT[segment.ticks]} vonás van rajta` : '',
    segment.parallel ? `${COUNT[segment.parallel]} párhuzamosságjel van rajta` : '',
    segment.line === 'dash' || segment.line === 'dot' ? 'szaggatott' : '',
    segment.arrow ? 'nyíllal rajzolt' : '',
  ].filter(Boolean);
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`;
}

function angleText(angle: Geometry['angles'][number]): string {
  const facts = [
    angle.fill ? 'satírozva' : '',
    angle.right ? 'derékszögjel van benne' : '',
    angle.label === undefined ? '' : `felirata ${angle.label}`,
    !angle.right && angle.marks > 1 ? `${COUNT[angle.marks]} ívvel jelölve` : '',
  ].filter(Boolean);
  return facts.length === 0 ? `${angleName(angle)} megjelölve` : `${angleName(angle)} (${facts.join(', ')})`;
}

const sentence = (items: readonly string[]): string => (items.length === 0 ? '' : sentenceOf(listing(items)));

export function describe(spec: Geometry): string {
  if (spec.titleOnly && spec.title !== undefined) return '';
  const labelled = (name: string, label: string | undefined): string => (label === undefined ? name : `${name}, felirata ${label}`);
  const isNameless = (name: string): boolean => {
    const point = spec.points[name];
    return point !== undefined && !Array.isArray(point) && point.label === false;
  };
  const polygonText = ({ points, fill, label }: Geometry['polygons'][number]): string =>
    labelled(`${points.every(isNameless) ? namelessPolygon(points) : polygonName(points)}${fill ? ' színezve' : ''}`, label);
  const names = Object.entries(spec.points).flatMap(([name, value]) =>
    Array.isArray(value) || value.label === undefined ? [name] : value.label === false ? [] : [value.label],
  );
  return [
    spec.grid === undefined ? '' : 'Négyzetrácson.',
    names.length === 0 ? '' : `Pontok: ${listing(names)}.`,
    sentence(spec.polygons.map(polygonText)),
    sentence(spec.circles.map(circle => `${circleName(circle)}${circle.fill ? ' színezve' : ''}`)),
    sentence(spec.arcs.map(arc => labelled(`${arc.center} középpontú ${arc.sector ? 'körcikk' : 'körív'}`, arc.label))),
    sentence(spec.lines.map(lineName)),
    sentence(spec.rays.map(ray => labelled(rayName(ray), ray.label))),
    sentence(spec.segments.map(segment => segmentText(segment, spec))),
    sentence(spec.angles.map(angleText)),
    sentence(spec.lengths.map(length => `${length.ends.join('')} távolság: ${length.label}`)),
  ]
    .filter(Boolean)
    .join(' ');
}
