import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { type Rat, rat, size as sizeOf, times } from '@eszkerek/numbers/fraction';
import { decimalsOf, suf, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, order, words, wrong } from '../../tasks.ts';
import { frac, num, rawFrac } from '../../value.ts';

/** By how many times something grows, or becomes the part of it. */
interface Factor {
  times: Rat;
  /** `a háromszorosára` */
  to: string;
}
const f = (n: number, d: number, to: string): Factor => ({ times: rat(n, d), to });
const CHARGES: readonly Factor[] = [
  f(2, 1, 'a kétszeresére'),
  f(3, 1, 'a háromszorosára'),
  f(4, 1, 'a négyszeresére'),
  f(5, 1, 'az ötszörösére'),
  f(1, 2, 'a felére'),
  f(1, 3, 'a harmadára'),
];
const DISTANCES: readonly Factor[] = [
  f(2, 1, 'a kétszeresére'),
  f(3, 1, 'a háromszorosára'),
  f(4, 1, 'a négyszeresére'),
  f(1, 2, 'a felére'),
  f(1, 3, 'a harmadára'),
];
const verb = ({ times }: Factor): string => (times.n > times.d ? 'növeljük' : 'csökkentjük');

const inverse = ({ n, d }: Rat): Rat => rat(d, n);
const ONE = rat(1, 1);
/** How many times the force becomes. */
const forceFactor = (q1: Rat, q2: Rat, r: Rat): Rat => times(times(q1, q2), inverse(times(r, r)));
const tex = (x: Rat): string => frac(x).tex;

const RULE = 'Az erő mindkét töltéssel egyenesen, a távolság négyzetével fordítottan arányos.';

interface Change {
  q1: Rat;
  q2: Rat;
  r: Rat;
  text: string;
}

function changeOf(rng: Rng, parts: readonly ('charge' | 'both' | 'distance')[]): Change {
  const charge = rng.pick(CHARGES);
  const second = rng.pick(CHARGES.filter(one => one.to !== charge.to));
  const distance = rng.pick(DISTANCES);
  const steps = [
    ...(parts.includes('charge') || parts.includes('both') ? [{ what: 'az egyik töltést', by: charge }] : []),
    ...(parts.includes('both') ? [{ what: 'a másikat', by: second }] : []),
    ...(parts.includes('distance') ? [{ what: 'a távolságukat', by: distance }] : []),
  ];
  // The verb is said once for neighbours that share it.
  const says = steps.map(({ what, by }, i) => {
    const next = steps[i + 1];
    return `${what} ${by.to}${next && verb(next.by) === verb(by) ? '' : ` ${verb(by)}`}`;
  });
  return {
    q1: parts.includes('charge') || parts.includes('both') ? charge.times : ONE,
    q2: parts.includes('both') ? second.times : ONE,
    r: parts.includes('distance') ? distance.times : ONE,
    text: says.join(', '),
  };
}

/** The slip that lets the force grow with the square of the distance. */
const AS_SQUARE = 'azt hiszi, az erő a távolság négyzetével egyenesen arányos';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of the slip that squares the factors of the charges too, and its name. */
function chargesSquared({ q2, r }: Change): [explanation: string, mistake: string] {
  const factors = sizeOf(q2) === 1 ? 'töltés szorzóját' : 'töltések szorzóit';
  return [`A ${factors} nem kell négyzetre emelni.`, `a ${factors} ${sizeOf(r) === 1 ? '' : 'is '}négyzetre emeli`];
}

const factorSlips = (change: Change, { q1, q2, r } = change) => [
  wrong(
    { q1, q2, r },
    ({ q1, q2, r }) => frac(times(times(q1, q2), inverse(r))),
    'ketszeres-tavolsag-fele-ero',
    'A távolság szorzóját nem emelted négyzetre.',
  ),
  wrong(
    { q1, q2, r },
    ({ q1, q2, r }) => frac(times(times(q1, q2), times(r, r))),
    'tavolsaggal-no-az-ero',
    'A távolság négyzetével osztani kell, nem szorozni.',
    AS_SQUARE,
  ),
  wrong(
    { q1, q2, r },
    ({ q1, q2, r }) => frac(times(times(times(q1, q1), times(q2, q2)), inverse(times(r, r)))),
    'toltest-is-negyzetre-emeli',
    ...chargesSquared(change),
  ),
];

/** The factors of the force one by one. */
const shares = ({ q1, q2, r }: Change): string => {
  const [charges, distance] = [times(q1, q2), inverse(times(r, r))];
  if (sizeOf(r) === 1) return `A távolság nem változik, ezért az erő szorzója a töltések miatt $${tex(charges)}$.`;
  if (sizeOf(charges) === 1)
    return `A töltések szorzata nem változik, a távolság szorzójának négyzete $${tex(times(r, r))}$, ezért az erő szorzója $${tex(distance)}$.`;
  return `Az erő szorzója a töltések miatt $${tex(charges)}$, a távolság miatt (a szorzója $${tex(r)}$, ennek négyzete $${tex(times(r, r))}$) pedig $${tex(distance)}$, együtt $${tex(charges)}\\cdot${tex(distance)}=${tex(forceFactor(q1, q2, r))}$.`;
};

