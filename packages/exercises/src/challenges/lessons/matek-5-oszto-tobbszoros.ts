import { lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, listing, TheSuf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;

const GIFTS = [
  { giver: 'A tanító néni', first: 'ceruzát', second: 'füzetet', a: 'ceruza', b: 'füzet', takers: 'a gyerekek' },
  { giver: 'A nagymama', first: 'pogácsát', second: 'perecet', a: 'pogácsa', b: 'perec', takers: 'a vendégek' },
  { giver: 'Az edző', first: 'matricát', second: 'kitűzőt', a: 'matrica', b: 'kitűző', takers: 'a játékosok' },
  { giver: 'A táborvezető', first: 'almát', second: 'szilvát', a: 'alma', b: 'szilva', takers: 'a táborozók' },
  { giver: 'A könyvtáros', first: 'könyvjelzőt', second: 'képeslapot', a: 'könyvjelző', b: 'képeslap', takers: 'az olvasók' },
] as const;

const common = (a: number, b: number): number[] => range(1, Math.min(a, b)).filter(d => a % d === 0 && b % d === 0);

/** Two things shared out with remainders: the number of takers divides both, and is more than what is left. */
function sharedWithRest(rng: Rng): Task {
  const { giver, first, second, a, b, takers } = rng.pick(GIFTS);
  const unit = rng.pick([12, 18, 20, 24, 30, 36]);
  const [m, n] = rng.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [2, 5],
  ] as const);
  const [ra, rb] = [rng.int(2, 9), rng.int(2, 9)];
  const [first0, second0] = [unit * n, unit * m];
  const [all, total, totalB] = [common(first0, second0), first0 + ra, second0 + rb];
  const most = Math.max(ra, rb);
  const good = all.filter(d => d > most);
  redrawIf(ra === rb || good.length < 2 || total > 150);
  const least = Math.min(ra, rb);
  return numeric(
    {
      question: `${giver} ${t(total)} ${first} és ${t(totalB)} ${second} osztott szét. Mindenki ugyanannyi ${first} és ugyanannyi ${second} kapott, amennyit csak lehetett. A végén ${t(ra)} ${a} és ${t(rb)} ${b} maradt, mert ennyi már nem jutott mindenkinek. Hányféle lehet ${takers} száma?`,
      answer: num(good.length),
      check: 'INT',
      unit: 'féle',
      wrong: [
        wrong(
          { first0, second0 },
          ({ first0, second0 }) => num(common(first0, second0).length),
          'maradeknal-kisebb-oszto',
          `Ez ${theSuf(first0, 'nak')} és ${theSuf(second0, 'nak')} az összes közös osztója. Ha ${takers} kevesen vannak, a maradékból még jutna mindenkinek.`,
        ),
        wrong(
          { first0, second0, least },
          ({ first0, second0, least }) => num(common(first0, second0).filter(d => d > least).length),
          'csak-az-egyik-maradek',
          'Csak az egyik maradékot vetted figyelembe. A nagyobbikból sem jutott már mindenkinek.',
        ),
        wrong(
          { first0, second0 },
          ({ first0, second0 }) => num(common(first0, second0).at(-1) ?? 0),
          'legnagyobb-oszto-darabszam-helyett',
          `Ez a legnagyobb létszám, ami szóba jöhet. Azt kérdeztük, hányféle létszám lehet.`,
        ),
      ],
      other: 'Vond le a maradékokat, keresd meg a közös osztókat, és csak a maradékoknál nagyobbakat számold!',
      hints: [
        `Hány ${a} és hány ${b} került végül a kezükbe?`,
        `A létszám mindkét kiosztott mennyiségnek osztója. Miért kell nagyobbnak lennie mindkét maradéknál?`,
        `Kiosztottak $${total}-${ra}=${first0}$ és $${totalB}-${rb}=${second0}$ darabot. Sorold fel a közös osztóikat!`,
      ],
      solution: `Kiosztottak $${total}-${ra}=${first0}$ és $${totalB}-${rb}=${second0}$ darabot. A közös osztóik: ${listing(all.map(t))}. ${capital(takers)} száma nagyobb ${theSuf(most, 'nál')}, különben a maradékból még jutna mindenkinek. Jó: ${listing(good.map(t))}. Ez ${t(good.length)} lehetőség.`,
    },
    fits(v => range(1, 200).filter(k => total % k === ra && totalB % k === rb).length === v),
  );
}

const ROWS = [
  { place: 'Egy folyosón', many: 'szekrény', first: 'zárva', asked: 'nyitva', turn: 'a zártat kinyitja, a nyitottat bezárja' },
  {
    place: 'Egy nagy táblán',
    many: 'lámpa',
    first: 'lekapcsolva',
    asked: 'bekapcsolva',
    turn: 'az égőt lekapcsolja, a nem égőt felkapcsolja',
  },
  {
    place: 'Egy tornateremben',
    many: 'korong',
    first: 'a fehér oldalával fölfelé',
    asked: 'a fekete oldalával fölfelé',
    turn: 'a fehéret feketére, a feketét fehérre fordítja',
  },
  {
    place: 'Egy vetélkedő falán',
    many: 'kártya',
    first: 'lefordítva',
    asked: 'felfordítva',
    turn: 'a lefordítottat felfordítja, a felfordítottat lefordítja',
  },
] as const;

