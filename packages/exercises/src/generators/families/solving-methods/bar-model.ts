import type { Rng } from '@eszkerek/numbers/chance';
import { NAMES, nameSuf, suf, TheSuf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { twoPeople } from '../shared/story.ts';
import { barFigure } from './bar-figures.ts';

const t = textNumber;

const x = texNumber;

/** What they have or collect: „matricája” or „bélyeget”, „matrica”, „matricával”. */
type Thing = readonly [thing: string, plain: string, by: string];

const OWNED: readonly Thing[] = [
  ['matricája', 'matrica', 'matricával'],
  ['leje', 'lej', 'lejjel'],
  ['gesztenyéje', 'gesztenye', 'gesztenyével'],
  ['pontja', 'pont', 'ponttal'],
];

const COLLECTED: readonly Thing[] = [
  ['lejt', 'lej', 'lejjel'],
  ['kagylót', 'kagyló', 'kagylóval'],
  ['bélyeget', 'bélyeg', 'bélyeggel'],
  ['képeslapot', 'képeslap', 'képeslappal'],
];

/** Lei follow the money of the task. */
const inThings = ([thing, plain, by]: Thing, money: Money) =>
  plain === 'lej'
    ? { scale: money.scale, thing: money.word(thing), plain: money.unit, by: money.word(by), unit: { unit: money.unit } }
    : { scale: 1, thing, plain, by, unit: {} };

/** „matricája” of one of them, „matricájuk” of both. */
const ofBoth = (thing: string): string => thing.replace(/a$/, 'uk').replace(/e$/, 'ük');

function sumDifference(rng: Rng, money: Money): Task {
  const [a, b] = twoPeople(rng);
  const drawn = [rng.int(8, 60), rng.int(4, 30)] as const;
  const askBig = rng.chance(0.5);
  const { scale, thing, plain, by, unit } = inThings(rng.pick(OWNED), money);
  const [small, more] = [drawn[0] * scale, drawn[1] * scale];
  const big = small + more;
  const total = small + big;
  const answer = askBig ? big : small;
  redrawIf(total / 2 === answer || answer === total - more);
  const isDrawn = more !== answer && 4 * more >= small && more <= 2 * small && rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: barFigure([
              { name: a.name, cells: 1, extra: { length: more / small, label: t(more) } },
              { name: b.name, cells: 1 },
            ]),
          }
        : {}),
      question: isDrawn
        ? `A rajz azt mutatja, mennyivel több ${thing} van ${nameSuf(a, 'nak')}, mint ${nameSuf(b, 'nak')}: ez a szaggatott rész. Kettejüknek összesen ${t(total)} ${ofBoth(thing)} van. Hány ${thing} van ${nameSuf(askBig ? a : b, 'nak')}?`
        : `${nameSuf(a, 'nak')} és ${nameSuf(b, 'nak')} összesen ${t(total)} ${thing} van. ${nameSuf(a, 'nak')} ${t(more)} ${by} több van, mint ${nameSuf(b, 'nak')}. Hány ${thing} van ${nameSuf(askBig ? a : b, 'nak')}?`,
      answer: num(answer),
      check: 'INT',
      ...unit,
      expr: `(${total}${askBig ? '+' : '-'}${more})/2`,
      wrong: [
        wrong(
          { askBig, small, big },
          ({ askBig, small, big }) => num(askBig ? small : big),
          'nem-a-kerdesre-felel',
          `Ennyi ${nameSuf(askBig ? b : a, 'nak')} van. Olvasd el újra a kérdést!`,
        ),
        wrong(
          { total },
          ({ total }) => num(total / 2),
          'felezi-es-nem-vonja-le',
          `Egyenlően osztottad szét. A többletet (${t(more)}) előbb le kell venni.`,
          'egyenlően osztja szét, a többlettel nem számol',
        ),
        wrong(
          { total, more },
          ({ total, more }) => num(total - more),
          'tobbletet-levonja-nem-oszt',
          'A többletet levontad, de nem osztottad két egyenlő részre.',
        ),
        wrong(
          { total, askBig, more },
          ({ total, askBig, more }) => num(total / 2 + (askBig ? more : -more)),
          'tobbletet-rosszul-adja',
          'Előbb feleztél, aztán számoltál a többlettel. A többletet osztás előtt kell levenni.',
          `előbb felez, és csak utána ${askBig ? 'adja hozzá' : 'vonja ki'} a többletet`,
        ),
      ].filter(w => Number.isInteger(w.value.size) && (w.value.size ?? 0) > 0),
      other: isDrawn ? 'Vedd le előbb a szaggatott részt: két egyenlő sáv marad.' : 'Rajzolj két szakaszt: az egyik ennyivel hosszabb!',
      hints: [
        isDrawn ? 'Mennyi maradna, ha a többletet levágnánk?' : 'Rajzold le két szakasszal!',
        'Vágd le a többletet: két egyenlő rész marad.',
        `$${x(total)}-${more}=${x(total - more)}$`,
      ],
      solution: `$(${x(total)}-${more}):2=${small}$${askBig ? `, és $${small}+${more}=${big}$` : ''}. A válasz: ${t(answer)} ${plain}.`,
    },
    fits(v => (askBig ? v + (v - more) : v + (v + more)) === total),
  );
}

