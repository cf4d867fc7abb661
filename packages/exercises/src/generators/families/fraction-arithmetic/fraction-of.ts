import { gcd, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { capital, type Name, numberArticle, suf, The, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { drawPrice } from '../shared/prices.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const x = texNumber;

const f = fracTex;

interface OfStory {
  text: (part: string, whole: number, who: Name, money: Money) => string;
  unit: string;
}

const OF_STORIES: readonly OfStory[] = [
  { unit: 'oldal', text: (p, w, who) => `${who.name} könyve ${t(w)} oldalas. Elolvasta ennek $${p}$ részét. Hány oldalt olvasott el?` },
  {
    unit: 'lej',
    text: (p, w, who, { unit, word }) =>
      `${who.name} zsebpénze ${t(w)} ${unit}. Ennek $${p}$ részét félretette. Hány ${word('lejt')} tett félre?`,
  },
  { unit: 'km', text: (p, w) => `A kerékpártúra ${t(w)} km hosszú. Délig megtettük a táv $${p}$ részét. Hány kilométert tettünk meg?` },
  { unit: 'tanuló', text: (p, w) => `Az iskolába ${t(w)} tanuló jár, a tanulók $${p}$ része busszal érkezik. Hány tanuló jön busszal?` },
];

/** What the strip stands for: „57 lejt”, „20 tanulót”. */
const asObject = (unit: string, { word }: Money): string =>
  ({ oldal: 'oldalt', lej: word('lejt'), km: 'km-t', tanuló: 'tanulót', liter: 'litert' })[unit] ?? unit;

/** The numbers of the fraction; of a strip, where no fraction is written, those of its parts. */
const WRITTEN = { byTop: 'a számlálóval', byBottom: 'a nevezővel', bottom: 'a nevezőt', whole: 'az egészből' };
const DRAWN = {
  byTop: 'a színes részek számával',
  byBottom: 'az összes rész számával',
  bottom: 'az összes rész számát',
  whole: 'a teljes mennyiségből',
};

function fractionOf(rng: Rng, inverse: boolean, money: Money): Task {
  const d = rng.int(2, 10);
  const n = rng.int(inverse ? 2 : 1, d - 1);
  redrawIf(n >= d || gcd(n, d) > 1);
  const drawn = rng.int(3, 30);
  if (!inverse) {
    const s = rng.pick(OF_STORIES);
    const { scale, unit } = inMoney(s.unit, money);
    const share = drawn * scale;
    const [whole, part] = [d * share, n * share];
    const isDrawn = rng.chance(0.4);
    const said = isDrawn ? DRAWN : WRITTEN;
    return numeric(
      {
        ...(isDrawn ? { figure: { kind: 'fraction' as const, form: 'bar' as const, wholes: [{ parts: d, shaded: n }] } } : {}),
        question: isDrawn
          ? `Az ábrán a teljes sáv ${t(whole)} ${asObject(s.unit, money)} jelent. Hány ${asObject(s.unit, money)} jelent a színes rész?`
          : s.text(f(n, d), whole, person(rng), money),
        answer: num(part),
        check: 'INT',
        unit,
        expr: `${whole}*${n}/${d}`,
        wrong: [
          ...((whole * d) % n === 0
            ? [
                wrong(
                  { whole, d, n },
                  ({ whole, d, n }) => num((whole * d) / n),
                  'szamlaloval-oszt',
                  n === 1
                    ? `${capital(said.byBottom)} szoroztál. A rész kisebb az egésznél: osztani kell vele.`
                    : `${capital(said.byTop)} osztottál és ${said.byBottom} szoroztál. Fordítva kell.`,
                  n === 1 ? `osztás helyett szoroz ${said.byBottom}` : `${said.byTop} oszt és ${said.byBottom} szoroz`,
                ),
              ]
            : []),
          wrong(
            { whole, d },
            ({ whole, d }) => num(whole / d),
            'csak-a-nevezovel-oszt',
            isDrawn ? `Ez egy rész. Az ábrán ${t(n)} ilyen rész színes.` : `Ez egy rész. A számláló szerint ${t(n)} ilyen rész kell.`,
            isDrawn ? 'csak egyetlen részt számol ki az összes színes rész helyett' : undefined,
          ),
          wrong(
            { whole, part },
            ({ whole, part }) => num(whole - part),
            'maradekot-adja',
            'Ez a kimaradó rész.',
            isDrawn ? 'a nem színes részt adja meg a színes helyett' : undefined,
          ),
          ...(whole > d
            ? [
                wrong(
                  { whole, d },
                  ({ whole, d }) => num(whole - d),
                  'kivonas-osztas-helyett',
                  `Kivontál. A törtrészhez osztani${n === 1 ? '' : ' és szorozni'} kell.`,
                  `osztás${n === 1 ? '' : ' és szorzás'} helyett ${said.bottom} vonja ki ${said.whole}`,
                ),
              ]
            : []),
        ],
        other: 'Oszd el az egészet a nevezővel, és szorozd meg a számlálóval!',
        hints: [
          'Hány egyenlő részre osztod az egészet?',
          n === 1 ? 'Az egészet elosztjuk a nevezővel.' : 'Az egészet elosztjuk a nevezővel, aztán szorzunk a számlálóval.',
          n === 1 ? `$${x(whole)}:${d}$` : `$${x(whole)}:${d}=${share}$`,
        ],
        solution:
          n === 1 ? `$${x(whole)}:${d}=${x(part)}$ (${unit}).` : `$${x(whole)}:${d}\\cdot${n}=${share}\\cdot${n}=${x(part)}$ (${unit}).`,
      },
      fits(v => Math.abs(v / whole - n / d) < 1e-9),
    );
  }
  const who = person(rng);
  const [tell, measure] = rng.pick([
    [(part: string) => `${who.name} elolvasta a könyve $${f(n, d)}$ részét, ez ${part} oldal. Hány oldalas a könyv?`, 'oldal'],
    [(part: string) => `A tartály $${f(n, d)}$ részében ${part} liter víz van. Hány literes a tartály?`, 'liter'],
    [(part: string) => `${who.name} elköltötte a pénze $${f(n, d)}$ részét, ${part} ${money.word('lejt')}. Mennyi pénze volt?`, 'lej'],
  ] as const);
  const { scale, unit } = inMoney(measure, money);
  const share = drawn * scale;
  const [whole, part] = [d * share, n * share];
  const isDrawn = rng.chance(0.4);
  const said = isDrawn ? DRAWN : WRITTEN;
  return numeric(
    {
      ...(isDrawn ? { figure: { kind: 'fraction' as const, form: 'bar' as const, wholes: [{ parts: d, shaded: n }] } } : {}),
      question: isDrawn
        ? `Az ábrán a színes rész ${t(part)} ${asObject(measure, money)} jelent. Hány ${asObject(measure, money)} jelent a teljes sáv?`
        : tell(t(part)),
      answer: num(whole),
      check: 'INT',
      unit,
      expr: `${part}/${n}*${d}`,
      wrong: [
        ...((part * n) % d === 0
          ? [
              wrong(
                { part, n, d },
                ({ part, n, d }) => num((part * n) / d),
                'reszbol-szamol-tovabb',
                'A részből számoltál újabb részt. Most az egészet keressük.',
                `a megadott mennyiség $${f(n, d)}$ részét számolja ki az egész helyett`,
              ),
            ]
          : []),
        wrong({ share }, ({ share }) => num(share), 'egy-reszt-ad-egesz-helyett', 'Ez egyetlen rész. Az egész ennél több részből áll.'),
        wrong(
          { part, d },
          ({ part, d }) => num(part * d),
          'szamlaloval-nem-oszt',
          `${capital(said.byBottom)} szoroztál, de ${said.byTop} nem osztottál.`,
          `${said.byBottom} szoroz, de ${said.byTop} nem oszt`,
        ),
        wrong(
          { part, share },
          ({ part, share }) => num(part + share),
          'egy-reszt-ad-hozza',
          'Egyetlen részt adtál hozzá. Nézd meg, hány rész hiányzik!',
          'a megadott mennyiséghez csak egyetlen részt ad hozzá',
        ),
      ],
      other: 'Előbb egy részt keress, abból az egészet!',
      hints: [
        `${The(part)} ${unit} hány egyenlő részt jelent?`,
        'A részt elosztjuk a számlálóval, aztán szorzunk a nevezővel.',
        `Egy rész: $${x(part)}:${n}=${share}$.`,
      ],
      solution: `Egy rész $${x(part)}:${n}=${share}$, az egész $${share}\\cdot${d}=${x(whole)}$ (${unit}).`,
    },
    fits(v => Math.abs((v * n) / d - part) < 1e-9),
  );
}

function percentOf(rng: Rng, money: Money): Task {
  const p = rng.pick([5, 10, 15, 20, 25, 30, 40, 50, 60, 75]);
  const drawn = rng.int(2, 40) * 20;
  const who = person(rng);
  const { tell, whole, isPrice } = rng.pick<{ tell: (whole: number) => string; whole: number; isPrice?: boolean }>([
    { tell: (whole: number) => `Mennyi ${theSuf(whole, 'nak')} ${numberArticle(p)} ${p}%-a?`, whole: drawn },
    {
      tell: (whole: number) =>
        `Egy ${t(whole)} ${money.word('lejes')} kabát árát ${p}%-kal csökkentik. Hány ${money.word('lejjel')} lesz olcsóbb?`,
      whole: drawPrice(rng, 'kabát', 20) * money.scale,
      isPrice: true,
    },
    {
      tell: (whole: number) => `${who.name} egy ${t(whole)} pontos játékban a pontok ${p}%-át szerezte meg. Hány pontja van?`,
      whole: drawn,
    },
  ]);
  const part = (whole * p) / 100;
  const rest = isPrice ? 'Ez az új ár. Azt kérdezik, mennyivel lesz olcsóbb.' : 'Ez a kimaradó rész.';
  return numeric(
    {
      question: tell(whole),
      answer: num(part),
      check: 'NUM',
      expr: `${whole}*${p}/100`,
      wrong: [
        wrong(
          { whole, p },
          ({ whole, p }) => num(whole / p),
          'szazalek-mint-osztas',
          `${The(p)}% nem ${suf(p, 'val')} való osztás, hanem ${t(p)} századrész: $${f(p, 100)}$.`,
        ),
        wrong({ whole, part }, ({ whole, part }) => num(whole - part), 'maradekot-adja', rest, isPrice ? 'az új árat adja meg' : undefined),
        wrong(
          { whole, p },
          ({ whole, p }) => num((whole * p) / 10),
          'tizedesvesszo-hiba',
          'Tízzel osztottál 100 helyett. A % századrészt jelent.',
          `${suf(p, 'val')} szoroz, de utána 100 helyett csak 10-zel oszt`,
        ),
        wrong(
          { whole, p },
          ({ whole, p }) => num(whole - p),
          'kivonas-osztas-helyett',
          `Kivontad ${theSuf(p, 't')}. A % nem darabszám: ${t(p)} századrészt jelent.`,
          'a százalékszámot kivonja az egészből',
        ),
      ].filter(w => (w.value.size ?? 0) > 0 && Number.isInteger(tidy((w.value.size ?? 0.5) * 100))),
      other: 'A % századrészt jelent: oszd 100-zal, és szorozd a százalékkal!',
      hints: ['Mit jelent az 1%?', 'Oszd el 100-zal, aztán szorozd meg!', `A százalék törttel: $${f(p, 100)}=${frac(rat(p, 100)).tex}$.`],
      solution: `$${x(whole)}\\cdot${f(p, 100)}=${x(part)}$.`,
    },
    equals(whole * (p / 100)),
  );
}

export const fractionOfGen = defineGenerator(
  'gen-fraction-of',
  'Törtrész és százalék',
  ['matek-5-szam-tortresze-szazaleka'],
  ['fraction', 'percent'],
  (rng, level, money) => (level === 1 ? fractionOf(rng, false, money) : level === 2 ? percentOf(rng, money) : fractionOf(rng, true, money)),
);