/** Two pupils turn over every a-th and every b-th one: common multiples are turned back. */
function turnedTwice(rng: Rng): Task {
  const { place, many, first, asked, turn } = rng.pick(ROWS);
  const [a, b] = rng.pick([
    [4, 6],
    [6, 8],
    [6, 9],
    [6, 10],
    [4, 10],
    [8, 12],
    [9, 12],
    [10, 15],
    [3, 5],
    [4, 7],
  ] as const);
  const n = rng.int(6, 20) * 10;
  const l = lcm(a, b);
  const [na, nb, both] = [Math.floor(n / a), Math.floor(n / b), Math.floor(n / l)];
  redrawIf(both < 2);
  const answer = na + nb - 2 * both;
  return numeric(
    {
      question: `${place} ${t(n)} ${many} van egymás mellett, 1-től ${t(n)}-ig megszámozva. Kezdetben mind ${first} van. Valaki végigmegy, és minden ${t(a)}. darabot átállít: ${turn}. Utána egy másik ember minden ${t(b)}. darabbal teszi ugyanezt. Hány ${many} van a végén ${asked}?`,
      answer: num(answer),
      check: 'INT',
      unit: 'darab',
      wrong: [
        wrong(
          { na, nb },
          ({ na, nb }) => num(na + nb),
          'kozos-tobbszoros-ketszer',
          `A közös többszöröseknél mindketten átállították, így azok újra az eredeti helyzetükben vannak. Ezeket mindkét számból le kell venni.`,
        ),
        wrong(
          { na, nb, both },
          ({ na, nb, both }) => num(na + nb - both),
          'kozos-tobbszoros-egyszer',
          `Ennyi helyhez nyúlt valaki. A közös többszöröseket azonban kétszer állították át, azok nincsenek ${asked}.`,
        ),
        wrong(
          { n, a, b },
          ({ n, a, b }) => num(Math.floor(n / a) + Math.floor(n / b) - 2 * Math.floor(n / (a * b))),
          'szorzat-mint-kozos-tobbszoros',
          `Közös többszörösnek csak ${theSuf(a * b, 't')} és a többszöröseit vetted. Keresd meg a legkisebb közös többszöröst is!`,
        ),
      ],
      other: 'Melyik helyeken állítottak át egyszer, és melyeken kétszer?',
      hints: [
        'Mi lesz azzal, amelyiket mindketten átállítják?',
        `Mindkettő többszörösei azok a helyek, ahol kétszer történt átállítás. Sorold fel ${theSuf(a, 'nak')} és ${theSuf(b, 'nak')} az első néhány közös többszörösét!`,
        `Az első ember ${t(na)}, a második ${t(nb)} darabot állított át. A legkisebb pozitív közös többszörös ${t(l)}.`,
      ],
      solution: `${TheSuf(a, 'nak')} ${t(na)}, ${theSuf(b, 'nak')} ${t(nb)} többszöröse van 1-től ${t(n)}-ig. A közös többszöröseik ${the(l)} többszörösei, ebből ${t(both)} van. Ezeket kétszer állították át, ezért újra olyanok, mint kezdetben; mindkét számból ki kell venni őket: $${na}+${nb}-2\\cdot${both}=${answer}$.`,
    },
    fits(v => {
      const turned = range(1, n).filter(k => (k % a === 0) !== (k % b === 0));
      return turned.length === v;
    }),
  );
}

export const matek5OsztoTobbszoros = defineChallenge({
  lesson: 'matek-5-oszto-tobbszoros',
  needs: [],
  shapes: [sharedWithRest, turnedTwice],
  misconceptions: {
    'maradeknal-kisebb-oszto': {
      text: 'a maradéknál kisebb osztót is megenged',
      pupil: 'A maradéknál kisebb osztót is megengedsz.',
    },
    'csak-az-egyik-maradek': {
      text: 'a két maradék közül csak az egyiket veszi figyelembe',
      pupil: 'A két maradék közül csak az egyiket veszed figyelembe.',
    },
    'legnagyobb-oszto-darabszam-helyett': {
      text: 'a lehetőségek száma helyett a legnagyobb közös osztót adja meg',
      pupil: 'A lehetőségek száma helyett a legnagyobb közös osztót adod meg.',
    },
    'kozos-tobbszoros-ketszer': {
      text: 'a közös többszörösöket mindkét számban benne hagyja',
      pupil: 'A közös többszörösöket mindkét számban benne hagyod.',
    },
    'kozos-tobbszoros-egyszer': {
      text: 'a közös többszörösöket csak egyszer vonja le, pedig kétszer kell',
      pupil: 'A közös többszörösöket csak egyszer vonod le, pedig kétszer kell.',
    },
    'szorzat-mint-kozos-tobbszoros': {
      text: 'közös többszörösnek csak a két szám szorzatát veszi',
      pupil: 'Közös többszörösnek csak a két szám szorzatát veszed.',
    },
  },
});