const PAIRS = [
  { where: 'A gyümölcsösben', both: 'almafa és körtefa', x: 'almafa', y: 'körtefa', fromX: 'almafából', fromY: 'Körtefából' },
  { where: 'A szertárban', both: 'kosárlabda és röplabda', x: 'kosárlabda', y: 'röplabda', fromX: 'kosárlabdából', fromY: 'Röplabdából' },
  { where: 'Egy dobozban', both: 'piros és kék golyó', x: 'piros golyó', y: 'kék golyó', fromX: 'pirosból', fromY: 'Kékből' },
  { where: 'A tanyán', both: 'tyúk és kacsa', x: 'kacsa', y: 'tyúk', fromX: 'kacsából', fromY: 'Tyúkból' },
  { where: 'A könyvtár polcain', both: 'regény és képregény', x: 'képregény', y: 'regény', fromX: 'képregényből', fromY: 'Regényből' },
  { where: 'A táborban', both: 'sátor és faház', x: 'faház', y: 'sátor', fromX: 'faházból', fromY: 'Sátorból' },
  { where: 'Egy virágládában', both: 'tulipán és jácint', x: 'jácint', y: 'tulipán', fromX: 'jácintból', fromY: 'Tulipánból' },
] as const;

function timesAsMany(rng: Rng, extra: boolean): Task {
  const k = rng.int(2, 6);
  const small = rng.int(6, 45);
  const more = extra ? rng.int(3, 20) : 0;
  const big = small * k + more;
  const total = small + big;
  const askBig = rng.chance(0.5);
  const answer = askBig ? big : small;
  redrawIf(answer === total - more);
  const f = rng.pick(PAIRS);
  const timesAnd = `${suf(k, 'szor')} annyi${more ? ` és még ${t(more)}` : ''}`;
  const byHow = `${suf(k, 'val')}${more ? ` és még ${suf(more, 'val')}` : ''}`;
  const isDrawn = more !== answer && (more === 0 || 3 * more >= small) && rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: barFigure([
              { name: f.y, cells: k, ...(more ? { extra: { length: Math.min(1.5, more / small), label: t(more) } } : {}) },
              { name: f.x, cells: 1 },
            ]),
          }
        : {}),
      question: isDrawn
        ? `${f.where} összesen ${t(total)} ${f.both} van. A rajz a két szám kapcsolatát mutatja: az egyforma téglalapok egyenlő részek${more ? ', a szaggatott rész a többlet' : ''}. Hány ${askBig ? f.y : f.x} van?`
        : `${f.where} összesen ${t(total)} ${f.both} van. ${f.fromY} ${timesAnd} van, mint ${f.fromX}. Hány ${askBig ? f.y : f.x} van?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { askBig, small, big },
          ({ askBig, small, big }) => num(askBig ? small : big),
          'nem-a-kerdesre-felel',
          'Ez a másik fajta száma. Olvasd el újra a kérdést!',
        ),
        ...(more && askBig
          ? [
              wrong(
                { small, k },
                ({ small, k }) => num(small * k),
                'tobbletet-nem-adja-hozza',
                `A részek megvannak, de a többlet kimaradt: add hozzá ${theSuf(more, 't')}!`,
              ),
            ]
          : []),
        ...((total - more) % k === 0
          ? [
              wrong(
                { total, more, k },
                ({ total, more, k }) => num((total - more) / k),
                'reszek-szama',
                `${suf(k, 'val')} osztottál. A részek száma eggyel több: ${k} + 1.`,
                `csak ${k} részre oszt${askBig ? ', és egy részt ad meg' : ''}`,
              ),
            ]
          : []),
        ...(more && total % (k + 1) === 0
          ? [
              wrong(
                { total, k, more, askBig },
                ({ total, k, more, askBig }) => num((total / (k + 1)) * (askBig ? k : 1) + (askBig ? more : 0)),
                'tobbletet-nem-vonja-le',
                'A többletet osztás előtt le kell venni.',
              ),
            ]
          : []),
        ...((total - k - more) % 2 === 0
          ? [
              wrong(
                { total, k, more, askBig },
                ({ total, k, more, askBig }) => num((total - k - more) / 2 + (askBig ? k + more : 0)),
                'szor-es-val-keverese',
                `Úgy számoltál, mintha ${byHow} több lenne, nem ${timesAnd}.`,
                isDrawn
                  ? `azt, hogy az egyik sávban ${k} egyenlő rész van, úgy veszi, mintha ${byHow} több lenne`
                  : `úgy számol, mintha ${byHow} több lenne, nem ${timesAnd}`,
              ),
            ]
          : []),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: isDrawn
        ? `Számold meg az egyenlő részeket mindkét sávon${more ? ', és a többletet vedd le az osztás előtt' : ''}!`
        : `Rajzold le: az egyik 1 rész, a másik ${k} rész${more ? ` és még ${t(more)}` : ''}.`,
      hints: [
        isDrawn ? 'Hány egyenlő részt látsz a rajzon összesen?' : 'Rajzold le szakaszokkal!',
        `Az egyik 1 rész, a másik ${k} rész${more ? ` és még ${t(more)}` : ''}. Hány rész ez együtt?`,
        more ? `Vedd le a többletet: $${total}-${more}=${total - more}$.` : `Együtt ${k + 1} egyenlő rész.`,
      ],
      solution: `Az egyenlő részek száma $1+${k}=${k + 1}$. ${more ? `A többlet nélkül $${total}-${more}=${total - more}$ marad. ` : ''}Egy rész $${total - more}:${k + 1}=${small}$${askBig ? `, ezért $${small}\\cdot${k}${more ? `+${more}` : ''}=${big}$` : ''}. A válasz: ${t(answer)} ${askBig ? f.y : f.x}.`,
    },
    fits(v => (askBig ? Number.isInteger((v - more) / k) && (v - more) / k + v === total : v + v * k + more === total)),
  );
}

export const barModel = defineGenerator(
  'gen-bar-model',
  'Szakaszos ábrázolás',
  ['matek-5-szakaszos-abrazolas'],
  ['brackets'],
  (rng, level, money) => {
    if (level === 1) return rng.chance(0.5) ? sumDifference(rng, money) : timesAsMany(rng, false);
    if (level === 2) return timesAsMany(rng, rng.chance(0.7));
    return threeParts(rng, money);
  },
);

interface Asked {
  ask: 'small' | 'second' | 'third';
  k: number;
  more: number;
}

/** What the asked person has, when one part is worth this much. */
const amountOf = ({ ask, k, more }: Asked, part: number): number => (ask === 'second' ? part * k : ask === 'third' ? part + more : part);

function threeParts(rng: Rng, money: Money): Task {
  const [a, b, c] = rng.sample(NAMES, 3);
  if (!a || !b || !c) redraw();
  const k = rng.int(2, 4);
  const drawn = [rng.int(7, 35), rng.int(3, 25)] as const;
  const ask = rng.pick(['small', 'second', 'third'] as const);
  const people = { small: a, second: b, third: c };
  const who = people[ask];
  // Taking the extra away would leave the answer.
  redrawIf(ask === 'third' && drawn[1] === drawn[0] * (k + 1));
  const { scale, thing, by, unit } = inThings(rng.pick(COLLECTED), money);
  const [small, more] = [drawn[0] * scale, drawn[1] * scale];
  const [second, third] = [small * k, small + more];
  const total = small + second + third;
  const parts = k + 2;
  const answer = amountOf({ ask, k, more }, small);
  return numeric(
    {
      question: `${a.name}, ${b.name} és ${c.name} együtt ${t(total)} ${thing} gyűjtött. ${b.name} ${suf(k, 'szor')} annyit, ${c.name} pedig ${t(more)} ${by} többet gyűjtött, mint ${a.name}. Mennyit gyűjtött ${who.name}?`,
      answer: num(answer),
      check: 'INT',
      ...unit,
      wrong: [
        ...(['small', 'second', 'third'] as const)
          .filter(other => other !== ask)
          .map(other =>
            wrong(
              { other, small, second, third },
              ({ other, ...amounts }) => num(amounts[other]),
              'nem-a-kerdesre-felel',
              `Ennyit ${people[other].name} gyűjtött. Olvasd el újra, kiről szól a kérdés!`,
              `nem a kérdésre válaszol, ennyit ${people[other].name} gyűjtött`,
            ),
          ),
        ...(total % parts === 0
          ? [
              wrong(
                { total, parts, asked: { ask, k, more } },
                ({ total, parts, asked }) => num(amountOf(asked, total / parts)),
                'tobbletet-nem-vonja-le',
                'A többletet osztás előtt le kell venni.',
              ),
            ]
          : []),
        ...((total - more) % (k + 1) === 0
          ? [
              wrong(
                { total, asked: { ask, k, more } },
                ({ total, asked }) => num(amountOf(asked, (total - asked.more) / (asked.k + 1))),
                'reszek-szama',
                `Egy rész kimaradt: összesen ${parts} egyenlő rész van.`,
                `csak ${k + 1} részre oszt`,
              ),
            ]
          : []),
        wrong(
          { total, parts, asked: { ask, k, more } },
          ({ total, parts, asked }) => about(amountOf(asked, (total + asked.more) / parts)),
          'tobbletet-hozzaadja',
          'A többletet osztás előtt hozzáadtad. Le kell venni.',
        ),
        ...(total % 3 === 0
          ? [wrong({ total }, ({ total }) => num(total / 3), 'egyenloen-oszt', 'Egyenlően osztottad szét, pedig nem egyformán gyűjtöttek.')]
          : []),
        wrong(
          { ask, small, k, total, more },
          ({ ask, small, k, total, more }) => num(ask === 'second' ? small + k : total - more),
          ask === 'second' ? 'szor-es-val-keverese' : 'tobbletet-levonja-nem-oszt',
          ask === 'second'
            ? `${TheSuf(k, 'szor')} annyi szorzást jelent, nem hozzáadást.`
            : 'A többletet levontad, de nem osztottál részekre.',
          ask === 'second' ? `az utolsó lépésben hozzáadja ${theSuf(k, 't')}, pedig szorozni kell vele` : undefined,
        ),
      ],
      other: 'Rajzolj három szakaszt egymás alá!',
      hints: [
        `Legyen ${a.name} mennyisége egy rész!`,
        `${b.name}: ${k} rész, ${c.name}: 1 rész és még ${t(more)}.`,
        `Vedd le a többletet: $${x(total)}-${more}=${x(total - more)}$.`,
      ],
      solution: `Az egyenlő részek száma $1+${k}+1=${parts}$, és még ${t(more)} a többlet. Egy rész $(${x(total)}-${more}):${parts}=${small}$. ${ask === 'second' ? `$${small}\\cdot${k}=${x(second)}$. ` : ask === 'third' ? `$${small}+${more}=${third}$. ` : ''}${who.name} ${t(answer)} ${thing} gyűjtött.`,
    },
    fits(v => {
      const one = ask === 'small' ? v : ask === 'second' ? v / k : v - more;
      return one + one * k + one + more === total;
    }),
  );
}