function factor(rng: Rng, parts: readonly ('charge' | 'both' | 'distance')[]): Task {
  const change = changeOf(rng, parts);
  const { q1, q2, r } = change;
  const answer = forceFactor(q1, q2, r);
  redrawIf(sizeOf(answer) === 1 || answer.d > 36 || answer.n > 40);
  return numeric(
    {
      question: `Két pontszerű töltés hat egymásra. ${capital(change.text)}. Az erő hányszorosa lesz az eredetinek? (Ha kell, törttel válaszolj!)`,
      answer: frac(answer),
      check: 'FRAC',
      wrong: factorSlips(change),
      other: RULE,
      hints: ['Külön nézd meg a töltések és külön a távolság hatását!', RULE, `A távolság szorzójának négyzete $${tex(times(r, r))}$.`],
      solution:
        parts.length === 1 && parts[0] === 'distance'
          ? `A töltések nem változnak. A távolság szorzója $${tex(r)}$, a négyzete $${tex(times(r, r))}$, az erő szorzója ennek a reciproka: $${tex(answer)}$.`
          : shares(change),
    },
    equals((sizeOf(q1) * sizeOf(q2)) / sizeOf(r) ** 2),
  );
}

function newtons(rng: Rng, parts: readonly ('charge' | 'both' | 'distance')[]): Task {
  const change = changeOf(rng, parts);
  const { q1, q2, r } = change;
  const before = rng.pick([0.02, 0.05, 0.09, 0.12, 0.18, 0.2, 0.36, 0.45, 0.6, 0.72, 0.9, 1.8, 3.6, 7.2]);
  const byFactor = forceFactor(q1, q2, r);
  const after = tidy(before * sizeOf(byFactor));
  redrawIf(decimalsOf(after) > 3 || after === before);
  return numeric(
    {
      question: `Két pontszerű töltés ${withUnit(before, 'N')} erővel hat egymásra. ${capital(change.text)}. Hány newton lesz az erő?`,
      answer: num(after),
      check: 'NUM',
      unit: 'N',
      wrong: [
        wrong(
          { before, q1, q2, r },
          ({ before, q1, q2, r }) => num(tidy(before * sizeOf(times(times(q1, q2), inverse(r))))),
          'ketszeres-tavolsag-fele-ero',
          'A távolság szorzóját nem emelted négyzetre.',
        ),
        wrong(
          { before, q1, q2, r },
          ({ before, q1, q2, r }) => num(tidy(before * sizeOf(times(times(q1, q2), times(r, r))))),
          'tavolsaggal-no-az-ero',
          'A távolság négyzetével osztani kell, nem szorozni.',
          AS_SQUARE,
        ),
        wrong(
          { before, q1, q2, r },
          ({ before, q1, q2, r }) => num(tidy(before * sizeOf(forceFactor(times(q1, q1), times(q2, q2), r)))),
          'toltest-is-negyzetre-emeli',
          ...chargesSquared(change),
        ),
      ],
      other: RULE,
      hints: [
        'Nő vagy csökken az erő?',
        RULE,
        parts.length === 1 && parts[0] === 'distance'
          ? `A távolság szorzójának négyzete $${tex(times(r, r))}$.`
          : `Az erő szorzója a töltések miatt $${tex(times(q1, q2))}$.`,
      ],
      solution: `${shares(change)} Az új erő $${texNumber(before)}\\cdot${tex(byFactor)}=${texNumber(after)}$ N.`,
    },
    equals((before * sizeOf(q1) * sizeOf(q2)) / sizeOf(r) ** 2),
  );
}

