import { gcd, lcm } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { minus, plus, type Rat, rat } from '@eszkerek/numbers/fraction';
import { type Name, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, rawFrac } from '../../value.ts';
import { person } from '../shared/story.ts';
import { asMixed, EVERYDAY } from './shared.ts';

const f = fracTex;

const show = (r: Rat): string => frac(r).tex;

const ADD_STORIES: ReadonlyArray<(a: string, b: string, who: Name) => string> = [
  (a, b, w) => `${w.name} reggel $${a}$ liter, délután $${b}$ liter vizet ivott. Hány liter ez összesen?`,
  (a, b) => `Egy süteménybe $${a}$ kg liszt és $${b}$ kg cukor kerül. Hány kilogramm ez együtt?`,
  (a, b, w) => `${w.name} $${a}$ órát olvasott, aztán $${b}$ órát rajzolt. Hány óra telt el összesen?`,
];

const SUB_STORIES: ReadonlyArray<(a: string, b: string, who: Name) => string> = [
  (a, b, w) => `${w.name} kulacsában $${a}$ liter tea volt, megivott belőle $${b}$ litert. Hány liter maradt?`,
  (a, b) => `Egy $${a}$ méteres szalagból levágtunk $${b}$ métert. Hány méter maradt?`,
  (a, b, w) => `A túra $${a}$ óráig tart. ${w.name} már $${b}$ órája gyalogol. Hány óra van még hátra?`,
];

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
  const isDrawn = story < 0 && adding && kind !== 'general' && rng.chance(0.8);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'fraction' as const,
              form: 'bar' as const,
              wholes: [
                { parts: den1, shaded: a, label: 'A' },
                { parts: den2, shaded: c, label: 'B', tone: 2 as const },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? 'Az ábrán minden sáv egy egész. Mennyi a két színes rész összege?'
        : story >= 0
          ? (stories[story]?.(f(a, den1), f(c, den2), person(rng)) ?? '')
          : `Mennyi $${f(a, den1)}${sign}${f(c, den2)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      ...(story >= 0 ? { unit: STORY_UNITS[adding ? 'add' : 'sub'][story] } : {}),
      expr: `${a}/${den1}${sign}${c}/${den2}`,
      wrong: [
        ...(adding
          ? [
              wrong(
                { a, c, den1, den2 },
                ({ a, c, den1, den2 }) => rawFrac(a + c, den1 + den2),
                'nevezot-is-osszeadja',
                'A nevezőket is összeadtad. A nevező a részek **méretét** mutatja, az nem adódik össze.',
              ),
            ]
          : den1 !== den2 && a !== c
            ? [
                wrong(
                  { a, c, den1, den2 },
                  ({ a, c, den1, den2 }) => rawFrac(Math.abs(a - c), Math.abs(den1 - den2)),
                  'nevezot-is-kivonja',
                  'A nevezőket is kivontad egymásból. Előbb közös nevező kell.',
                  a > c && den1 > den2 ? undefined : 'a számlálóknál is, a nevezőknél is a nagyobb számból vonja ki a kisebbet',
                ),
              ]
            : []),
        ...(kind !== 'same' && (adding || a > c)
          ? [
              wrong(
                { adding, a, c, common },
                ({ adding, a, c, common }) => rawFrac(adding ? a + c : a - c, common),
                'csak-a-nevezot-irja-at',
                'A nevezőt átírtad, de a számlálókat nem bővítetted.',
              ),
            ]
          : []),
        wrong(
          { adding, e, g, common },
          ({ adding, e, g, common }) => rawFrac(adding ? Math.abs(e - g) : e + g, common),
          'muvelet-csere',
          adding ? 'Kivontál. Itt össze kell adni.' : 'Összeadtál. Itt ki kell vonni.',
        ),
        wrong(
          { a, c, den1, den2 },
          ({ a, c, den1, den2 }) => rawFrac(a * c, den1 * den2),
          'szorzas-osszeadas-helyett',
          'Ez a két tört szorzata.',
          `${adding ? 'összeadás' : 'kivonás'} helyett összeszorozza a törteket`,
        ),
      ].filter(w => w.value.size !== 0 && Number.isFinite(w.value.size)),
      other:
        kind === 'same'
          ? 'A nevező közös: csak a számlálókkal számolj!'
          : 'Hozd közös nevezőre a törteket, és csak a számlálókkal számolj!',
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
  return numeric(
    {
      question: `Mennyi $${w}${f(a, b)}${sign}${v}${f(c, d)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${w}+${a}/${b})${sign}(${v}+${c}/${d})`,
      wrong: [
        ...(fraction.n > 0
          ? [
              wrong(
                { adding, a, b, c, d },
                ({ adding, a, b, c, d }) => frac(adding ? plus(rat(a, b), rat(c, d)) : minus(rat(a, b), rat(c, d))),
                'egeszek-elmaradnak',
                'Az egészek kimaradtak. Az egész részekkel is számolni kell.',
              ),
            ]
          : []),
        ...(fraction.n < 0
          ? [
              wrong(
                { adding, w, v, fraction },
                ({ adding, w, v, fraction }) => frac(plus(rat(adding ? w + v : w - v), rat(Math.abs(fraction.n), fraction.d))),
                'kisebbet-a-nagyobbol',
                'A törteknél a kisebbet vontad ki a nagyobból. Válts át egy egészet!',
                'a törtrészek közül mindig a kisebbet vonja ki a nagyobból',
              ),
            ]
          : []),
        ...(adding && fraction.n > fraction.d
          ? [
              wrong(
                { w, v, fraction },
                ({ w, v, fraction }) => frac(plus(rat(w + v), minus(rat(fraction.n, fraction.d), rat(1)))),
                'atvaltas-elmarad',
                'A törtek összege 1-nél több: ezt az egészet is add az egészekhez!',
                'a törtek összegéből kijövő egészet nem adja hozzá',
              ),
            ]
          : []),
        ...(fraction.n < 0
          ? [
              wrong(
                { w, v, fraction },
                ({ w, v, fraction }) => frac(plus(rat(w - v + 1), rat(fraction.n, fraction.d))),
                'kolcson-elmarad',
                'Felváltottál egy egészet, de az egészek számát nem csökkentetted.',
                'felvált egy egészet, de az egészek számát nem csökkenti',
              ),
            ]
          : []),
        ...(adding
          ? [
              wrong(
                { w, v, a, c, common },
                ({ w, v, a, c, common }) => frac(plus(rat(w + v), rat(a + c, common))),
                'csak-a-nevezot-irja-at',
                'A nevezőt átírtad, de a számlálókat nem bővítetted.',
              ),
            ]
          : []),
        wrong(
          { adding, w, v, a, c, b, d, common },
          ({ adding, w, v, a, c, b, d, common }) =>
            frac(adding ? plus(rat(w + v), rat(a + c, b + d)) : plus(rat(w - v), rat(a - c, common))),
          adding ? 'nevezot-is-osszeadja' : 'csak-a-nevezot-irja-at',
          adding ? 'A nevezőket is összeadtad. Előbb közös nevező kell.' : 'A nevezőt átírtad, de a számlálókat nem bővítetted.',
        ),
        wrong(
          { adding, p, q },
          ({ adding, p, q }) => frac(adding ? (minus(p, q).n > 0 ? minus(p, q) : minus(q, p)) : plus(p, q)),
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

export const fractionAddSub = defineGenerator(
  'gen-fraction-add-sub',
  'Törtek összeadása és kivonása',
  ['matek-5-tortek-osszeadasa'],
  ['fraction'],
  (rng, level) => {
    if (level === 1) return addSub(rng, rng.chance(0.6) ? 'same' : 'multiple');
    if (level === 2) return addSub(rng, 'general');
    return addSubMixed(rng);
  },
);
