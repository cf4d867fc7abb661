import { roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, type Name, texNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Generator, type Level, type Need, redrawIf, type Wrong } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { misread, nudgeOf, otherUnit, readingOf } from './formula-replies.ts';
import { person } from './story.ts';

type Asked = 'x' | 'y' | 'z';
type Values = Readonly<Record<Asked, number>>;
type Picture = Pick<Parameters<typeof numeric>[0], 'question' | 'figure'>;

/** One place of a product formula z = x · y: how it is called, written and measured. */
export interface Quantity {
  /** In words, because the letters differ between the two countries: „sebesség”. */
  name: string;
  unit: string;
}

/** A situation: its numbers, a text for each unknown, and another unit for x or y at level 3. */
export interface Scene {
  draw: (rng: Rng, level: Level) => readonly [x: number, y: number];
  z?: (x: string, y: string, who: Name) => string;
  x?: (z: string, y: string, who: Name) => string;
  y?: (z: string, x: string, who: Name) => string;
  /** The same quantity in a unit that must be converted first: value in that unit = value · factor. */
  convert?: { of: Asked; unit: string; factor: number; misconception: string; explanation: string };
  /** How x comes from the data of the text, said before the solution: „$1000\\cdot10=10\\,000$ N/m³.” */
  lead?: string;
  /** Slips of this situation alone. */
  slips?: (asked: Asked, values: Values, converted: boolean) => readonly Wrong[];
  /** The task with data to be read off a figure, for the unknowns and the numbers that can be drawn. */
  picture?: (asked: Asked, values: Values) => Picture | undefined;
}

/** Misconceptions that name a slip of this formula better than „szoroz osztás helyett”. */
interface Beliefs {
  /** z · y given for x, z · x given for y. */
  multiplied?: { x?: string; y?: string };
  divided?: string;
  /** The usual value of y, taken where another one is given. */
  usual?: { y: number; misconception: string; explanation: (y: string) => string; mistake: (y: number) => string };
  /** x and z taken for the same quantity. */
  same?: { misconception: string; explanation: string };
}

export interface ProductFormula {
  id: string;
  title: string;
  lessons: readonly string[];
  needs: readonly Need[];
  x: Quantity;
  y: Quantity;
  z: Quantity;
  scenes: readonly Scene[];
  beliefs?: Beliefs;
}

/** Times are written out in a sentence: „90 perc alatt”. */
const SPOKEN: Record<string, string> = { h: 'óra', min: 'perc', s: 'másodperc' };
const said = (unit: string): string => SPOKEN[unit] ?? unit;
const spoken = (n: number, unit: string): string => withUnit(n, said(unit));
/** „(sűrűség · g)” in words: „sűrűség és a g szorzata”, with 'nak' „szorzatának”. */
const productName = (name: string, ending?: 'nak'): string => {
  const [, first, second] = /^\((.+) · (.+)\)$/u.exec(name) ?? [];
  return first ? `${first} és a ${second} ${ending ? 'szorzatának' : 'szorzata'}` : name;
};
const short = (n: number): boolean => Number.isFinite(n) && n > 0 && decimalsOf(roundTo(n, 5)) <= 3 && n < 1e9;
/** Among upright letters KaTeX knows no ² and ³; outside them it reads an exponent. */
const upright = (unit: string): string =>
  unit &&
  `\\ ${said(unit)
    .split(/([²³])/)
    .filter(Boolean)
    .map(part => (/[²³]/.test(part) ? part : `\\text{${part}}`))
    .join('')}`;

/** Hours taken for minutes: in the answer, or before dividing. `converted`: another quantity had to be converted first. */
function minuteSlips(asked: Asked, { y, z }: Values, converted: boolean): Wrong[] {
  const told = (mistake: string): string => (converted ? `átvált, de ${mistake}` : mistake);
  const also = converted ? 'az időt is percre váltja' : 'percre váltja az időt';
  if (asked === 'y')
    return [
      wrong(
        { y },
        ({ y }) => num(60 * y),
        'idot-percben-adja-meg',
        'Ez az idő percben. Órában kérjük: 60 perc = 1 óra.',
        told(`percben számolja ki az időt, ${converted ? 'és' : 'de'} órát ír mellé`),
      ),
      ...(Math.abs((y % 1) - 0.5) < 1e-9 && y > 1
        ? [
            wrong(
              { y },
              ({ y }) => num(Math.floor(y) + 0.3),
              'fel-ora-tizedes-tortkent',
              'A fél órát 30 percként, tizedes vessző után írtad. 30 perc az óra fele, nem 3 tizede.',
              told('a fél órát 0,3 órának írja'),
            ),
          ]
        : []),
    ];
  return asked === 'z'
    ? [
        wrong(
          { z },
          ({ z }) => num(60 * z),
          'percet-nem-valtja',
          'Percre váltottad az időt, és azzal szoroztál. Hagyd órában!',
          told(`${also}, és azzal szoroz`),
        ),
      ]
    : [
        wrong(
          { y, z },
          ({ y, z }) => about(z / (60 * y)),
          'percet-nem-valtja',
          'Percre váltottad az időt, és azzal osztottál. Hagyd órában!',
          told(`${also}, és azzal oszt`),
        ),
      ];
}

