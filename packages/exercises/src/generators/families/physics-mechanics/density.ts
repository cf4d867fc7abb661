import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, texNumber, textNumber, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { scaleFor } from '../shared/scale-figures.ts';

const MATERIALS = [
  ['fenyőfa', 0.5],
  ['jég', 0.92],
  ['étolaj', 0.92],
  ['víz', 1],
  ['tengervíz', 1.03],
  ['beton', 2.4],
  ['üveg', 2.5],
  ['alumínium', 2.7],
  ['vas', 7.8],
  ['réz', 8.9],
  ['ólom', 11.3],
] as const;

const solid = (r: Rng): readonly [string, number] => r.pick(MATERIALS);

export const density = defineGenerator('gen-density', 'Sűrűség', ['fizika-6-suruseg'], ['power', 'fraction', 'decimal'], (rng, level) => {
  const [name, rho] = solid(rng);
  const volume = level === 1 ? rng.int(2, 30) * 10 : rng.int(2, 60) * 5;
  const mass = tidy(rho * volume);
  const tex = texNumber;
  const article = capital(theWord(name));
  if (level === 1) {
    redrawIf(decimalsOf(mass) > 1);
    const liquid = ['étolaj', 'víz', 'tengervíz'].includes(name);
    return numeric(
      {
        question: `${liquid ? `Egy edényben lévő ${name}` : `Egy darab ${name}`} tömege ${withUnit(mass, 'g')}, térfogata ${withUnit(volume, 'cm³')}. Mekkora a sűrűsége?`,
        answer: num(rho),
        check: 'NUM',
        unit: 'g/cm³',
        expr: `${mass}/${volume}`,
        wrong: [
          wrong(
            { mass, volume },
            ({ mass, volume }) => num(tidy(mass * volume)),
            'szoroz-osztas-helyett',
            'Szoroztál. A sűrűség hányados: tömeg osztva térfogattal.',
          ),
          wrong(
            { volume, mass },
            ({ volume, mass }) => about(volume / mass),
            'forditott-hanyados',
            'A térfogatot osztottad a tömeggel. Fordítsd meg!',
          ),
          wrong(
            { mass, volume },
            ({ mass, volume }) => num(tidy((mass / volume) * 1000)),
            'mertekegyseg-csere',
            'Ez kg/m³-ben lenne jó. A választ g/cm³-ben kérjük.',
          ),
        ],
        other: 'Írd fel: $\\rho=\\frac{m}{V}$.',
        hints: ['Melyik képlet kell?', '$\\rho=\\frac{m}{V}$', `$\\rho=\\frac{${tex(mass)}\\ \\text{g}}{${volume}\\ \\text{cm}^3}$`],
        solution: `$${tex(mass)}:${volume}=${tex(rho)}$, tehát ${textNumber(rho)} g/cm³.`,
      },
      fits(v => Math.abs(v * volume - mass) < 1e-9),
    );
  }
  if (level === 2) {
    const askMass = rng.chance(0.5);
    redrawIf(decimalsOf(mass) > 1 || rho === 1);
    const answer = askMass ? mass : volume;
    return numeric(
      {
        question: askMass
          ? `${article} sűrűsége ${textNumber(rho)} g/cm³. Mekkora ${withUnit(volume, 'cm³')} ${name} tömege?`
          : `${article} sűrűsége ${textNumber(rho)} g/cm³. Mekkora ${withUnit(mass, 'g')} ${name} térfogata?`,
        answer: num(answer),
        check: 'NUM',
        unit: askMass ? 'g' : 'cm³',
        expr: askMass ? `${rho}*${volume}` : `${mass}/${rho}`,
        wrong: askMass
          ? [
              wrong(
                { volume, rho },
                ({ volume, rho }) => about(volume / rho),
                'oszt-szorzas-helyett',
                'Osztottál. Tömeg = sűrűség · térfogat.',
              ),
              wrong(
                { mass },
                ({ mass }) => num(tidy(mass / 1000)),
                'mertekegyseg-csere',
                'Ez kilogrammban van. A választ grammban kérjük.',
              ),
              wrong(
                { volume },
                ({ volume }) => num(volume),
                'tomeg-terfogat-azonos',
                'A térfogat és a tömeg csak a víznél egyezik meg számértékben.',
              ),
            ]
          : [
              wrong(
                { mass, rho },
                ({ mass, rho }) => num(tidy(mass * rho)),
                'szoroz-osztas-helyett',
                'Szoroztál. Térfogat = tömeg : sűrűség.',
              ),
              wrong(
                { rho, volume },
                ({ rho, volume }) => num(tidy(rho * volume)),
                'tomeg-terfogat-azonos',
                'A térfogat és a tömeg csak a víznél egyezik meg számértékben.',
              ),
            ],
        other: '$m=\\rho\\cdot V$ és $V=\\frac{m}{\\rho}$',
        hints: [
          askMass ? 'A tömeget keressük.' : 'A térfogatot keressük.',
          askMass ? '$m=\\rho\\cdot V$' : '$V=\\frac{m}{\\rho}$',
          askMass ? `$${tex(rho)}\\cdot${volume}$` : `$${tex(mass)}:${tex(rho)}$`,
        ],
        solution: askMass
          ? `$${tex(rho)}\\cdot${volume}=${tex(mass)}$, tehát ${textNumber(mass)} g.`
          : `$${tex(mass)}:${tex(rho)}=${volume}$, tehát ${textNumber(volume)} cm³.`,
      },
      fits(v => Math.abs(askMass ? v / volume - rho : mass / v - rho) < 1e-9),
    );
  }
  const start = rng.int(4, 12) * 10;
  const metal = rng.pick(MATERIALS.filter(([, d]) => d > 2));
  const rise = rng.int(2, 8) * 5;
  const m = tidy(metal[1] * rise);
  redrawIf(decimalsOf(m) > 1);
  const scale = scaleFor(start, start + rise);
  const isDrawn = scale !== undefined && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'instrument' as const,
              instruments: [
                { form: 'cylinder' as const, ...scale, value: start, unit: 'ml', label: 'előtte' },
                { form: 'cylinder' as const, ...scale, value: start + rise, unit: 'ml', label: 'utána' },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? `Egy ${withUnit(m, 'g')} tömegű tömör testet vizet tartalmazó mérőhengerbe teszünk. Az ábra a vízszintet mutatja előtte és utána. Mekkora a test sűrűsége?`
        : `A mérőhengerben ${withUnit(start, 'ml')} víz van. Beledobunk egy ${withUnit(m, 'g')} tömegű tömör testet, a vízszint ${unitSuf(start + rise, 'ml', 'ra')} emelkedik. Mekkora a test sűrűsége?`,
      answer: num(metal[1]),
      check: 'NUM',
      unit: 'g/cm³',
      expr: `${m}/(${start + rise}-${start})`,
      wrong: [
        wrong(
          { m, start, rise },
          ({ m, start, rise }) => about(m / (start + rise), 3),
          'vizszint-mint-terfogat',
          'A teljes vízszinttel osztottál. A test térfogata csak az **emelkedés**.',
          'az új vízszintet veszi a test térfogatának',
        ),
        wrong(
          { m, start },
          ({ m, start }) => about(m / start, 3),
          'kezdo-vizszint',
          'A víz eredeti térfogatával osztottál. A test térfogata az emelkedés.',
        ),
        wrong({ m, rise }, ({ m, rise }) => num(tidy(m * rise)), 'szoroz-osztas-helyett', 'Szoroztál. A sűrűség hányados.'),
      ],
      other: 'Először a test térfogatát keresd meg: mennyivel emelkedett a víz?',
      hints: ['1 ml = 1 cm³.', 'A test térfogata a vízszint emelkedése.', `$V=${start + rise}-${start}=${rise}\\ \\text{cm}^3$`],
      solution: `$V=${rise}$ cm³, $${tex(m)}:${rise}=${tex(metal[1])}$, tehát ${textNumber(metal[1])} g/cm³. Ez lehet ${metal[0]}.`,
    },
    fits(v => Math.abs(v * (start + rise - start) - m) < 1e-9),
  );
});
