import { divisors, gcd, lcm, product, range } from '@eszkerek/numbers/arithmetic';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { factorForm, type GcdStory, primeFactors } from './shared.ts';

const t = textNumber;

const isPrime = (n: number): boolean => n > 1 && divisors(n).length === 2;

const slowGcd = (a: number, b: number): number => Math.max(...range(1, Math.min(a, b)).filter(d => a % d === 0 && b % d === 0));

interface DividedStory extends GcdStory {
  /** What the two numbers divided by the answer mean. */
  shares: readonly [string, string];
}

const GCD_STORIES: readonly DividedStory[] = [
  {
    unit: 'csomag',
    text: (a, b) =>
      `${t(a)} almából és ${t(b)} mandarinból egyforma csomagokat készítünk úgy, hogy semmi ne maradjon ki. Legfeljebb hány csomag készülhet?`,
    shares: ['Ennyi alma jut egy csomagba. A csomagok száma a kérdés.', 'Ennyi mandarin jut egy csomagba. A csomagok száma a kérdés.'],
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Egy ${t(a)} cm és egy ${t(b)} cm hosszú szalagot egyenlő, a lehető leghosszabb darabokra vágunk, maradék nélkül. Hány cm lesz egy darab?`,
    shares: [
      'Ennyi darab lesz az első szalagból. Egy darab hossza a kérdés.',
      'Ennyi darab lesz a második szalagból. Egy darab hossza a kérdés.',
    ],
  },
  {
    unit: 'csapat',
    text: (a, b) => `${t(a)} lányt és ${t(b)} fiút egyforma összetételű csapatokba osztunk. Legfeljebb hány csapat lehet?`,
    shares: ['Ennyi lány kerül egy csapatba. A csapatok száma a kérdés.', 'Ennyi fiú kerül egy csapatba. A csapatok száma a kérdés.'],
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Egy ${t(a)} cm hosszú és ${t(b)} cm széles padlót a lehető legnagyobb egyforma négyzetlapokkal burkolunk, vágás nélkül. Hány cm egy lap oldala?`,
    shares: [
      'Ennyi lap fér el a padló hosszában. Egy lap oldala a kérdés.',
      'Ennyi lap fér el a padló széltében. Egy lap oldala a kérdés.',
    ],
  },
];

export const gcdGen = defineGenerator('gen-gcd', 'Legnagyobb közös osztó', ['matek-6-lnko'], ['power'], (rng, level) => {
  const g = rng.int(level === 1 ? 3 : 4, level === 1 ? 12 : 36);
  const [p, q] = [rng.int(2, level === 1 ? 6 : 12), rng.int(2, level === 1 ? 7 : 14)];
  redrawIf(p === q || gcd(p, q) !== 1 || g * Math.max(p, q) > 600 || (isPrime(g) && p % g === 0));
  const [a, b] = [g * p, g * q];
  const story = level === 1 ? undefined : rng.pick(GCD_STORIES);
  const asStory = story && (level === 3 || rng.chance(0.5)) ? story : undefined;
  const common = range(2, g - 1).filter(d => g % d === 0);
  const once = product([...new Set(primeFactors(g))]);
  return numeric(
    {
      question: asStory ? asStory.text(a, b) : `Mennyi ${the(a)} és ${the(b)} legnagyobb közös osztója?`,
      answer: num(g),
      check: 'INT',
      ...(asStory ? { unit: asStory.unit } : {}),
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num(lcm(a, b)),
          'lnko-lkkt-keveres',
          'Ez a legkisebb közös többszörös: a nem közös prímeket is beszoroztad. Az osztó nem lehet nagyobb a számoknál.',
        ),
        ...(common.length
          ? [wrong({ common }, ({ common }) => num(common.at(-1) ?? 1), 'nem-a-legnagyobb', 'Ez közös osztó, de van nagyobb is.')]
          : []),
        wrong(
          { a, b },
          ({ a, b }) => num(Math.abs(a - b)),
          'kulonbseg',
          'Ez a két szám különbsége. A közös osztónak mindkettőben meg kell lennie.',
        ),
        wrong({}, () => num(1), 'csak-az-egy', 'Az 1 mindig közös osztó, de itt van nagyobb is.'),
        // The largest smaller divisor may be the same number: then it is only told that there is a larger one.
        ...(once !== g && once !== common.at(-1)
          ? [
              wrong(
                { g },
                ({ g }) => num(product([...new Set(primeFactors(g))])),
                'kozos-prim-csak-egyszer',
                'A közös prímeket csak egyszer szoroztad össze. Mindegyik a kisebbik kitevőjével kell.',
              ),
            ]
          : []),
        ...(asStory
          ? [
              wrong({ a, g }, ({ a, g }) => num(a / g), 'nem-a-kerdesre-felel', asStory.shares[0]),
              wrong({ b, g }, ({ b, g }) => num(b / g), 'nem-a-kerdesre-felel', asStory.shares[1]),
            ]
          : []),
      ],
      other: 'Bontsd mindkét számot prímtényezőkre, és szorozd össze a közöseket!',
      hints: [
        'Olyan számot keresünk, amely mindkettőt osztja.',
        'A közös prímek a kisebbik kitevővel kellenek.',
        `Az egyik szám prímtényezőkkel: $${a}=${factorForm(a).tex}$`,
      ],
      solution: `$${a}=${factorForm(a).tex}$ és $${b}=${factorForm(b).tex}$. A közös rész: $${factorForm(g).tex}${isPrime(g) ? '' : `=${g}`}$.${asStory ? ` A válasz: ${t(g)} ${asStory.unit}.` : ''}`,
    },
    equals(slowGcd(a, b)),
  );
});