/** Several changes by the force they give. */
function sortChanges(rng: Rng): Task {
  const changes = [changeOf(rng, ['distance']), changeOf(rng, ['charge']), changeOf(rng, ['charge', 'distance']), changeOf(rng, ['both'])];
  const of = ({ q1, q2, r }: Change): number => sizeOf(forceFactor(q1, q2, r));
  redrawIf(new Set(changes.map(change => of(change).toFixed(6))).size < 4);
  const sorted = changes.toSorted((a, b) => of(a) - of(b));
  return order(
    {
      question:
        'Ugyanabból a helyzetből indulva négyféle változtatást próbálunk ki két töltésen. Rakd sorba őket az új erő szerint, a legkisebbel kezdve!',
      items: sorted.map(change => words(capital(change.text), [change.q1, change.q2, change.r].map(x => `${x.n}/${x.d}`).join(';'))),
      hints: ['Minden változtatásnál írd fel az erő szorzóját!', RULE, 'A távolság szorzójának négyzetével ossz!'],
      solution: sorted
        .map(change => `${capital(change.text)}: az erő szorzója $${tex(forceFactor(change.q1, change.q2, change.r))}$.`)
        .join(' '),
    },
    keys => {
      const sizes = keys.split('|').map(key => {
        const [q1 = 1, q2 = 1, r = 1] = key.split(';').map(part => {
          const [n = 1, d = 1] = part.split('/').map(Number);
          return n / d;
        });
        return (q1 * q2) / (r * r);
      });
      return sizes.every((size, i) => i === 0 || size > (sizes[i - 1] ?? 0));
    },
  );
}

