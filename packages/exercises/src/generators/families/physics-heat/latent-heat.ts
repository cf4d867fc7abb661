import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, texNumber, textNumber, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { graphFigure } from '../shared/coordinate-figures.ts';

const x = texNumber;
/** In kJ/(kg·°C) and kJ/kg, school values. */
const ICE = 2.1;
const WATER = 4.2;
const MELT = 334;
const BOIL = 2260;

interface Change {
  name: string;
  quantity: string;
  value: number;
  other: number;
  verb: string;
}

/** A substance at its melting or boiling point; `other` is the other latent heat of the same substance. */
const CHANGES: readonly Change[] = [
  { name: 'jég', quantity: 'olvadáshője', value: MELT, other: BOIL, verb: 'megolvasztásához' },
  { name: 'víz', quantity: 'forráshője', value: BOIL, other: MELT, verb: 'elforralásához' },
  { name: 'alkohol', quantity: 'forráshője', value: 850, other: 105, verb: 'elforralásához' },
  { name: 'ón', quantity: 'olvadáshője', value: 60, other: 2450, verb: 'megolvasztásához' },
  { name: 'ólom', quantity: 'olvadáshője', value: 25, other: 860, verb: 'megolvasztásához' },
];

const isMelting = ({ quantity }: Change): boolean => quantity === 'olvadáshője';

/** Both latent heats of the substance, in any order. */
function dataOf(rng: Rng, change: Change): string {
  const { name, value, other } = change;
  const [melting, boiling] = isMelting(change) ? [value, other] : [other, value];
  const own = name === 'jég' || name === 'víz' ? '' : 'je';
  const both = rng.shuffle([`olvadáshő${own} ${textNumber(melting)} kJ/kg`, `forráshő${own} ${textNumber(boiling)} kJ/kg`]);
  return `${capital(own ? `${theWord(name)} ${both.join(', ')}` : both.join(', '))}.`;
}

const otherHeat = (change: Change, did: string): string =>
  isMelting(change) ? `A forráshővel ${did}. Az olvadáshő kell.` : `Az olvadáshővel ${did}. A forráshő kell.`;

function oneChange(rng: Rng): Task {
  const change = rng.pick(CHANGES);
  const { name, quantity, value, other, verb } = change;
  const m = tidy(rng.int(2, 40) / 10);
  redrawIf(m === 1);
  const q = tidy(value * m);
  const latent = isMelting(change) ? 'az olvadáshőt' : 'a forráshőt';
  return numeric(
    {
      question: `Hány kilojoule hő kell ${withUnit(m, 'kg')} ${name} ${verb}, ha már éppen ${quantity === 'olvadáshője' ? 'olvadásponton' : 'forrásponton'} van? (${dataOf(rng, change)})`,
      answer: num(q),
      check: 'NUM',
      unit: 'kJ',
      expr: `${value}*${m}`,
      wrong: [
        wrong(
          { value },
          ({ value }) => num(value),
          'latens-ho-tomeg-nelkul',
          'Ennyi 1 kg-hoz kell. Szorozz a tömeggel!',
          `nem szoroz a tömeggel, csak ${latent} adja meg`,
        ),
        wrong(
          { value, m },
          ({ value, m }) => about(value / m, 2),
          'latens-ho-osztva',
          'Osztottál. Több anyaghoz több hő kell: szorozz!',
          `${latent} elosztja a tömeggel`,
        ),
        wrong({ other, m }, ({ other, m }) => num(tidy(other * m)), 'olvadasho-forrasho-csere', otherHeat(change, 'számoltál')),
        wrong(
          { value, m },
          ({ value, m }) => num(tidy(value * m * 1000)),
          'kj-j-keveres',
          'Ez joule-ban volna jó. A megadott érték kJ/kg.',
          'joule-ban számol, de kilojoule-t ír mellé',
        ),
      ],
      other: 'Állandó hőmérsékleten: hő = olvadáshő (forráshő) · tömeg.',
      hints: [
        'Változik közben a hőmérséklet?',
        'Állandó hőmérsékleten az olvadáshőt vagy a forráshőt kell szorozni a tömeggel.',
        `1 kg-hoz ${withUnit(value, 'kJ')} kell.`,
      ],
      solution: `${isMelting(change) ? 'Olvadásnál az olvadáshőt' : 'Forrásnál a forráshőt'} kell szorozni a tömeggel. $${value}\\cdot${x(m)}=${x(q)}$, tehát ${withUnit(q, 'kJ')}.`,
    },
    fits(v => Math.abs(v / m - value) < 1e-6),
  );
}

