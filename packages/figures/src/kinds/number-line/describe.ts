import { capital, listing, suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { elementName } from './names.ts';
import type { NumberLine } from './schema.ts';

/** Counted ticks instead of the value: what a reader of the picture has to count, a listener counts as well. */
function position(at: number, { from, step, parts }: NumberLine): string {
  const tick = step / parts;
  const base = Math.floor(at / step + 1e-9) * step;
  const count = (at - base) / tick;
  if (Math.abs(count) < 1e-6 && base >= from) return `${the(base)} beosztásánál`;
  const whole = Math.round(count);
  const after = `${theSuf(Math.max(base, from), 'tól')} jobbra`;
  return Math.abs(count - whole) < 1e-6 ? `${after} ${whole} kis beosztásnyira` : `${after}, két beosztás között`;
}

function intervalText(interval: NumberLine['intervals'][number]): string {
  const end = (side: 'from' | 'to'): string => (interval.open === side || interval.open === 'both' ? 'üres karikával' : 'tele karikával');
  const start = interval.from === undefined ? 'a számegyenes bal szélétől' : `${theSuf(interval.from, 'tól')} (${end('from')})`;
  const stop = interval.to === undefined ? 'a jobb széléig' : `${the(interval.to)}-ig (${end('to')})`;
  return `${elementName.interval(interval)} ${start} ${stop}`;
}

export function describe(spec: NumberLine): string {
  const numbers = spec.numbers;
  const parts = spec.parts > 1 ? `, közöttük ${spec.parts} egyenlő rész` : '';
  return [
    `Számegyenes ${suf(spec.from, 'tól')} ${textNumber(spec.to)}-ig, beosztás ${textNumber(spec.step)} egységenként${parts}.`,
    numbers === undefined
      ? ''
      : numbers.length === 0
        ? 'Számok nincsenek rajta.'
        : `Felírt számok: ${listing(numbers.map(n => textNumber(n)))}.`,
    ...spec.points.map(point => `${capital(elementName.point(point))} ${position(point.at, spec)}.`),
    ...spec.intervals.map(interval => `${capital(intervalText(interval))}.`),
    ...spec.jumps.map(
      jump => `Nyíl ${theSuf(jump.from, 'tól')} ${the(jump.to)}-ig${jump.label === undefined ? '' : `, felirata ${jump.label}`}.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
