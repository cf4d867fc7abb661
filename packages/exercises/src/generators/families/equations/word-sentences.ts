import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, TheWord, texNumber, textNumber, theSuf, theWord } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { expression, num, type Value } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

/** What a text calls k times something, with the endings it needs; k is 2 to 5. */
const MULTIPLES = [
  { name: 'kétszeres', of: 'kétszerese', to: 'kétszereséhez', from: 'kétszereséből' },
  { name: 'háromszoros', of: 'háromszorosa', to: 'háromszorosához', from: 'háromszorosából' },
  { name: 'négyszeres', of: 'négyszerese', to: 'négyszereséhez', from: 'négyszereséből' },
  { name: 'ötszörös', of: 'ötszöröse', to: 'ötszöröséhez', from: 'ötszöröséből' },
] as const;
export const multiple = (k: number): (typeof MULTIPLES)[number] => MULTIPLES[k - 2] ?? MULTIPLES[0];

export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);
export const isWhole = (n: number): boolean => Number.isInteger(n);

/** A number is described by k times x and c more or less. */
export function riddle(rng: Rng): Task {
  const [k, x] = [rng.int(2, 5), rng.int(3, 20)];
  const c = rng.intNot(-15, 15, 0, -1, 1);
  const result = k * x + c;
  redrawIf(result < 2 || x === Math.abs(c) || x === result || x === k);
  const [crossed, uncut] = [(result + c) / k, result / k];
  return numeric(
    {
      question: `Gondoltunk egy számra. Ha ${theWord(c > 0 ? multiple(k).to : multiple(k).from)} ${c > 0 ? 'hozzáadunk' : 'elveszünk'} ${suf(Math.abs(c), 't')}, ${suf(result, 't')} kapunk. Melyik számra gondoltunk?`,
      answer: num(x),
      check: 'INT',
      expr: `(${result}-(${c}))/${k}`,
      wrong: [
        wrong(
          { result, c },
          ({ result, c }) => num(result - c),
          'reszvalasz',
          `Ez a gondolt szám ${multiple(k).of}. Oszd el ${suf(k, 'val')}!`,
        ),
        ...(isWhole(crossed)
          ? [
              wrong(
                { result, c, k },
                ({ result, c, k }) => num((result + c) / k),
                'atviteli-elojelhiba',
                c > 0
                  ? `Hozzáadtad ${theSuf(c, 't')}, pedig mindkét oldalról el kell venni.`
                  : `Elvetted ${theSuf(-c, 't')}, pedig mindkét oldalhoz hozzá kell adni.`,
                c > 0 ? `hozzáadja ${theSuf(c, 't')} levonás helyett` : `levonja ${theSuf(-c, 't')} hozzáadás helyett`,
              ),
            ]
          : []),
        ...(isWhole(uncut)
          ? [
              wrong(
                { result, k },
                ({ result, k }) => num(result / k),
                'tobblet-kimarad-az-egyenletbol',
                `Rögtön osztottál. Előbb ${theSuf(Math.abs(c), 't')} tüntesd el!`,
                `rögtön oszt, ${c > 0 ? 'előbb nem vonja le' : 'előbb nem adja hozzá'} ${theSuf(Math.abs(c), 't')}`,
              ),
            ]
          : []),
      ],
      other: 'Jelöld a keresett számot $x$-szel, és írd le az egyenletet!',
      hints: [
        'Jelöld a keresett számot $x$-szel!',
        `A gondolt szám ${multiple(k).of} $${k}x$. ${c > 0 ? 'Ehhez adunk' : 'Ebből veszünk el'} ${suf(Math.abs(c), 't')}.`,
        `$${k}x${signed(c)}=${result}$`,
      ],
      solution: `$${k}x${signed(c)}=${result}$, ebből $${k}x=${result - c}$ és $x=${x}$.`,
    },
    fits(v => k * v + c === result),
  );
}

interface Shop {
  thing: string;
  things: string;
  other: string;
  otherName: string;
  /** In lei. */
  price: readonly [from: number, to: number];
  extra: readonly [from: number, to: number];
}

