import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import type { Wrong } from '../../engine.ts';
import { wrong } from '../../tasks.ts';
import { about, num, sameValue } from '../../value.ts';
import type { CoordinatePlane } from './coordinate-figures.ts';
import type { InstrumentFigure } from './scale-figures.ts';

type Figure = { kind: string } | undefined;

const isGraph = (figure: Figure): figure is CoordinatePlane => figure?.kind === 'coordinate';
const isInstrument = (figure: Figure): figure is InstrumentFigure => figure?.kind === 'instrument';

/** The first hint: where the data stand. Without a figure that shows data both are in the text. */
export function nudgeOf(figure: Figure): string {
  if (!figure) return 'Melyik mennyiségeket ismered, és melyiket keresed?';
  if (isGraph(figure)) return 'Mit mutat a grafikon vízszintes, és mit a függőleges tengelye? Melyik értéket tudod leolvasni?';
  return isInstrument(figure)
    ? 'Mit mér az ábrán látható műszer? Mennyit ér rajta egy kis beosztás?'
    : 'Melyik mennyiségeket ismered az ábráról vagy a szövegből, és melyiket keresed?';
}

interface Reading {
  /** What the first of the data is read to be: the beginning of the worked solution. */
  said: string;
  /** The distance of two marks or grid lines. */
  tick: number;
  /** The axis it is read off, where there are two. */
  axis?: string;
}

/** Data read off a scale or a graph; undefined where the figure has its numbers written. */
export function readingOf(figure: Figure, data: ReadonlyArray<{ name: string; value: number; unit: string }>): Reading | undefined {
  const [first] = data;
  if (!first) return undefined;
  if (isGraph(figure))
    return {
      said: `A grafikonról leolvasva: ${data.map(({ name, value, unit }) => `${name} = ${withUnit(value, unit)}`).join(', ')}.`,
      tick: figure.y?.step ?? 1,
      axis: 'a függőleges tengelyen',
    };
  const instrument = isInstrument(figure) ? figure.instruments[0] : undefined;
  if (!instrument) return undefined;
  const tick = tidy((instrument.step ?? 1) / (instrument.parts ?? 1));
  return {
    said: `A műszeren egy kis beosztás ${withUnit(tick, first.unit)}, a leolvasott ${first.name} ${withUnit(first.value, first.unit)}.`,
    tick,
  };
}

/** The result from the mark above or below the right one. `p` is read if `first`, else `q`. */
export function misread(data: { p: number; q: number; product: boolean; first: boolean; tick: number }, axis?: string): Wrong[] {
  const result = ({ p, q, product, first, tick }: typeof data, by: number) => {
    const [a, b] = first ? [p + by * tick, q] : [p, q + by * tick];
    return about(tidy(product ? a * b : a / b));
  };
  const above = wrong(
    data,
    numbers => result(numbers, 1),
    'szomszedos-jelet-olvassa',
    'Lehet, hogy egy beosztással mellé olvastál. Nézd meg újra, mennyit ér egy beosztás!',
    `${axis ? `${axis} ` : ''}a szomszédos beosztást olvassa le`,
  );
  const read = data.first ? data.p : data.q;
  return [read > data.tick ? { ...above, also: [result(data, -1)] } : above];
}

/** Units in which a pupil may give the right answer without writing the unit: the asked one and the other in words, and their ratio. */
const OTHER_UNITS: Readonly<Record<string, readonly [asked: string, other: string, unit: string, factor: number]>> = {
  kWh: ['kilowattórában', 'wattórában', 'Wh', 1000],
  kW: ['kilowattban', 'wattban', 'W', 1000],
  kg: ['kilogrammban', 'grammban', 'g', 1000],
  km: ['kilométerben', 'méterben', 'm', 1000],
  m: ['méterben', 'centiméterben', 'cm', 100],
  'm²': ['négyzetméterben', 'négyzetcentiméterben', 'cm²', 10_000],
  A: ['amperben', 'milliamperben', 'mA', 1000],
  J: ['joule-ban', 'kilojoule-ban', 'kJ', 0.001],
  Pa: ['pascalban', 'kilopascalban', 'kPa', 0.001],
};

/** The right value in another unit, unless a slip of the task leads to it. */
export function otherUnit(answer: number, unit: string, slips: readonly Wrong[]): Wrong[] {
  const [asked, other, otherName, factor] = OTHER_UNITS[unit] ?? [];
  if (!asked || !factor) return [];
  const value = num(tidy(answer * factor));
  const isTaken = slips.some(slip => [slip.value, ...(slip.also ?? [])].some(taken => sameValue(taken, value)));
  if (isTaken || (value.size ?? 0) < 0.001) return [];
  const rule = factor > 1 ? `1 ${unit} = ${withUnit(factor, otherName ?? '')}` : `1 ${otherName} = ${withUnit(1 / factor, unit)}`;
  return [
    wrong(
      { answer, factor },
      ({ answer, factor }) => num(tidy(answer * factor)),
      'mertekegyseg-csere',
      `Ez ${other} van. A választ ${asked} kérjük: ${rule}.`,
    ),
  ];
}
