import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, numberArticle, suf, TheSuf, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const x = texNumber;

/** A text about the base and the part; amounts of money follow the pupil's curriculum. */
interface Asked {
  text: (base: number, part: number) => string;
  ofMoney?: true;
}

function percentBasic(rng: Rng, level: Level, money: Money): Task {
  const p =
    level === 1 ? rng.pick([5, 10, 15, 20, 25, 30, 40, 60, 75]) : rng.pick([4, 6, 8, 12, 15, 18, 24, 35, 45, 65, 110, 120, 125, 150]);
  const drawn = rng.int(2, 60) * (level === 1 ? 20 : 25);
  const drawnPart = (drawn * p) / 100;
  redrawIf(decimalsOf(drawnPart) > 1 || drawnPart === drawn);
  const ask = level === 1 ? 'part' : level === 2 ? rng.pick(['part', 'percent'] as const) : rng.pick(['base', 'percent'] as const);
  redrawIf(ask === 'percent' && p > 100);
  const who = person(rng);
  const { text, ofMoney }: Asked = {
    part: rng.pick<Asked>([
      { text: base => `Mennyi ${theSuf(base, 'nak')} ${numberArticle(p)} ${p}%-a?` },
      ...(p < 100
        ? [
            { text: (base: number) => `Egy ${t(base)} fős iskola tanulóinak ${p}%-a tagja valamelyik szakkörnek. Hány tanuló ez?` },
            {
              text: (base: number) =>
                `${who.name} ${t(base)} ${money.word('lejének')} ${p}%-át könyvre költötte. Hány ${money.word('lejt')} költött?`,
              ofMoney: true as const,
            },
          ]
        : []),
    ]),
    percent: rng.pick<Asked>([
      { text: (base, part) => `${TheSuf(base, 'nak')} hány százaléka ${the(part)}?` },
      { text: (base, part) => `${who.name} egy ${t(base)} pontos versenyen ${t(part)} pontot ért el. Hány százalékot teljesített?` },
    ]),
    base: rng.pick<Asked>([
      { text: (_, part) => `Egy szám ${p}%-a ${t(part)}. Melyik ez a szám?` },
      ...(p < 100
        ? [
            { text: (_: number, part: number) => `${who.name} elolvasta a könyve ${p}%-át, ez ${t(part)} oldal. Hány oldalas a könyv?` },
            {
              text: (_: number, part: number) => `Egy termék árának ${p}%-a ${t(part)} ${money.unit}. Mennyi a teljes ára?`,
              ofMoney: true as const,
            },
          ]
        : []),
    ]),
  }[ask];
  const scale = ofMoney ? money.scale : 1;
  const [base, part] = [drawn * scale, drawnPart * scale];
  const question = text(base, part);
  const isBare = question.startsWith('Mennyi') || question.startsWith('Egy szám') || question.includes('hány százaléka');
  redrawIf(!Number.isInteger(drawnPart) && !isBare);
  // More than a pupil has to spend.
  redrawIf(ofMoney === true && ask === 'part' && drawn > 400);
  const answer = { part, percent: p, base }[ask];
  const candidates = {
    part: [
      wrong(
        { base, p },
        ({ base, p }) => num(tidy(base / p)),
        'szazalek-mint-osztas',
        `${suf(p, 'val')} osztottál. A százalék századrész.`,
      ),
      wrong({ base, p }, ({ base, p }) => num(tidy((base * p) / 10)), 'ot-szazalek-fel', 'Tizedrésznek vetted a századrészt.'),
      wrong({ base, part }, ({ base, part }) => num(tidy(base - part)), 'maradekot-adja', 'Ez a maradék.'),
      wrong({ base, p }, ({ base, p }) => num(tidy((base * 100) / p)), 'alap-ertek-csere', 'Úgy számoltál, mintha ez a szám lenne a rész.'),
    ],
    percent: [
      wrong({ base, part }, ({ base, part }) => num(tidy((base / part) * 100)), 'alap-ertek-csere', 'Felcserélted az alapot és a részt.'),
      wrong({ part, base }, ({ part, base }) => num(tidy(part / base)), 'szazzal-nem-szoroz', 'Ez tört alak. Szorozd meg 100-zal!'),
      wrong(
        { base, part },
        ({ base, part }) => num(tidy(base - part)),
        'kulonbseg-szazalek-helyett',
        'A különbséget adtad meg. Az arányt kérdezik.',
      ),
      wrong({ p }, ({ p }) => num(100 - p), 'maradekot-adja', 'Ez a hiányzó rész százaléka.', 'a hiányzó rész százalékát adja meg'),
    ],
    base: [
      wrong(
        { part, p },
        ({ part, p }) => num(tidy((part * p) / 100)),
        'reszbol-szamol-szazalekot',
        'A részből számoltál százalékot. Az egészet keressük.',
      ),
      wrong(
        { part, p },
        ({ part, p }) => num(tidy(part * p)),
        'szazalekszammal-szoroz',
        'Szoroztál. Előbb 1%-ot keress!',
        'a részt megszorozza a százalékszámmal',
      ),
      wrong(
        { part, p },
        ({ part, p }) => num(tidy(part + (part * p) / 100)),
        'hozzaadja-a-szazalekot',
        'Hozzáadtad a rész százalékát. Az 1%-ból indulj!',
        `a részhez hozzáadja a rész ${p}%-át`,
      ),
      wrong({ part, p }, ({ part, p }) => num(tidy(part / p)), 'csak-egy-szazalek', 'Ez az 1%. Szorozd meg 100-zal!'),
    ],
  }[ask];
  const work = {
    part: `${x(base)}\\cdot\\frac{${p}}{100}`,
    percent: `\\frac{${x(part)}}{${x(base)}}\\cdot100`,
    base: `${x(part)}:${p}\\cdot100`,
  }[ask];
  return numeric(
    {
      question,
      answer: num(answer),
      check: 'NUM',
      ...(ask === 'percent' ? { unit: '%' } : {}),
      expr: { part: `${base}*${p}/100`, percent: `${part}/${base}*100`, base: `${part}/${p}*100` }[ask],
      wrong: candidates.filter(w => (w.value.size ?? 0) > 0),
      other: 'Keresd meg: mi az alap (100%), mi a rész, és hány százalék?',
      hints: [
        'Mi a 100%?',
        { part: 'Rész = alap · százalék : 100.', percent: 'Százalék = rész : alap · 100.', base: 'Alap = rész : százalék · 100.' }[ask],
        `$${work}$`,
      ],
      solution: `$${work}=${x(answer)}$${ask === 'percent' ? `, tehát ${t(p)}%` : ''}.`,
    },
    fits(v =>
      ask === 'part'
        ? Math.abs(v / base - p / 100) < 1e-9
        : ask === 'percent'
          ? Math.abs((v / 100) * base - part) < 1e-9
          : Math.abs(v * (p / 100) - part) < 1e-9,
    ),
  );
}