const SHOPS: readonly Shop[] = [
  { thing: 'füzet', things: 'füzetet', other: 'tolltartót', otherName: 'tolltartó', price: [4, 9], extra: [18, 40] },
  { thing: 'pogácsa', things: 'pogácsát', other: 'szörpöt', otherName: 'szörp', price: [3, 6], extra: [12, 25] },
  { thing: 'belépő', things: 'belépőt', other: 'térképet', otherName: 'térkép', price: [8, 20], extra: [5, 30] },
  { thing: 'tábla csoki', things: 'tábla csokit', other: 'teát', otherName: 'tea', price: [8, 15], extra: [16, 22] },
  { thing: 'szendvics', things: 'szendvicset', other: 'sajtot', otherName: 'sajt', price: [8, 16], extra: [18, 26] },
];

/** Equal pieces and one known price. */
export function shopping(rng: Rng, { scale, unit, word }: Money): Task {
  const who = person(rng);
  const shop = rng.pick(SHOPS);
  const [n, price, extra] = [rng.int(3, 8), rng.int(...shop.price) * scale, rng.int(...shop.extra) * scale];
  const paid = n * price + extra;
  redrawIf(price === extra);
  const [uncut, crossed] = [paid / n, (paid + extra) / n];
  return numeric(
    {
      question: `${who.name} ${t(n)} egyforma ${shop.things} vett, meg egy ${t(extra)} ${word('lejes')} ${shop.other}. Összesen ${t(paid)} ${word('lejt')} fizetett. Hány ${unit} egy ${shop.thing}?`,
      answer: num(price),
      check: 'INT',
      unit,
      expr: `(${paid}-${extra})/${n}`,
      wrong: [
        wrong(
          { paid, extra },
          ({ paid, extra }) => num(paid - extra),
          'reszvalasz',
          `Ennyi ${t(n)} darab együtt. Egynek az árát kérdeztük.`,
        ),
        ...(isWhole(uncut) || (scale === 1 && isWhole((paid * 10) / n))
          ? [
              wrong(
                { paid, n },
                ({ paid, n }) => num(tidy(paid / n)),
                'tobblet-kimarad-az-egyenletbol',
                'A teljes összeget osztottad el. Előbb vedd le a másik áru árát!',
                'a teljes összeget osztja el, a másik áru árát nem vonja le',
              ),
            ]
          : []),
        ...(isWhole(crossed)
          ? [
              wrong(
                { paid, extra, n },
                ({ paid, extra, n }) => num((paid + extra) / n),
                'atviteli-elojelhiba',
                'Hozzáadtad a másik áru árát. Az már benne van az összegben, le kell vonni.',
                'a másik áru árát levonás helyett hozzáadja',
              ),
            ]
          : []),
      ],
      other: 'Jelöld egy darab árát $x$-szel, és írd fel a végösszeget!',
      hints: [
        'Mit jelölnél $x$-szel? Írd mellé az egységet is!',
        `Legyen egy ${shop.thing} ára $x$ ${unit}. ${t(n)} ${shop.thing} ára $${n}x$, ehhez jön ${theWord(shop.otherName)} ára.`,
        `$${n}x+${extra}=${texNumber(paid)}$`,
      ],
      solution: `$${n}x+${extra}=${texNumber(paid)}$, ebből $${n}x=${texNumber(paid - extra)}$ és $x=${price}$.`,
    },
    fits(v => n * v + extra === paid),
  );
}

/** An expression in x: its key lists the numbers, so the proof can put a number back. */
const inBrackets = (k: number, c: number): Value => expression(`${k}*(x${signed(c)})`, `${k}(x${signed(c)})`);
const linear = (k: number, c: number): Value => expression(`${k}*x${signed(c)}`, `${k}x${signed(c)}`);
const turned = (c: number, k: number): Value => expression(`${c}-${k}*x`, `${c}-${k}x`);

