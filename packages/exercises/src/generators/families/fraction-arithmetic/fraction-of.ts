import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { type Name, numberArticle, suf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, num } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const f = fracTex;

interface OfStory {
  text: (part: string, whole: number, who: Name) => string;
  unit: string;
}

const OF_STORIES: readonly OfStory[] = [
  { unit: 'oldal', text: (p, w, who) => `${who.name} könyve ${t(w)} oldalas. Elolvasta ennek $${p}$ részét. Hány oldalt olvasott el?` },
  { unit: 'lej', text: (p, w, who) => `${who.name} zsebpénze ${t(w)} lej. Ennek $${p}$ részét félretette. Hány lejt tett félre?` },
  { unit: 'km', text: (p, w) => `A kerékpártúra ${t(w)} km hosszú. Délig megtettük a táv $${p}$ részét. Hány kilométert tettünk meg?` },
  { unit: 'tanuló', text: (p, w) => `Az iskolába ${t(w)} tanuló jár, a tanulók $${p}$ része busszal érkezik. Hány tanuló jön busszal?` },
];

function fractionOf(rng: Rng, inverse: boolean): Task {
  const d = rng.int(2, 10);
  const n = rng.int(inverse ? 2 : 1, d - 1);
  redrawIf(n >= d || gcd(n, d) > 1);
  const unit = rng.int(3, 30);
  const [whole, part] = [d * unit, n * unit];
  if (!inverse) {
    const s = rng.pick(OF_STORIES);
    const isDrawn = rng.chance(0.4);
    return numeric(
      {
        ...(isDrawn ? { figure: { kind: 'fraction' as const, form: 'bar' as const, wholes: [{ parts: d, shaded: n }] } } : {}),
        question: isDrawn
          ? `Az ábrán a teljes sáv ${t(whole)} ${s.unit}. Hány ${s.unit} a színes rész?`
          : s.text(f(n, d), whole, person(rng)),
        answer: num(part),
        check: 'INT',
        unit: s.unit,
        expr: `${whole}*${n}/${d}`,
        wrong: [
          ...((whole * d) % n === 0
            ? [
                wrong(
                  { whole, d, n },
                  ({ whole, d, n }) => num((whole * d) / n),
                  'szamlaloval-oszt',
                  'A számlálóval osztottál és a nevezővel szoroztál. Fordítva kell.',
                ),
              ]
            : []),
          wrong(
            { whole, d },
            ({ whole, d }) => num(whole / d),
            'csak-a-nevezovel-oszt',
            `Ez egy rész. A számláló szerint ${t(n)} ilyen rész kell.`,
          ),
          wrong({ whole, part }, ({ whole, part }) => num(whole - part), 'maradekot-adja', 'Ez a kimaradó rész.'),
          ...(whole > d
            ? [
                wrong(
                  { whole, d },
                  ({ whole, d }) => num(whole - d),
                  'kivonas-osztas-helyett',
                  'Kivontál. A törtrészhez osztani és szorozni kell.',
                ),
              ]
            : []),
        ],
        other: 'Oszd el az egészet a nevezővel, és szorozd meg a számlálóval!',
        hints: [
          'Hány egyenlő részre osztod az egészet?',
          'Osztás a nevezővel, szorzás a számlálóval.',
          n === 1 ? `$${whole}:${d}$` : `$${whole}:${d}=${unit}$`,
        ],
        solution: n === 1 ? `$${whole}:${d}=${part}$ (${s.unit}).` : `$${whole}:${d}\\cdot${n}=${unit}\\cdot${n}=${part}$ (${s.unit}).`,
      },
      fits(v => Math.abs(v / whole - n / d) < 1e-9),
    );
  }
  const who = person(rng);
  const [q, u] = rng.pick([
    [`${who.name} elolvasta a könyve $${f(n, d)}$ részét, ez ${t(part)} oldal. Hány oldalas a könyv?`, 'oldal'],
    [`A tartály $${f(n, d)}$ részében ${t(part)} liter víz van. Hány literes a tartály?`, 'liter'],
    [`${who.name} elköltötte a pénze $${f(n, d)}$ részét, ${t(part)} lejt. Mennyi pénze volt?`, 'lej'],
  ] as const);
  const isDrawn = rng.chance(0.4);
  return numeric(
    {
      ...(isDrawn ? { figure: { kind: 'fraction' as const, form: 'bar' as const, wholes: [{ parts: d, shaded: n }] } } : {}),
      question: isDrawn ? `Az ábrán a színes rész ${t(part)} ${u}. Hány ${u} a teljes sáv?` : q,
      answer: num(whole),
      check: 'INT',
      unit: u,
      expr: `${part}/${n}*${d}`,
      wrong: [
        ...((part * n) % d === 0
          ? [
              wrong(
                { part, n, d },
                ({ part, n, d }) => num((part * n) / d),
                'reszbol-szamol-tovabb',
                'A részből számoltál újabb részt. Most az egészet keressük.',
              ),
            ]
          : []),
        wrong({ unit }, ({ unit }) => num(unit), 'csak-egy-resz', 'Ez egyetlen rész. Az egész ennél több részből áll.'),
        wrong(
          { part, d },
          ({ part, d }) => num(part * d),
          'szamlaloval-nem-oszt',
          'A nevezővel szoroztál, de a számlálóval nem osztottál.',
        ),
        wrong(
          { part, unit },
          ({ part, unit }) => num(part + unit),
          'egy-reszt-ad-hozza',
          'Egyetlen részt adtál hozzá. Nézd meg, hány rész hiányzik!',
        ),
      ],
      other: 'Előbb egy részt keress, abból az egészet!',
      hints: [`${t(part)} hány egyenlő részt jelent?`, 'Osztás a számlálóval, szorzás a nevezővel.', `Egy rész: $${part}:${n}=${unit}$.`],
      solution: `Egy rész $${part}:${n}=${unit}$, az egész $${unit}\\cdot${d}=${whole}$ (${u}).`,
    },
    fits(v => Math.abs((v * n) / d - part) < 1e-9),
  );
}

