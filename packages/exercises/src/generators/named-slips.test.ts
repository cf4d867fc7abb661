import { expect, test } from 'vitest';
import { drawTask, LEVELS, type Wrong } from './engine.ts';
import { generators } from './index.ts';

const slipsOf = (id: string): Wrong[] => {
  const generator = generators.get(id);
  if (!generator) throw new Error(`no ${id}`);
  return LEVELS.flatMap(level => Array.from({ length: 120 }, (_, seed) => drawTask(generator, seed, level)))
    .flatMap(({ slips = [] }) => slips)
    .flatMap(({ wrong }) => wrong);
};

/** What a slip says it did, and the misconception that says the same. */
const SAID: ReadonlyArray<[generator: string, said: RegExp, misconception: string]> = [
  ['gen-temperature', /^A két hőmérsékletet összeadtad/, 'kulonbseghez-osszead'],
  ['gen-temperature', /^A két szám összegét vetted/, 'nulla-ket-oldalan-szamol'],
  ['gen-temperature', /^A különbség pozitív/, 'hidegebbol-vonja-a-melegebbet'],
  ['gen-temperature', /előjelet nem vetted/, 'elojel-kimarad'],
  ['gen-temperature', /^(?:Fordítva vontál ki|273-ból)/, 'a-273-bol-von-ki'],
  ['gen-int-exponent', /^Fordított sorrendben/, 'kitevoket-forditva-vonja-ki'],
  ['gen-int-exponent', /páros vagy páratlan/, 'negativ-alap-elojele'],
  ['gen-int-exponent', /^Pozitív szám minden hatványa/, 'reciprokot-is-negativnak-veszi'],
  ['gen-lens-image', /^Összeadtad a reciprokokat/, 'reciprokokat-osszeadja'],
  ['gen-lens-image', /^Kivontad a távolságokat/, 'targytavolsagbol-fokuszt-von'],
  ['gen-common-factor', /ki kell vonni\.$/, 'kivonandot-hozzaadja'],
  ['gen-relative-motion', /^Ez a gyorsabb jármű útja/, 'csak-az-egyik-mozog'],
  ['gen-power-rules', /Osztásnál kivonjuk őket/, 'osztaskor-kitevoket-szoroz'],
  ['gen-percent-basic', /^A részeket számoltad meg/, 'reszek-szama-szazaleknak'],
];

test.each(SAID)('%s: %s is named by its own misconception', (id, said, misconception) => {
  const named = new Set(slipsOf(id).flatMap(slip => (said.test(slip.explanation) ? [slip.misconception] : [])));
  expect([...named]).toEqual([misconception]);
});

test.each(['gen-temperature', 'gen-int-exponent', 'gen-lens-image', 'gen-common-factor'])('%s calls no other slip a wrong sign', id => {
  expect(slipsOf(id).filter(slip => slip.misconception === 'elojel-hiba')).toEqual([]);
});
