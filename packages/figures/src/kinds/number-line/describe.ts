import { capital, listing, suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { elementName } from './names.ts';
import { writtenNumbers } from './scale.ts';
import type { NumberLine } from './schema.ts';

/** Ticks counted from the nearest written number: what a reader of the picture has to count, a listener counts as well. */
function position(at: number, spec: NumberLine): string {
  const written = writtenNumbers(spec);
  const base = written.filter(n => n <= at + 1e-9).at(-1) ?? written[0];
  if (base === undefined) return 'a számegyenesen';
  const count = Math.abs(at - base) / (spec.step / spec.parts);
  if (count < 1e-6) return `${the(base)} beosztásánál`;
  const way = `${theSuf(base, 'tól')} ${at > base ? 'jobbra' : 'balra'}`;
  const whole = Math.round(count);
  if (Math.abs(count - whole) > 1e-6) return `${way}, ${the(Math.floor(count))}. és ${the(Math.ceil(count))}. beosztás között`;
  return `${way} ${the(whole)}. beosztásnál`;
}

function intervalText(interval: NumberLine['intervals'][number]): string {
  const end = (side: 'from' | 'to'): string => (interval.open === side || interval.open === 'both' ? 'üres karikával' : 'tele karikával');
  const start = interval.from === undefined ? 'a számegyenes bal szélétől' : `${theSuf(interval.from, 'tól')} (${end('from')})`;
  const stop = interval.to === undefined ? 'a jobb széléig' : `${the(interval.to)}-ig (${end('to')})`;
  return `${elementName.interval(interval)} ${start} ${stop}`;
}

/** Ends without a written number are not told: a labelled jump is enough to follow, another one is counted. */
function jumpText(jump: NumberLine['jumps'][number], spec: NumberLine): string {
  const isWritten = (at: number): boolean => writtenNumbers(spec).some(n => Math.abs(n - at) < 1e-9);
  const label = jump.label === undefined ? '' : `, felirata ${jump.label}`;
  if (isWritten(jump.from) && isWritten(jump.to)) return `Nyíl ${theSuf(jump.from, 'tól')} ${the(jump.to)}-ig${label}`;
  const way = `Nyíl ${jump.to > jump.from ? 'jobbra' : 'balra'}`;
  return label ? `${way}${label}` : `${way}, a vége ${position(jump.to, spec)}`;
}

export function describe(spec: NumberLine): string {
  const { numbers } = spec;
  const parts = spec.parts > 1 ? `, közöttük ${spec.parts} egyenlő rész` : '';
  return [
    `Számegyenes ${suf(spec.from, 'tól')} ${textNumber(spec.to)}-ig, beosztás ${textNumber(spec.step)} egységenként${parts}.`,
    numbers?.length === 0 ? 'Számok nincsenek rajta.' : '',
    numbers?.length ? `Felírt számok: ${listing(numbers.map(n => textNumber(n)))}.` : '',
    ...spec.points.map(point => `${capital(elementName.point(point))} ${position(point.at, spec)}.`),
    ...spec.intervals.map(interval => `${capital(intervalText(interval))}.`),
    ...spec.jumps.map(jump => `${jumpText(jump, spec)}.`),
  ]
    .filter(Boolean)
    .join(' ');
}