/** Back: how far, or what charge, for a wanted force. */
function backwards(rng: Rng): Task {
  const n = rng.int(2, 6);
  const nearer = rng.chance(0.5);
  const k = rng.pick([1, 1, 2, 3] as const);
  const distance = n * rng.int(2, 9);
  const answer = nearer ? distance / n : distance * n;
  const squared = n * n;
  redrawIf(!Number.isInteger(answer));
  const first = k === 1 ? '' : `Az egyik töltést előbb ${k === 2 ? 'a kétszeresére' : 'a háromszorosára'} növeljük. `;
  const part = frac(rat(k, squared)).tex;
  const wanted = nearer ? `pontosan ${suf(k * squared, 'szor')} akkora legyen, mint kezdetben` : `az eredetinek $${part}$ része legyen`;
  return numeric(
    {
      question: `Két töltés távolsága ${withUnit(distance, 'cm')}. ${first}Milyen messze legyenek egymástól, hogy az erő ${wanted}?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { distance, squared, nearer },
          ({ distance, squared, nearer }) => num(tidy(nearer ? distance / squared : distance * squared)),
          'ketszeres-tavolsag-fele-ero',
          'A távolság szorzójának a négyzete adja az erő szorzóját, ezért gyököt kell vonni.',
        ),
        wrong(
          { distance, n, nearer },
          ({ distance, n, nearer }) => num(tidy(nearer ? distance * n : distance / n)),
          'tavolsaggal-no-az-ero',
          'Fordítva: közelebb nagyobb, távolabb kisebb az erő.',
          AS_SQUARE,
        ),
      ],
      other: RULE,
      hints: [
        'Közelebb vagy távolabb kell vinni őket?',
        RULE,
        `${k === 1 ? '' : `A töltés miatt az erő szorzója már ${textNumber(k)}, a távolság miatt még $${nearer ? squared : `\\frac1{${squared}}`}$ kell. `}Keresd azt a számot, amelynek a négyzete ${textNumber(squared)}!`,
      ],
      solution: `${k === 1 ? '' : nearer ? `A töltés miatt az erő szorzója már ${textNumber(k)}, ezért a távolság miatt még $${k * squared}:${k}=${squared}$ szorzó kell. ` : `A töltés miatt az erő szorzója már ${textNumber(k)}, ezért a távolság miatt $${part}:${k}=\\frac1{${squared}}$ szorzó kell. `}A távolság szorzója ${nearer ? `$\\frac1{${n}}$` : textNumber(n)}, mert $${n}^2=${squared}$. Az új távolság $${distance}${nearer ? ':' : '\\cdot'}${n}=${answer}$ cm.`,
    },
    fits(x => Math.abs((distance / x) ** 2 - (nearer ? squared : 1 / squared)) < 1e-9),
  );
}

/** Two equal spheres touch. */
function touching(rng: Rng): Task {
  const a = rng.int(2, 12);
  const b = -rng.int(1, 10);
  redrawIf((a + b) % 2 !== 0 || a + b === 0);
  const each = (a + b) / 2;
  const answer = rat(each * each, Math.abs(a * b));
  redrawIf(answer.d > 60 || sizeOf(answer) === 1);
  const signed = (q: number): string => `${q > 0 ? '+' : '−'}${Math.abs(q)}`;
  return numeric(
    {
      question: `Két egyforma fémgömb töltése ${signed(a)} nC és ${signed(b)} nC. Összeérintjük őket, majd visszatesszük a régi helyükre. Az új erő hányszorosa a réginek? (Csak a nagyságot nézd, törttel válaszolj!)`,
      answer: frac(answer),
      check: 'FRAC',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => frac(rat((a + b) ** 2, Math.abs(a * b))),
          'osszeget-nem-felezi',
          'Az összes töltést mindkét gömbnek megadtad. Felezni kell.',
        ),
        wrong(
          { a, b },
          ({ a, b }) => frac(rat((a - b) ** 2, 4 * Math.abs(a * b))),
          'elojelet-elhagyja-erinteskor',
          'A negatív töltést pozitívként adtad hozzá.',
        ),
        wrong({}, () => num(0), 'erintes-semlegesit', 'A gömbök nem lettek semlegesek, mert a két töltés összege nem nulla.'),
      ],
      other: 'Számold ki a két új töltést, és hasonlítsd össze a szorzatokat!',
      hints: [
        'Mekkora lesz a két töltés az érintés után?',
        'Egyforma gömbökön az összes töltés egyenlően oszlik el. Az erő a szorzattal arányos.',
        `A két töltés összege ${textNumber(a + b)} nC.`,
      ],
      solution: `Az összes töltés $${a}-${-b}=${texNumber(a + b)}$ nC, ennek a fele jut mindkét gömbre: $${texNumber(a + b)}:2=${texNumber(each)}$ nC. A szorzatok: előtte $${a}\\cdot${-b}=${-a * b}$, utána $${Math.abs(each)}\\cdot${Math.abs(each)}=${each * each}$. Az arány $${rawFrac(each * each, -a * b).tex}${answer.d === -a * b ? '' : `=${tex(answer)}`}$.`,
    },
    equals((((a + b) / 2) * ((a + b) / 2)) / (a * -b)),
  );
}

/** Who pulls harder. */
function mutual(rng: Rng): Task {
  const k = rng.int(2, 9);
  const force = rng.pick([0.2, 0.3, 0.5, 0.6, 0.8, 1.2]);
  const repel = rng.chance(0.5);
  const small = rng.chance(0.5);
  redrawIf(decimalsOf(tidy(force / k)) > 3);
  const greater = `${suf(k, 'szor')} akkora`;
  const acts = ['nagyobb-toltes-nagyobb-erovel-hat', `azt hiszi, a nagyobb töltés ${greater} erővel hat, mint a kisebb`] as const;
  const suffers = ['nagyobb-toltesre-nagyobb-ero', `azt hiszi, a nagyobb töltésre ${greater} erő hat, mint a kisebbre`] as const;
  // Asked is the force of the greater charge, or the one on it.
  const [[more, moreWords], [less, lessWords]] = small ? [acts, suffers] : [suffers, acts];
  const [acting, on] = small ? ['kisebb', 'nagyobb'] : ['nagyobb', 'kisebb'];
  return choice(
    rng,
    {
      question:
        `Két golyó ${repel ? 'taszítja' : 'vonzza'} egymást, az egyik töltése ${suf(k, 'szor')} akkora, mint a másiké. A ${acting} töltésű golyó ${withUnit(force, 'N')} erővel hat a ${on}ra. Mekkora erővel hat a ${on} töltésű a ${acting}re?`
          .replace('nagyobbre', 'nagyobbra')
          .replace('kisebbra', 'kisebbre'),
      unit: 'N',
      right: num(force),
      because: 'Helyes! A hatás és az ellenhatás egyenlő nagyságú.',
      wrong: [
        wrong(
          { force, k },
          ({ force, k }) => num(tidy(force * k)),
          more,
          'Mindkét erő képletében mindkét töltés szerepel, ezért egyenlők.',
          moreWords,
        ),
        wrong(
          { force, k },
          ({ force, k }) => num(tidy(force / k)),
          less,
          'A két erő a töltésektől függetlenül egyenlő nagyságú.',
          lessWords,
        ),
        wrong(
          { force, k },
          ({ force, k }) => num(tidy(force * k * k)),
          'toltest-is-negyzetre-emeli',
          'A két erő egyenlő, nem kell szorozni.',
          'a töltések arányának négyzetével szorozza az erőt',
        ),
      ],
      hints: [
        'Írd fel a képletet mindkét golyóra!',
        'A kölcsönhatásban a két erő egyenlő nagyságú.',
        'Cseréld fel a képletben a két töltést! Változik az eredmény?',
      ],
      solution: `A két erő egyenlő nagyságú: ${withUnit(force, 'N')}.`,
    },
    equals(force),
  );
}

export const coulombRatio = defineGenerator(
  'gen-coulomb-ratio',
  'Coulomb törvénye',
  ['fizika-8-coulomb'],
  ['fraction', 'decimal', 'power', 'negative'],
  (rng, level) => {
    if (level === 1)
      return rng.pick([
        () => factor(rng, ['distance']),
        () => newtons(rng, ['charge']),
        () => newtons(rng, ['distance']),
        () => mutual(rng),
      ])();
    if (level === 2)
      return rng.pick([() => factor(rng, ['charge', 'distance']), () => newtons(rng, ['charge', 'distance']), () => sortChanges(rng)])();
    return rng.pick([() => factor(rng, ['both', 'distance']), () => backwards(rng), () => touching(rng)])();
  },
);