function valueAt(key: string, x: number): number {
  const bracket = /^(\d+)\*\(x([+-]\d+)\)$/.exec(key);
  if (bracket) return Number(bracket[1]) * (x + Number(bracket[2]));
  const straight = /^(\d+)\*x([+-]\d+)$/.exec(key);
  if (straight) return Number(straight[1]) * x + Number(straight[2]);
  const back = /^(\d+)-(\d+)\*x$/.exec(key);
  return back ? Number(back[1]) - Number(back[2]) * x : Number.NaN;
}

const comparedIn = ({ scale, unit, word }: Money) => [
  {
    a: `Egy könyv ára $x$ ${unit}.`,
    b: 'Egy társasjáték',
    by: word('lejjel'),
    scale,
    less: 'olcsóbb',
    more: 'drágább',
    of: 'a könyv árának',
    ask: `Hány ${unit} a társasjáték?`,
  },
  {
    a: 'Egy kék szalag $x$ méter hosszú.',
    b: 'Egy sárga szalag',
    by: 'méterrel',
    scale: 1,
    less: 'rövidebb',
    more: 'hosszabb',
    of: 'a kék szalag hosszának',
    ask: 'Hány méter a sárga szalag?',
  },
  {
    a: 'Egy dinnye tömege $x$ kilogramm.',
    b: 'Egy láda alma',
    by: 'kilogrammal',
    scale: 1,
    less: 'könnyebb',
    more: 'nehezebb',
    of: 'a dinnye tömegének',
    ask: 'Hány kilogramm a láda alma?',
  },
];

/** Which expression says the sentence? */
export function whichExpression(rng: Rng, money: Money): Task {
  const { a, b, by: inUnits, scale, less, more, of, ask } = rng.pick(comparedIn(money));
  const [k, drawn] = [rng.int(2, 5), rng.int(2, 12)];
  redrawIf(k === drawn);
  const c = drawn * scale;
  const isLess = rng.chance(0.7);
  const by = isLess ? -c : c;
  return choice(
    rng,
    {
      question: `${a} ${b} ${t(c)} ${inUnits} ${isLess ? less : more}, mint ${of} ${theWord(multiple(k).of)}. ${ask}`,
      right: linear(k, by),
      because: `Helyes! ${TheWord(multiple(k).name)} $${k}x$, ezt változtatjuk meg.`,
      wrong: [
        wrong(
          { k, by },
          ({ k, by }) => inBrackets(k, by),
          'kivonas-a-szorzas-elott',
          'A változtatást a szorzás elé vetted. A szöveg a többszöröshöz hasonlít.',
          isLess ? 'a levonást a szorzás elé veszi' : 'a hozzáadást a szorzás elé veszi',
        ),
        wrong(
          { k, by },
          ({ k, by }) => linear(k, -by),
          'kevesebb-es-tobb-csereje',
          isLess ? 'Ez többet jelentene. A szöveg kevesebbet mond.' : 'Ez kevesebbet jelentene. A szöveg többet mond.',
          isLess ? 'levonás helyett hozzáad' : 'hozzáadás helyett levon',
        ),
        ...(isLess
          ? [wrong({ k, c }, ({ k, c }) => turned(c, k), 'kivonas-ket-tagjat-csereli', `Fordítva vontál ki: $${k}x$-ből veszünk el.`)]
          : [wrong({ k, c }, ({ k, c }) => linear(c, k), 'szorzot-es-tobbletet-felcserel', 'A szorzó és a többlet helyet cserélt.')]),
      ],
      hints: [
        'Mihez hasonlítja a szöveg a második mennyiséget?',
        `Írd fel előbb ${theWord(multiple(k).name)}t! Utána változtass rajta!`,
        `${TheWord(multiple(k).name)} $${k}x$.`,
      ],
      solution: `${TheWord(multiple(k).name)} $${k}x$. Ennél ${suf(c, 'val')} ${isLess ? 'kevesebb' : 'több'}: $${k}x${signed(by)}$.`,
    },
    key => [7, 31].every(x => valueAt(key, x) === k * x + by),
  );
}