/** What percent of a strip or a square grid is coloured. */
function percentOfPicture(rng: Rng, level: Level): Task {
  const parts = level === 1 ? rng.pick([5, 10, 20]) : 20;
  const shaded = rng.int(1, parts - 1);
  const p = (shaded * 100) / parts;
  redrawIf(p === 50 || shaded === p);
  const rest = rng.chance(0.3);
  const answer = rest ? 100 - p : p;
  const counted = rest ? parts - shaded : shaded;
  redrawIf(counted * 2 === parts);
  return numeric(
    {
      question: `Az ábra hány százaléka ${rest ? 'fehér' : 'színes'}?`,
      figure: {
        kind: 'fraction',
        form: parts === 20 ? 'grid' : 'bar',
        ...(parts === 20 ? { columns: 5 } : {}),
        wholes: [{ parts, shaded }],
      },
      answer: num(answer),
      check: 'NUM',
      unit: '%',
      expr: `${counted}/${parts}*100`,
      wrong: [
        wrong(
          { counted },
          ({ counted }) => num(counted),
          'reszek-szama-szazaleknak',
          'A részeket számoltad meg. A százalék századrész: egy rész hány százalék?',
          `a ${rest ? 'fehér' : 'színes'} részek számát adja meg százaléknak`,
        ),
        wrong(
          { counted, parts },
          ({ counted, parts }) => num(tidy(counted / parts)),
          'szazzal-nem-szoroz',
          'Ez tört alak. Szorozd meg 100-zal!',
        ),
        wrong(
          { answer },
          ({ answer }) => num(100 - answer),
          'maradekot-adja',
          `Ez a ${rest ? 'színes' : 'fehér'} rész százaléka.`,
          `a ${rest ? 'színes' : 'fehér'} rész százalékát adja meg`,
        ),
      ],
      other: `Az egész ${t(parts)} egyenlő részből áll: egy rész hány százalék?`,
      hints: [
        'Mi a 100%?',
        `Az egész ${t(parts)} egyenlő rész. Egy rész $100:${parts}=${x(100 / parts)}$ százalék.`,
        `${t(counted)} részt kell számolni.`,
      ],
      solution: `Egy rész $100:${parts}=${x(100 / parts)}$ százalék, ezért $${counted}\\cdot${x(100 / parts)}=${x(answer)}$ százalék.`,
    },
    fits(v => Math.abs((v * parts) / 100 - counted) < 1e-9),
  );
}

export const percentBasicGen = defineGenerator(
  'gen-percent-basic',
  'Százalékszámítás',
  ['matek-6-szazalekszamitas'],
  ['fraction', 'decimal', 'percent'],
  (rng, level, money) => (level < 3 && rng.chance(0.2) ? percentOfPicture(rng, level) : percentBasic(rng, level, money)),
);