function meltedMass(rng: Rng): Task {
  const change = rng.pick(CHANGES);
  const { name, quantity, value, other, verb } = change;
  const m = tidy(rng.int(2, 30) / 10);
  const q = tidy(value * m);
  redrawIf(m === 1);
  return numeric(
    {
      question: `Hány kilogramm ${name} ${verb} elég ${withUnit(q, 'kJ')} hő, ha ${theWord(name)} már ${quantity === 'olvadáshője' ? 'olvadásponton' : 'forrásponton'} van? (${dataOf(rng, change)})`,
      answer: num(m),
      check: 'NUM',
      unit: 'kg',
      expr: `${q}/${value}`,
      wrong: [
        wrong(
          { q, value },
          ({ q, value }) => num(tidy(q * value)),
          'szoroz-osztas-helyett',
          'Szoroztál. A hőt oszd el az 1 kg-ra jutó hővel!',
        ),
        wrong({ q, other }, ({ q, other }) => about(q / other, 2), 'olvadasho-forrasho-csere', otherHeat(change, 'osztottál')),
        wrong(
          { q, value },
          ({ q, value }) => about(value / q, 2),
          'forditott-hanyados',
          'Fordítva osztottál. A hőt oszd el az 1 kg-hoz kellő hővel!',
          'fordítva oszt: az 1 kg-hoz kellő hőt osztja el a megadott hővel',
        ),
      ],
      other: 'Hányszor fér bele az 1 kg-hoz kellő hő a megadott hőbe?',
      hints: [
        'Mennyi hő kell 1 kg-hoz?',
        'A hőt oszd el az olvadáshővel vagy a forráshővel!',
        `1 kg-hoz ${withUnit(value, 'kJ')} kell. Hányszor van meg ez ${withUnit(q, 'kJ')} hőben?`,
      ],
      solution: `A hőt ${isMelting(change) ? 'az olvadáshővel' : 'a forráshővel'} kell osztani. $${x(q)}:${value}=${x(m)}$, tehát ${withUnit(m, 'kg')}.`,
    },
    fits(v => Math.abs(value * v - q) < 1e-6),
  );
}

interface Stages {
  m: number;
  parts: readonly { what: string; tex: string; heat: number }[];
  total: number;
}

const ice = (m: number, below: number) => ({
  what: 'a jég melegedése',
  tex: `2{,}1\\cdot${x(m)}\\cdot${below}`,
  heat: tidy(ICE * m * below),
});
const melt = (m: number) => ({ what: 'az olvadás', tex: `334\\cdot${x(m)}`, heat: tidy(MELT * m) });
const water = (m: number, by: number) => ({ what: 'a víz melegedése', tex: `4{,}2\\cdot${x(m)}\\cdot${by}`, heat: tidy(WATER * m * by) });
const boil = (m: number) => ({ what: 'a forrás', tex: `2260\\cdot${x(m)}`, heat: tidy(BOIL * m) });
const joined = (m: number, parts: Stages['parts']): Stages => ({ m, parts, total: tidy(parts.reduce((sum, part) => sum + part.heat, 0)) });
const worked = ({ parts, total }: Stages): string =>
  `${parts.map(part => `${capital(part.what)}: $${part.tex}=${x(part.heat)}$ kJ.`).join(' ')} Összesen $${parts.map(part => x(part.heat)).join('+')}=${x(total)}$ kJ.`;
const DATA = '(Fajhők: jég 2,1, víz 4,2 kJ/(kg·°C); olvadáshő 334, forráshő 2260 kJ/kg.)';