/** Engine of every formula with three quantities: one unknown, two data, and a unit to convert at the third level. */
export function productFormula(spec: ProductFormula): Generator {
  return defineGenerator(spec.id, spec.title, spec.lessons, spec.needs, (rng, level) => {
    const convertible = spec.scenes.filter(s => s.convert);
    const scene = rng.pick(level === 3 && convertible.length ? convertible : spec.scenes);
    const [x, y] = scene.draw(rng, level);
    const z = tidy(x * y);
    redrawIf(!short(z) || x === 1 || y === 1);
    const possible = (['z', 'x', 'y'] as const).filter(
      k => scene[k] && (level !== 1 || k === 'z' || !scene.z) && (level === 1 || k !== 'z' || level === 3),
    );
    redrawIf(possible.length === 0);
    const asked = rng.pick(possible);
    // A datum that is also the answer would stand in a hint.
    redrawIf(asked !== 'z' && x === y);
    const conversion = level === 3 ? scene.convert : undefined;
    redrawIf(level === 3 && scene.convert !== undefined && conversion?.of === asked);
    const values = { x, y, z };
    const shown = (k: 'x' | 'y' | 'z'): { n: number; unit: string } =>
      conversion?.of === k ? { n: tidy(values[k] * conversion.factor), unit: conversion.unit } : { n: values[k], unit: spec[k].unit };
    const [g1, g2] = asked === 'z' ? (['x', 'y'] as const) : asked === 'x' ? (['z', 'y'] as const) : (['z', 'x'] as const);
    const [a, b] = [shown(g1), shown(g2)];
    redrawIf(!short(a.n) || !short(b.n));
    const text = scene[asked]?.(spoken(a.n, a.unit), spoken(b.n, b.unit), person(rng)) ?? '';
    const wantsPicture = scene.picture !== undefined && !conversion && rng.chance(0.7);
    const picture = wantsPicture ? scene.picture?.(asked, values) : undefined;
    redrawIf(wantsPicture && !picture && rng.chance(0.7));
    /** The data that the text does not say: they are in the figure. */
    const seen = picture ? ([g1, g2] as const).filter(k => !picture.question.includes(spoken(values[k], spec[k].unit))) : [];
    const reading = readingOf(
      picture?.figure,
      seen.map(k => ({ name: spec[k].name, value: values[k], unit: said(spec[k].unit) })),
    );
    const answer = values[asked];
    const [p, q] = [values[g1], values[g2]];

    const sign = asked === 'z' ? '\\cdot ' : ':';
    const unit = spec[asked].unit;
    const law = `${spec[asked].name} = ${spec[g1].name} ${asked === 'z' ? '·' : ':'} ${spec[g2].name}`;
    const product = asked === 'z';
    const dividing = (first: 'x' | 'y' | 'z', second: 'x' | 'y' | 'z'): string =>
      `Osztottál: ${spec[first].name} : ${spec[second].name}. Itt szorozni kell: ${law}.`;
    /** A number may be divided either way: the mistake says which one it is. */
    const divides = (first: 'x' | 'y' | 'z', second: 'x' | 'y' | 'z'): string =>
      `oszt szorzás helyett, így: ${spec[first].name} : ${spec[second].name}`;
    /** Beside „nem is vált át” the slips with converted data say so. */
    const told = (mistake: string): string => (conversion ? `átvált, de ${mistake}` : mistake);
    const { multiplied, divided, same, usual } = spec.beliefs ?? {};
    const sameSaid = `${theWord(spec[g1].name)} értékét írja le ${theWord(spec[asked].name)} helyett`;
    const wrongs: Wrong[] = [
      ...(conversion
        ? [
            wrong(
              { product, a, b },
              ({ product, a, b }) => about(product ? a.n * b.n : a.n / b.n),
              conversion.misconception,
              conversion.explanation,
              'nem váltja át a mértékegységet',
            ),
            // Who converts nothing may also mix up the operation.
            wrong(
              { product, a, b },
              ({ product, a, b }) => num(product ? a.n / b.n : a.n * b.n),
              product ? (divided ?? 'oszt-szorzas-helyett') : (multiplied?.[asked] ?? 'szoroz-osztas-helyett'),
              `${product ? 'Osztottál' : 'Szoroztál'}, és a mértékegységet sem váltottad át. Így jó: ${law}.`,
              product ? `nem vált át, és ${divides(g1, g2)}` : 'szoroz osztás helyett, és nem is vált át',
            ),
            ...(product
              ? []
              : [
                  wrong(
                    { a, b },
                    ({ a, b }) => about(b.n / a.n, 2),
                    'forditott-hanyados',
                    `Fordítva osztottál, és a mértékegységet sem váltottad át. Így jó: ${law}.`,
                    'fordítva oszt, és nem is vált át',
                  ),
                ]),
            ...(conversion.of === asked
              ? []
              : [
                  wrong(
                    { product, first: conversion.of === g1, a, b, p, q, factor: conversion.factor },
                    ({ product, first, a, b, p, q, factor }) => {
                      const [m, n] = first ? [a.n * factor, q] : [p, b.n * factor];
                      return num(product ? m * n : m / n);
                    },
                    conversion.misconception,
                    `Rossz irányba váltottál. ${spoken(shown(conversion.of).n, conversion.unit)} = ${spoken(values[conversion.of], spec[conversion.of].unit)}.`,
                    'rossz irányba vált át',
                  ),
                ]),
          ]
        : []),
      ...(product
        ? [
            wrong({ p, q }, ({ p, q }) => about(p / q, 2), divided ?? 'oszt-szorzas-helyett', dividing(g1, g2), told(divides(g1, g2))),
            wrong({ p, q }, ({ p, q }) => about(q / p, 2), divided ?? 'oszt-szorzas-helyett', dividing(g2, g1), told(divides(g2, g1))),
          ]
        : [
            wrong(
              { p, q },
              ({ p, q }) => num(p * q),
              multiplied?.[asked] ?? 'szoroz-osztas-helyett',
              `Szoroztál. Itt osztani kell: ${law}.`,
              told('szoroz osztás helyett'),
            ),
            wrong(
              { p, q },
              ({ p, q }) => about(q / p, 2),
              'forditott-hanyados',
              `Fordítva osztottál. Így jó: ${law}.`,
              told('fordítva oszt'),
            ),
          ]),
      ...(usual !== undefined && usual.y !== y && asked !== 'y'
        ? [
            wrong(
              { p, usual: usual.y, product },
              ({ p, usual, product }) => about(product ? p * usual : p / usual),
              usual.misconception,
              usual.explanation(spoken(y, spec.y.unit)),
              told(usual.mistake(y)),
            ),
          ]
        : []),
      ...(same && asked !== 'y'
        ? [...new Set([a.n, p])].map(n =>
            wrong(
              { n },
              ({ n }) => num(n),
              same.misconception,
              same.explanation,
              n !== p ? `${sameSaid}, és nem is vált át` : a.n === p ? sameSaid : told(sameSaid),
            ),
          )
        : []),
      ...(spec.y.unit === 'h' && conversion?.of !== 'y' ? minuteSlips(asked, values, conversion !== undefined) : []),
      ...((picture || scene.lead) && !same && asked !== 'y'
        ? [
            wrong(
              { read: values[asked === 'z' ? 'x' : 'z'] },
              ({ read }) => num(read),
              'nem-a-kerdesre-felel',
              `Ez ${theWord(productName(spec[asked === 'z' ? 'x' : 'z'].name))}${reading ? ', ezt olvastad le' : ''}. A kérdés ${theWord(spec[asked].name)}.`,
              `${theWord(productName(spec[asked === 'z' ? 'x' : 'z'].name, 'nak'))} értékét írja le ${theWord(spec[asked].name)} helyett`,
            ),
          ]
        : []),
      ...(scene.slips?.(asked, values, conversion !== undefined) ?? []),
      ...(reading ? misread({ p, q, product, first: seen[0] === g1, tick: reading.tick }, reading.axis) : []),
    ].filter(({ value: { size = 0 } }) => size >= 0.0005 && size < 1e9);
    wrongs.push(...otherUnit(answer, said(unit), wrongs));
    const converted = conversion && (conversion.of === g1 || conversion.of === g2) ? conversion.of : undefined;
    const conversionLine =
      converted && conversion
        ? `${spoken(shown(converted).n, shown(converted).unit)} = ${spoken(values[converted], spec[converted].unit)}`
        : '';
    return numeric(
      {
        ...(picture ?? { question: text }),
        answer: num(answer),
        check: 'NUM',
        unit: said(unit),
        wrong: wrongs,
        other: `Írd fel: ${law}, és helyettesíts be!`,
        hints: [
          nudgeOf(seen.length > 0 ? picture?.figure : undefined),
          `${capital(law)}.`,
          conversionLine
            ? `Előbb váltsd át: ${conversionLine}.`
            : `$${texNumber(p)}${upright(spec[g1].unit)}${sign}${texNumber(q)}${upright(spec[g2].unit)}$`,
        ],
        solution: `${reading ? `${reading.said} ` : ''}${scene.lead ? `${scene.lead} ` : ''}${conversionLine ? `${conversionLine}. ` : ''}$${texNumber(p)}${sign}${texNumber(q)}=${num(answer).tex}$, tehát ${spoken(tidy(answer), unit)}.`,
      },
      fits(v => {
        const back = { ...values, [asked]: v };
        return Math.abs(back.x * back.y - back.z) < 1e-6 * Math.max(1, Math.abs(back.z));
      }),
    );
  });
}