function percentOf(rng: Rng): Task {
  const p = rng.pick([5, 10, 15, 20, 25, 30, 40, 50, 60, 75]);
  const whole = rng.int(2, 40) * 20;
  const part = (whole * p) / 100;
  const who = person(rng);
  return numeric(
    {
      question: rng.pick([
        `Mennyi ${theSuf(whole, 'nak')} ${numberArticle(p)} ${p}%-a?`,
        `Egy ${t(whole)} lejes kabát árát ${p}%-kal csökkentik. Hány lejjel lesz olcsóbb?`,
        `${who.name} ${t(whole)} pontos játékban a pontok ${p}%-át szerezte meg. Hány pontja van?`,
      ]),
      answer: num(part),
      check: 'NUM',
      expr: `${whole}*${p}/100`,
      wrong: [
        wrong(
          { whole, p },
          ({ whole, p }) => num(whole / p),
          'szazalek-mint-osztas',
          `${p}% nem egy ${suf(p, 'val')} való osztás: századrészek száma. Írd fel: $${f(p, 100)}$.`,
        ),
        wrong({ whole, part }, ({ whole, part }) => num(whole - part), 'maradekot-adja', 'Ez a kimaradó rész.'),
        wrong(
          { whole, p },
          ({ whole, p }) => num((whole * p) / 10),
          'tizedesvesszo-hiba',
          'Tízzel osztottál 100 helyett. A % századrészt jelent.',
        ),
      ].filter(w => Number.isInteger((w.value.size ?? 0.5) * 100)),
      other: 'A % századrészt jelent: oszd 100-zal, és szorozd a százalékkal!',
      hints: ['Mit jelent az 1%?', 'Oszd el 100-zal, aztán szorozd meg!', `A százalék törttel: $${f(p, 100)}=${frac(rat(p, 100)).tex}$.`],
      solution: `$${texNumber(whole)}\\cdot${f(p, 100)}=${texNumber(part)}$.`,
    },
    equals(whole * (p / 100)),
  );
}

export const fractionOfGen = defineGenerator(
  'gen-fraction-of',
  'Törtrész és százalék',
  ['matek-5-szam-tortresze-szazaleka'],
  ['fraction', 'percent'],
  (rng, level) => (level === 1 ? fractionOf(rng, false) : level === 2 ? percentOf(rng) : fractionOf(rng, true)),
);