/** Two stages: ice at 0 °C to warm water, or water to steam. */
function twoStages(rng: Rng): Task {
  const m = tidy(rng.int(1, 20) / 10);
  const fromIce = rng.chance(0.5);
  const t = rng.int(1, 18) * 5;
  const by = fromIce ? t : 100 - t;
  const stages = joined(m, fromIce ? [melt(m), water(m, by)] : [water(m, by), boil(m)]);
  const change = fromIce ? MELT : BOIL;
  redrawIf(m === 1 || (!fromIce && t === 50));
  return numeric(
    {
      question: fromIce
        ? `Hány kilojoule hő kell ahhoz, hogy ${withUnit(m, 'kg')} ${unitSuf(0, '°C', 'as')} jégből ${unitSuf(t, '°C', 'as')} víz legyen? ${DATA}`
        : `Hány kilojoule hő kell ahhoz, hogy ${withUnit(m, 'kg')} ${unitSuf(t, '°C', 'as')} víz mind ${unitSuf(100, '°C', 'as')} gőzzé váljon? ${DATA}`,
      answer: num(stages.total),
      check: 'NUM',
      unit: 'kJ',
      expr: `${change}*${m}+4.2*${m}*${by}`,
      wrong: [
        wrong(
          { m, by },
          ({ m, by }) => num(tidy(WATER * m * by)),
          'csak-a-melegedest-szamolja',
          'Ez a melegedés hője. A halmazállapot-változás is hőt kér.',
        ),
        wrong({ m, change }, ({ m, change }) => num(tidy(change * m)), 'csak-a-valtozast-szamolja', 'A melegedés hője kimaradt.'),
        wrong(
          { m, by, change },
          ({ m, by, change }) => num(tidy((change === MELT ? BOIL : MELT) * m + WATER * m * by)),
          'olvadasho-forrasho-csere',
          change === MELT
            ? 'A forráshővel számoltál. Itt a jég olvad: az olvadáshő kell.'
            : 'Az olvadáshővel számoltál. Itt a víz forr: a forráshő kell.',
        ),
        ...(fromIce
          ? []
          : [
              wrong(
                { m, t },
                ({ m, t }) => num(tidy(BOIL * m + WATER * m * t)),
                'kezdeti-homerseklettel-szamol',
                'A melegedésnél a kezdeti hőmérséklettel szoroztál. A 100 °C-ig hiányzó fokok kellenek.',
              ),
            ]),
      ],
      other: 'Rajzold le a görbét: hány szakasza van?',
      hints: [
        'Hány szakaszból áll a folyamat?',
        'Melegedésnél a fajhővel, halmazállapot-változásnál az olvadáshővel vagy a forráshővel számolj!',
        `Az egyik szakasz: ${stages.parts[0]?.what ?? ''}, $${stages.parts[0]?.tex ?? ''}$ kJ.`,
      ],
      solution: `${fromIce ? '' : `A víz $100-${t}=${by}$ fokot melegszik. `}${worked(stages)}`,
    },
    fits(v => Math.abs(v / m - change - WATER * by) < 1e-6),
  );
}

/** Ice below zero to warm water in three stages. */
function threeStages(rng: Rng): Task {
  const m = tidy(rng.int(1, 20) / 10);
  const [below, t] = [rng.int(1, 6) * 5, rng.int(1, 18) * 5];
  const stages = joined(m, [ice(m, below), melt(m), water(m, t)]);
  redrawIf(m === 1);
  return numeric(
    {
      question: `Hány kilojoule hő kell ahhoz, hogy ${withUnit(m, 'kg')} ${unitSuf(-below, '°C', 'as')} jégből ${unitSuf(t, '°C', 'as')} víz legyen? ${DATA}`,
      answer: num(stages.total),
      check: 'NUM',
      unit: 'kJ',
      expr: `2.1*${m}*${below}+334*${m}+4.2*${m}*${t}`,
      wrong: [
        wrong(
          { m, below, t },
          ({ m, below, t }) => num(tidy(WATER * m * below + MELT * m + WATER * m * t)),
          'jegre-a-viz-fajhoje',
          'A jégre is a víz fajhőjével számoltál.',
        ),
        wrong(
          { m, below, t },
          ({ m, below, t }) => num(tidy(ICE * m * below + WATER * m * t)),
          'csak-a-melegedest-szamolja',
          'Az olvadás hője kimaradt: a jég 0 °C-on előbb megolvad.',
        ),
        wrong(
          { m, t },
          ({ m, t }) => num(tidy(MELT * m + WATER * m * t)),
          'jeg-melegedese-kimarad',
          'A jég melegedése kimaradt: előbb 0 °C-ig kell melegíteni.',
        ),
      ],
      other: 'Három szakasz van: a jég melegszik, olvad, a víz melegszik.',
      hints: [
        'Hány fokon olvad a jég?',
        'Három szakasz hőjét add össze: a jég melegedése, az olvadás, a víz melegedése.',
        `A jég melegedése: $${stages.parts[0]?.tex ?? ''}$ kJ.`,
      ],
      solution: worked(stages),
    },
    fits(v => Math.abs(v / m - ICE * below - MELT - WATER * t) < 1e-6),
  );
}

