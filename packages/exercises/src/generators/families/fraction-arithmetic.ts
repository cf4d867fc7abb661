import { type Name, numberArticle, suf, texNumber, textNumber, the, theSuf } from '../../hungarian/index.ts';
import { gcd, lcm, minus, over, plus, type Rat, rat, times } from '../arithmetic.ts';
import { defineGenerator, type Level, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { frac, fracTex, num, rawFrac } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const f = fracTex;
const show = (r: Rat): string => frac(r).tex;

/** 19/12 -> ` = 1\frac{7}{12}`; nothing for proper fractions and integers. */
function asMixed(r: Rat): string {
  if (r.n < r.d || r.d === 1) return '';
  return `=${Math.floor(r.n / r.d)}${f(r.n % r.d, r.d)}`;
}

const ADD_STORIES: ReadonlyArray<(a: string, b: string, who: Name) => string> = [
  (a, b, w) => `${w.name} reggel $${a}$ liter, délután $${b}$ liter vizet ivott. Hány liter ez összesen?`,
  (a, b) => `Egy süteménybe $${a}$ kg liszt és $${b}$ kg cukor kerül. Hány kilogramm ez együtt?`,
  (a, b, w) => `${w.name} $${a}$ órát olvasott, aztán $${b}$ órát rajzolt. Hány óra telt el?`,
];
const SUB_STORIES: ReadonlyArray<(a: string, b: string, who: Name) => string> = [
  (a, b, w) => `${w.name} kulacsában $${a}$ liter tea volt, megivott belőle $${b}$ litert. Hány liter maradt?`,
  (a, b) => `Egy $${a}$ méteres szalagból levágtunk $${b}$ métert. Hány méter maradt?`,
  (a, b, w) => `A túra $${a}$ óráig tart. ${w.name} már $${b}$ órája gyalogol. Hány óra van még hátra?`,
];
/** Denominators that a recipe or a clock may show. */
const EVERYDAY = [2, 3, 4, 5, 6, 8, 10];
const STORY_UNITS = { add: ['liter', 'kg', 'óra'], sub: ['liter', 'm', 'óra'] } as const;

function addSub(rng: Rng, kind: 'same' | 'multiple' | 'general'): Task {
  const b = rng.int(3, 12);
  const d = kind === 'same' ? b : kind === 'multiple' ? b * rng.int(2, 3) : rng.int(2, 12);
  redrawIf(d > 24 || (kind === 'general' && (b === d || b % d === 0 || d % b === 0 || lcm(b, d) > 60)));
  let [a, c] = [rng.int(1, b - 1), rng.int(1, d - 1)];
  const adding = rng.chance(0.55);
  if (gcd(a, b) > 1 || gcd(c, d) > 1) redrawIf(kind !== 'same');
  let [den1, den2] = [b, d];
  if (!adding && a * d < c * b) [a, den1, c, den2] = [c, d, a, b];
  const [p, q] = [rat(a, den1), rat(c, den2)];
  redrawIf(p.n * q.d === q.n * p.d);
  const answer = adding ? plus(p, q) : minus(p, q);
  const common = lcm(den1, den2);
  const [e, g] = [(a * common) / den1, (c * common) / den2];
  const sign = adding ? '+' : '-';
  const story = EVERYDAY.includes(den1) && EVERYDAY.includes(den2) && rng.chance(0.5) ? rng.int(0, 2) : -1;
  const stories = adding ? ADD_STORIES : SUB_STORIES;
  const result = adding ? e + g : e - g;
  return numeric(
    {
      question: story >= 0 ? (stories[story]?.(f(a, den1), f(c, den2), person(rng)) ?? '') : `Mennyi $${f(a, den1)}${sign}${f(c, den2)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      ...(story >= 0 ? { unit: STORY_UNITS[adding ? 'add' : 'sub'][story] } : {}),
      expr: `${a}/${den1}${sign}${c}/${den2}`,
      wrong: [
        ...(adding
          ? [
              wrong(
                rawFrac(a + c, den1 + den2),
                'nevezot-is-osszeadja',
                'A nevezőket is összeadtad. A nevező a részek **méretét** mutatja, az nem adódik össze.',
              ),
            ]
          : den1 !== den2 && a !== c
            ? [
                wrong(
                  rawFrac(Math.abs(a - c), Math.abs(den1 - den2)),
                  'nevezot-is-kivonja',
                  'A nevezőket is kivontad egymásból. Előbb közös nevező kell.',
                ),
              ]
            : []),
        ...(kind !== 'same'
          ? [
              wrong(
                rawFrac(Math.abs(adding ? a + c : a - c), common),
                'csak-a-nevezot-irja-at',
                'A nevezőt átírtad, de a számlálókat nem bővítetted.',
              ),
            ]
          : []),
        wrong(
          rawFrac(adding ? Math.abs(e - g) : e + g, common),
          'muvelet-csere',
          adding ? 'Kivontál. Itt össze kell adni.' : 'Összeadtál. Itt ki kell vonni.',
        ),
        wrong(rawFrac(a * c, den1 * den2), 'szorzas-osszeadas-helyett', 'Ez a két tört szorzata.'),
      ].filter(w => w.value.size !== 0 && Number.isFinite(w.value.size)),
      other: 'Hozd közös nevezőre a törteket, és csak a számlálókkal számolj!',
      hints: [
        kind === 'same' ? 'Mekkora részekből áll mindkét tört?' : 'Egyforma részekből állnak a törtek?',
        kind === 'same'
          ? 'Egyenlő nevezőnél csak a számlálókkal számolsz.'
          : `Hozd közös nevezőre: ${the(den1)} és ${the(den2)} legkisebb közös többszöröse ${the(common)}.`,
        kind === 'same' ? `$\\frac{${a}${sign}${c}}{${den1}}$` : `$${f(a, den1)}=${f(e, common)}$`,
      ],
      solution: `$${f(a, den1)}${sign}${f(c, den2)}=${kind === 'same' ? '' : `${f(e, common)}${sign}${f(g, common)}=`}${f(result, common)}${answer.d !== common ? `=${show(answer)}` : ''}${asMixed(answer)}$${story >= 0 ? ` (${STORY_UNITS[adding ? 'add' : 'sub'][story]})` : ''}.`,
    },
    equals(a / den1 + (adding ? 1 : -1) * (c / den2)),
  );
}

function addSubMixed(rng: Rng): Task {
  const [b, d] = [rng.int(2, 10), rng.int(2, 10)];
  redrawIf(b === d || lcm(b, d) > 40);
  const [a, c] = [rng.int(1, b - 1), rng.int(1, d - 1)];
  redrawIf(gcd(a, b) > 1 || gcd(c, d) > 1);
  const adding = rng.chance(0.45);
  const [w, v] = [rng.int(adding ? 1 : 3, 7), rng.int(1, adding ? 6 : 2)];
  const [p, q] = [rat(w * b + a, b), rat(v * d + c, d)];
  const answer = adding ? plus(p, q) : minus(p, q);
  const common = lcm(b, d);
  const fraction = adding ? plus(rat(a, b), rat(c, d)) : minus(rat(a, b), rat(c, d));
  redrawIf(answer.n <= 0 || fraction.n === 0);
  const sign = adding ? '+' : '-';
  const flipped = plus(rat(adding ? w + v : w - v), rat(Math.abs(fraction.n), fraction.d));
  return numeric(
    {
      question: `Mennyi $${w}${f(a, b)}${sign}${v}${f(c, d)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${w}+${a}/${b})${sign}(${v}+${c}/${d})`,
      wrong: [
        ...(fraction.n > 0 ? [wrong(frac(fraction), 'egeszek-elmaradnak', 'Az egészek kimaradtak. Azokkal is számolni kell.')] : []),
        ...(fraction.n < 0
          ? [wrong(frac(flipped), 'kisebbet-a-nagyobbol', 'A törteknél a kisebbet vontad ki a nagyobból. Válts át egy egészet!')]
          : []),
        wrong(
          frac(plus(rat(adding ? w + v : w - v), rat(adding ? a + c : Math.max(1, Math.abs(a - c)), adding ? b + d : common))),
          adding ? 'nevezot-is-osszeadja' : 'csak-a-nevezot-irja-at',
          adding ? 'A nevezőket is összeadtad. Előbb közös nevező kell.' : 'A nevezőt átírtad, de a számlálókat nem bővítetted.',
        ),
        wrong(
          frac(adding ? (minus(p, q).n > 0 ? minus(p, q) : minus(q, p)) : plus(p, q)),
          'muvelet-csere',
          adding ? 'Kivontál. Itt össze kell adni.' : 'Összeadtál. Itt ki kell vonni.',
        ),
      ],
      other: 'Alakítsd áltörtté mindkettőt, és hozd közös nevezőre!',
      hints: ['Írd fel mindkettőt áltörtként!', `A közös nevező ${the(common)}.`, `$${w}${f(a, b)}=${f(p.n, p.d)}$`],
      solution: `$${f(w * b + a, b)}${sign}${f(v * d + c, d)}=${f(((w * b + a) * common) / b, common)}${sign}${f(((v * d + c) * common) / d, common)}=${f(((w * b + a) * common) / b + (adding ? 1 : -1) * (((v * d + c) * common) / d), common)}${answer.d !== common ? `=${show(answer)}` : ''}${asMixed(answer)}$.`,
    },
    equals(w + a / b + (adding ? 1 : -1) * (v + c / d)),
  );
}

const fractionAddSub = defineGenerator(
  'gen-fraction-add-sub',
  'Törtek összeadása és kivonása',
  ['matek-5-tortek-osszeadasa'],
  (rng, level) => {
    if (level === 1) return addSub(rng, rng.chance(0.6) ? 'same' : 'multiple');
    if (level === 2) return addSub(rng, 'general');
    return addSubMixed(rng);
  },
);

function multiply(rng: Rng, level: Level): Task {
  const kind = level === 1 ? 'whole' : level === 2 ? rng.pick(['fraction', 'square'] as const) : rng.pick(['mixed', 'power'] as const);
  const [b, d] = [rng.int(2, 12), rng.int(2, 12)];
  const [a, c] = [rng.int(1, b + 2), rng.int(1, d + 2)];
  redrawIf(gcd(a, b) > 1 || gcd(c, d) > 1 || a === b || c === d);
  if (kind === 'whole') {
    const k = rng.int(2, 9);
    const answer = times(rat(a, b), rat(k));
    return numeric(
      {
        question:
          !EVERYDAY.includes(b) || rng.chance(0.3)
            ? `Mennyi $${f(a, b)}\\cdot${k}$?`
            : rng.pick([
                `Egy adag turmixhoz $${f(a, b)}$ liter tej kell. Hány liter tej kell ${t(k)} adaghoz?`,
                `Egy kör a parkban $${f(a, b)}$ km. Hány kilométer ${t(k)} kör?`,
              ]),
        answer: frac(answer),
        check: 'FRAC',
        expr: `${a}/${b}*${k}`,
        wrong: [
          wrong(rawFrac(a * k, b * k), 'nevezot-is-szorozza', `A nevezőt is megszoroztad, így csak bővítettél: az értéke nem változott.`),
          wrong(rawFrac(a, b * k), 'csak-a-nevezot-szorozza', 'A nevezőt szoroztad: így kisebb lett a tört.'),
          wrong(rawFrac(a + k, b), 'hozzaadja', 'Hozzáadtad az egészet a számlálóhoz. Itt szorozni kell.'),
        ],
        other: 'Egész számmal szorozva a számlálót szorozd!',
        hints: ['Írd fel ismételt összeadásként!', 'A számlálót szorzod, a nevező marad.', `$\\frac{${a}\\cdot${k}}{${b}}$`],
        solution: `$${f(a, b)}\\cdot${k}=${f(a * k, b)}${answer.d === b ? '' : `=${show(answer)}`}${asMixed(answer)}$.`,
      },
      equals(
        Array(k)
          .fill(a / b)
          .reduce((p: number, q: number) => p + q, 0),
      ),
    );
  }
  if (kind === 'square' || kind === 'power') {
    const n = kind === 'square' ? 2 : rng.int(3, 4);
    redrawIf(a > 7 || b > 7);
    const answer = rat(a ** n, b ** n);
    return numeric(
      {
        question: `Mennyi $\\left(${f(a, b)}\\right)^{${n}}$?`,
        answer: frac(answer),
        check: 'FRAC',
        expr: `(${a}/${b})^${n}`,
        wrong: [
          wrong(
            rawFrac(a ** n, b),
            'csak-a-szamlalot-hatvanyozza',
            'Csak a számlálót hatványoztad. A kitevő a zárójelen kívül áll, az egész törtre vonatkozik.',
          ),
          wrong(rawFrac(a * n, b * n), 'alap-szor-kitevo', 'A kitevővel szoroztál. A hatvány ismételt szorzás.'),
          wrong(rawFrac(a, b ** n), 'csak-a-nevezot-hatvanyozza', 'Csak a nevezőt hatványoztad.'),
        ],
        other: 'Írd ki szorzatként!',
        hints: ['Mire vonatkozik a kitevő?', 'A számlálót és a nevezőt is hatványozzuk.', `$${Array(n).fill(f(a, b)).join('\\cdot')}$`],
        solution: `$\\left(${f(a, b)}\\right)^{${n}}=\\frac{${a}^{${n}}}{${b}^{${n}}}=${show(answer)}$.`,
      },
      equals((a / b) ** n),
    );
  }
  const w = kind === 'mixed' ? rng.int(1, 3) : 0;
  const p = rat(w * b + (w ? Math.min(a, b - 1) : a), b);
  redrawIf(w > 0 && a >= b);
  const q = rat(c, d);
  const answer = times(p, q);
  const common = lcm(p.d, q.d);
  const first = w ? `${w}${f(a, b)}` : f(a, b);
  return numeric(
    {
      question: `Mennyi $${first}\\cdot${f(c, d)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${p.n}/${p.d})*(${c}/${d})`,
      wrong: [
        wrong(
          frac(rat(((p.n * common) / p.d) * ((c * common) / d), common)),
          'kozos-nevezot-keres',
          'Közös nevezőre hoztál, és a nevezőt nem szoroztad. Szorzásnál nem kell közös nevező.',
        ),
        wrong(frac(plus(p, q)), 'muvelet-csere', 'Összeadtál. Itt szorozni kell.'),
        wrong(frac(over(p, q)), 'reciprokkal-szoroz', 'Megfordítottad a második törtet. Az osztásnál kell, szorzásnál nem.'),
        ...(w
          ? [
              wrong(
                frac(plus(rat(w), times(rat(a, b), q))),
                'egesz-kimarad-a-szorzasbol',
                'Az egészet nem szoroztad. Alakítsd előbb áltörtté!',
              ),
            ]
          : []),
      ],
      other: 'Számlálót a számlálóval, nevezőt a nevezővel szorozz!',
      hints: [
        w ? 'Alakítsd áltörtté a vegyes számot!' : 'Kell-e közös nevező a szorzáshoz?',
        'Számláló · számláló, nevező · nevező. Előtte egyszerűsíthetsz.',
        `$\\frac{${p.n}\\cdot${c}}{${p.d}\\cdot${d}}$`,
      ],
      solution: `${w ? `$${first}=${f(p.n, p.d)}$. ` : ''}$${f(p.n, p.d)}\\cdot${f(c, d)}=${f(p.n * c, p.d * d)}${answer.d === p.d * d ? '' : `=${show(answer)}`}${asMixed(answer)}$.`,
    },
    equals((w + a / b) * (c / d)),
  );
}

const fractionMul = defineGenerator('gen-fraction-mul', 'Törtek szorzása', ['matek-5-tortek-szorzasa'], multiply);

const fractionDiv = defineGenerator('gen-fraction-div', 'Törtek osztása', ['matek-5-tortek-osztasa'], (rng, level) => {
  const [b, d] = [rng.int(2, 12), rng.int(2, 12)];
  const [a, c] = [rng.int(1, b + 3), rng.int(1, d + 3)];
  redrawIf(gcd(a, b) > 1 || gcd(c, d) > 1 || a === b || c === d);
  if (level === 1) {
    const k = rng.int(2, 9);
    const answer = over(rat(a, b), rat(k));
    return numeric(
      {
        question:
          !EVERYDAY.includes(b) || rng.chance(0.3)
            ? `Mennyi $${f(a, b)}:${k}$?`
            : rng.pick([
                `$${f(a, b)}$ liter szörpöt ${t(k)} pohárba öntünk egyenlően. Hány liter jut egybe?`,
                `$${f(a, b)}$ kg diót ${t(k)} zacskóba osztunk egyenlően. Hány kg kerül egybe?`,
              ]),
        answer: frac(answer),
        check: 'FRAC',
        expr: `${a}/${b}/${k}`,
        wrong: [
          wrong(rawFrac(a * k, b), 'szamlalot-szorozza', 'A számlálót szoroztad: így nagyobb lett, pedig osztottunk.'),
          wrong(rawFrac(b, a * k), 'az-osztandot-forditja', 'Az osztandót fordítottad meg. Az osztó reciprokával kell szorozni.'),
          wrong(rawFrac(b * k, a), 'forditott-hanyados', 'A hányados fordítottját írtad fel.'),
        ],
        other: 'Az osztás a reciprokkal való szorzás.',
        hints: [
          'Nagyobb vagy kisebb lesz, ha elosztod?',
          `${suf(k, 'val')} osztani ugyanaz, mint $\\frac{1}{${k}}$-${denominatorSuffix(k)} szorozni.`,
          `$${f(a, b)}\\cdot${f(1, k)}$`,
        ],
        solution: `$${f(a, b)}:${k}=${f(a, b * k)}${answer.d === b * k ? '' : `=${show(answer)}`}$.`,
      },
      fits(v => Math.abs(v * k - a / b) < 1e-9),
    );
  }
  const w = level === 3 ? rng.int(1, 4) : 0;
  redrawIf(w > 0 && a >= b);
  const p = rat(w * b + a, b);
  const q = rat(c, d);
  const answer = over(p, q);
  const first = w ? `${w}${f(a, b)}` : f(a, b);
  return numeric(
    {
      question: `Mennyi $${first}:${f(c, d)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${p.n}/${p.d})/(${c}/${d})`,
      wrong: [
        wrong(frac(rat(p.d * c, p.n * d)), 'az-osztandot-forditja', 'Az osztandót fordítottad meg. Az **osztó** reciprokával szorzunk.'),
        wrong(frac(times(p, q)), 'nem-fordit', 'Szoroztál. Az osztó reciprokával kell szorozni.'),
        wrong(frac(minus(p, q).n > 0 ? minus(p, q) : minus(q, p)), 'muvelet-csere', 'Kivontál. Itt osztani kell.'),
        ...(w
          ? [
              wrong(
                frac(plus(rat(w), over(rat(a, b), q))),
                'egesz-kimarad-az-osztasbol',
                'Az egészet nem osztottad. Alakítsd előbb áltörtté!',
              ),
            ]
          : []),
      ].filter(x => (x.value.size ?? 0) > 0),
      other: 'Az osztó reciprokával szorozz!',
      hints: [
        w ? 'Alakítsd áltörtté a vegyes számot!' : 'Melyik törtet kell megfordítani?',
        'Az osztás: szorzás az osztó reciprokával.',
        `$${f(p.n, p.d)}\\cdot${c === 1 ? d : f(d, c)}$`,
      ],
      solution: `$${first}:${f(c, d)}=${f(p.n, p.d)}\\cdot${c === 1 ? d : f(d, c)}=${show(answer)}${asMixed(answer)}$.`,
    },
    fits(v => Math.abs(v * (c / d) - (w + a / b)) < 1e-9),
  );
});

const denominatorSuffix = (k: number): string =>
  ({ 2: 'del', 3: 'dal', 4: 'del', 5: 'del', 6: 'dal', 7: 'del', 8: 'dal', 9: 'del' })[k] ?? 'del';

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
    return numeric(
      {
        question: s.text(f(n, d), whole, person(rng)),
        answer: num(part),
        check: 'INT',
        unit: s.unit,
        expr: `${whole}*${n}/${d}`,
        wrong: [
          ...((whole * d) % n === 0
            ? [wrong(num((whole * d) / n), 'szamlaloval-oszt', 'A számlálóval osztottál és a nevezővel szoroztál. Fordítva kell.')]
            : []),
          wrong(num(whole / d), 'csak-a-nevezovel-oszt', `Ez egy rész. A számláló szerint ${t(n)} ilyen rész kell.`),
          wrong(num(whole - part), 'maradekot-adja', 'Ez a kimaradó rész.'),
          ...(whole > d ? [wrong(num(whole - d), 'kivonas-osztas-helyett', 'Kivontál. A törtrészhez osztani és szorozni kell.')] : []),
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
  return numeric(
    {
      question: q,
      answer: num(whole),
      check: 'INT',
      unit: u,
      expr: `${part}/${n}*${d}`,
      wrong: [
        ...((part * n) % d === 0
          ? [wrong(num((part * n) / d), 'reszbol-szamol-tovabb', 'A részből számoltál újabb részt. Most az egészet keressük.')]
          : []),
        wrong(num(unit), 'csak-egy-resz', 'Ez egyetlen rész. Az egész ennél több részből áll.'),
        wrong(num(part * d), 'szamlaloval-nem-oszt', 'A nevezővel szoroztál, de a számlálóval nem osztottál.'),
        wrong(num(part + unit), 'egy-reszt-ad-hozza', 'Egyetlen részt adtál hozzá. Nézd meg, hány rész hiányzik!'),
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
          num(whole / p),
          'szazalek-mint-osztas',
          `${p}% nem egy ${suf(p, 'val')} való osztás: századrészek száma. Írd fel: $${f(p, 100)}$.`,
        ),
        wrong(num(whole - part), 'maradekot-adja', 'Ez a kimaradó rész.'),
        wrong(num(part * 10), 'tizedesvesszo-hiba', 'Tízzel osztottál 100 helyett. A % századrészt jelent.'),
      ].filter(w => Number.isInteger((w.value.size ?? 0.5) * 100)),
      other: 'A % századrészt jelent: oszd 100-zal, és szorozd a százalékkal!',
      hints: ['Mit jelent az 1%?', 'Oszd el 100-zal, aztán szorozd meg!', `Az 1% itt $${texNumber(whole)}:100=${texNumber(whole / 100)}$.`],
      solution: `$${texNumber(whole)}\\cdot${f(p, 100)}=${texNumber(part)}$.`,
    },
    equals(whole * (p / 100)),
  );
}

const fractionOfGen = defineGenerator('gen-fraction-of', 'Törtrész és százalék', ['matek-5-szam-tortresze-szazaleka'], (rng, level) =>
  level === 1 ? fractionOf(rng, false) : level === 2 ? percentOf(rng) : fractionOf(rng, true),
);

export const fractionArithmetic = [fractionAddSub, fractionMul, fractionDiv, fractionOfGen];