/** The latent heat read off a curve over the heat. */
function fromCurve(rng: Rng): Task {
  const m = rng.int(2, 5);
  const [start, end] = [rng.int(1, 5) * 20, rng.int(6, 9) * 20];
  const plateau = rng.int(2, 5) * 20;
  const value = tidy((end - start) / m);
  // Real substances need some tens of kilojoules.
  redrawIf(decimalsOf(value) > 1 || value < 20);
  const figure = graphFigure({
    x: 'hő (kJ)',
    y: 'hőmérséklet (°C)',
    lines: {
      '': [
        [0, 20],
        [start, plateau + 20],
        [end, plateau + 20],
        [end + 20, plateau + 40],
      ],
    },
  });
  if (!figure) redraw();
  return numeric(
    {
      question: `A grafikon ${withUnit(m, 'kg')} kezdetben szilárd anyag hőmérsékletét mutatja a közölt hő szerint. Hány kJ/kg az olvadáshője?`,
      figure,
      answer: num(value),
      check: 'NUM',
      unit: 'kJ/kg',
      expr: `(${end}-${start})/${m}`,
      wrong: [
        wrong(
          { start, end },
          ({ start, end }) => num(end - start),
          'latens-ho-tomeg-nelkul',
          'Ez az egész anyag hője. Oszd el a tömeggel!',
          'az olvadás hőjét nem osztja el a tömeggel',
        ),
        wrong(
          { end, m },
          ({ end, m }) => about(end / m, 2),
          'szakasz-veget-veszi',
          'A szakasz végével számoltál. Vond ki az elejét!',
          'a vízszintes szakasz végéig közölt összes hőt osztja el a tömeggel',
        ),
        wrong(
          { end, m },
          ({ end, m }) => about((end + 20) / m, 2),
          'gorbe-teljes-hoje',
          'A teljes közölt hővel számoltál. A vízszintes szakaszé kell.',
          'a görbe végéig közölt összes hőt osztja el a tömeggel',
        ),
      ],
      other: 'Olvasd le a vízszintes szakasz elejét és végét!',
      hints: [
        'Melyik szakaszon olvad az anyag?',
        'A vízszintes szakasz hőjét oszd el a tömeggel!',
        `A vízszintes szakasz ${withUnit(start, 'kJ')} hőnél kezdődik.`,
      ],
      solution: `$${end}-${start}=${end - start}$ kJ, egy kilogrammra $${end - start}:${m}=${x(value)}$ kJ jut.`,
    },
    fits(v => Math.abs(start + v * m - end) < 1e-6),
  );
}

/** The stages one by one. */
function stageByStage(rng: Rng): Task {
  const m = tidy(rng.int(1, 9) / 10);
  const below = rng.int(1, 6) * 5;
  const [first, second] = [tidy(ICE * m * below), tidy(MELT * m)];
  return fillSteps(
    {
      question: `${withUnit(m, 'kg')} ${unitSuf(-below, '°C', 'as')} jégből ${unitSuf(0, '°C', 'as')} víz lesz. Mennyi hő kell ehhez? Töltsd ki! ${DATA}`,
      template: 'A jég melegedése [a] kJ, az olvadása [b] kJ, összesen [c] kJ.',
      blanks: [
        {
          id: 'a',
          answer: num(first),
          other: 'A jég fajhőjét szorozd a tömeggel és a fokok számával!',
          wrong: [
            wrong(
              { m, below },
              ({ m, below }) => num(tidy(WATER * m * below)),
              'jegre-a-viz-fajhoje',
              'A víz fajhőjével számoltál. A jégé 2,1.',
            ),
          ],
        },
        {
          id: 'b',
          answer: num(second),
          other: 'Az olvadáshőt szorozd a tömeggel!',
          wrong: [
            wrong({ MELT }, ({ MELT }) => num(MELT), 'latens-ho-tomeg-nelkul', 'Ennyi 1 kg-hoz kell. Szorozz a tömeggel!'),
            wrong(
              { m, BOIL },
              ({ m, BOIL }) => num(tidy(BOIL * m)),
              'olvadasho-forrasho-csere',
              'A forráshővel számoltál. A jég itt olvad: az olvadáshő 334 kJ/kg.',
            ),
            wrong(
              { m, below },
              ({ m, below }) => num(tidy(MELT * m * below)),
              'fokkal-is-szorozza-a-latens-hot',
              'A fokokkal is szoroztál. Olvadáskor áll a hőmérséklet.',
            ),
          ],
        },
        { id: 'c', answer: num(tidy(first + second)), other: 'Add össze az első két eredményt!', from: '[a]+[b]' },
      ],
      hints: [
        'Két szakasz van. Melyikben változik a hőmérséklet?',
        'Melegedésnél a jég fajhőjével, olvadásnál az olvadáshővel számolj!',
        `A melegedés: $2{,}1\\cdot${x(m)}\\cdot${below}$ kJ.`,
      ],
      solution: `$2{,}1\\cdot${x(m)}\\cdot${below}=${x(first)}$; $334\\cdot${x(m)}=${x(second)}$; összesen ${withUnit(tidy(first + second), 'kJ')}.`,
    },
    (value, part) =>
      fits(v => {
        if (part === 'a') return Math.abs(v / (m * below) - ICE) < 1e-6;
        if (part === 'b') return Math.abs(v / m - MELT) < 1e-6;
        return Math.abs(v / m - ICE * below - MELT) < 1e-6;
      })(value),
  );
}

export const latentHeat = defineGenerator(
  'gen-latent-heat',
  'Olvadáshő és forráshő',
  ['fizika-8-olvadasho'],
  ['negative', 'decimal'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? oneChange(rng) : meltedMass(rng);
    if (level === 2) return rng.pick([() => twoStages(rng), () => fromCurve(rng), () => stageByStage(rng)])();
    return rng.chance(0.75) ? threeStages(rng) : twoStages(rng);
  },
);
