import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;

/** Last digits of the powers, one whole turn. */
const TURNS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 4, 8, 6],
  3: [3, 9, 7, 1],
  4: [4, 6],
  7: [7, 9, 3, 1],
  8: [8, 4, 2, 6],
  9: [9, 1],
};

const lastOf = (base: number, exponent: number): number => {
  const turn = TURNS[base] ?? [];
  return turn[(exponent - 1) % turn.length] ?? 0;
};

const step = (base: number, exponent: number): string => {
  const turn = TURNS[base] ?? [];
  const rest = exponent % turn.length;
  const place = rest === 0 ? 'a kör utolsó tagja' : `a kör ${rest}. tagja`;
  return `A ${base} hatványainak utolsó jegyei: ${turn.join(', ')}, és ez ismétlődik. $${exponent}:${turn.length}=${Math.floor(exponent / turn.length)}$, a maradék ${rest}, ezért ${place} kell: ${lastOf(base, exponent)}.`;
};

/** The last digit of a sum of two huge powers. */
function lastDigit(rng: Rng): Task {
  const [a = 2, b = 3] = rng.sample([2, 3, 4, 7, 8, 9], 2);
  const [n, m] = [rng.int(21, 99), rng.int(21, 99)];
  const [p, q] = [lastOf(a, n), lastOf(b, m)];
  const answer = (p + q) % 10;
  return numeric(
    {
      question: `Mi az utolsó számjegye ennek az összegnek: $${a}^{${n}}+${b}^{${m}}$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { a, n, b, m },
          ({ a, n, b, m }) => num((a * n + b * m) % 10),
          'alap-szor-kitevo',
          'Az alapot a kitevővel szoroztad. A hatvány ismételt szorzás: nézd az első néhány hatvány utolsó jegyét!',
        ),
        ...(p + q >= 10
          ? [
              wrong(
                { p, q },
                ({ p, q }) => num(p + q),
                'utolso-jegyek-osszege',
                `A két utolsó jegy összege $${p}+${q}=${p + q}$. Ennek is csak az utolsó számjegye kell.`,
              ),
            ]
          : []),
        wrong({ p }, ({ p }) => num(p), 'masik-tag-kimarad', 'Ez csak az első hatvány utolsó jegye. A másodikét is add hozzá!'),
        wrong(
          { a, n, b, m },
          ({ a, n, b, m }) => num((lastOf(a, n + 1) + lastOf(b, m + 1)) % 10),
          'tenyezok-szama',
          'A körben eggyel továbbléptél. Az első hatványhoz tartozik az első számjegy.',
        ),
      ],
      other: 'Írd fel mindkét alap első néhány hatványát, és figyeld az utolsó számjegyet: körbe-körbe jár!',
      hints: [
        `Számold ki ${the(a)} első öt hatványát! Mit veszel észre az utolsó számjegyeken?`,
        'Az utolsó számjegyek ismétlődnek. Oszd el a kitevőt a kör hosszával: a maradék mutatja a helyet.',
        step(a, n),
      ],
      solution: `${step(a, n)} ${step(b, m)} A két utolsó jegy összege $${p}+${q}=${p + q}$, ezért a keresett számjegy ${answer}.`,
    },
    fits(v => BigInt(v) === (BigInt(a) ** BigInt(n) + BigInt(b) ** BigInt(m)) % 10n),
  );
}

const GROWING = [
  {
    one: 'egyetlen vízililiom',
    plants: 'vízililiom',
    what: 'A vízililiomok száma minden nap megduplázódik',
    whole: 'a tavat',
    unit: 'nap',
  },
  { one: 'egyetlen moszat', plants: 'moszat', what: 'A moszatok száma minden nap megduplázódik', whole: 'az akváriumot', unit: 'nap' },
  {
    one: 'egyetlen baktérium',
    plants: 'baktérium',
    what: 'A baktériumok száma minden órában megduplázódik',
    whole: 'a tálkát',
    unit: 'óra',
  },
  {
    one: 'egyetlen élesztősejt',
    plants: 'élesztősejt',
    what: 'Az élesztősejtek száma minden órában megduplázódik',
    whole: 'az edényt',
    unit: 'óra',
  },
] as const;

/** Starting with more of them saves whole steps, not a share of the time. */
function doubling(rng: Rng): Task {
  const { one, plants, what, whole, unit } = rng.pick(GROWING);
  const days = rng.int(12, 40);
  const k = rng.int(2, 5);
  const start = 2 ** k;
  const answer = days - k;
  redrawIf(days <= start);
  return numeric(
    {
      question: `${what}. Ha ${one} van az elején, éppen ${t(days)} ${unit} alatt töltik be ${whole}. Hány ${unit} alatt töltik be ${whole}, ha az elején már ${t(start)} ${plants} van?`,
      answer: num(answer),
      check: 'INT',
      unit,
      wrong: [
        ...(days % start === 0
          ? [
              wrong(
                { days, start },
                ({ days, start }) => num(days / start),
                'ido-osztva-darabbal',
                `Az időt elosztottad ${suf(start, 'val')}. A duplázódás nem egyenletes: a végén egyetlen lépés adja a felét.`,
              ),
            ]
          : []),
        wrong(
          { days, start },
          ({ days, start }) => num(days - start),
          'darabot-von-ki-az-idobol',
          `A darabszámot vontad ki az időből. Számold ki, hány duplázás után lesz egyből ${t(start)}!`,
        ),
        wrong(
          { days },
          ({ days }) => num(days - 1),
          'csak-egy-duplazas',
          `Egyetlen duplázással csak 2 ${plants} lesz. Hány duplázás kell ${suf(start, 'hoz')}?`,
        ),
        wrong(
          { k },
          ({ k }) => num(k),
          'duplazasok-szamat-adja',
          `Ennyi ${unit} alatt lesz egyből ${t(start)}. Ezt az időt meg lehet takarítani.`,
        ),
      ],
      other: `Képzeld el az első történetet: mikor volt benne éppen ${t(start)} ${plants}?`,
      hints: [
        'Nézd az első történetet! Hány darab van egy, két, három lépés után?',
        `Keresd meg, hányadik ${unit} végén van éppen ${t(start)}! Onnan már ugyanaz történik.`,
        `$2^{${k}}=${start}$, tehát egyből ${t(k)} duplázással lesz ${t(start)}.`,
      ],
      solution: `Egyből indulva ${t(k)} ${unit} után van $2^{${k}}=${start}$ darab. Ha rögtön ennyivel indulunk, ${the(k)} ${unit} megspórolható: $${texNumber(days)}-${k}=${answer}$. Tehát ${t(answer)} ${unit} kell.`,
    },
    fits(v => BigInt(start) * 2n ** BigInt(Math.max(0, v)) === 2n ** BigInt(days)),
  );
}

export const matek5Hatvany = defineChallenge({
  lesson: 'matek-5-hatvany',
  needs: ['power'],
  shapes: [lastDigit, doubling],
  misconceptions: {
    'utolso-jegyek-osszege': { text: 'az utolsó jegyek kétjegyű összegét adja meg', pupil: 'Az utolsó jegyek kétjegyű összegét adod meg.' },
    'masik-tag-kimarad': { text: 'a második hatványt nem veszi figyelembe', pupil: 'A második hatványt nem veszed figyelembe.' },
    'ido-osztva-darabbal': { text: 'duplázódásnál az időt a darabszámmal osztja', pupil: 'Duplázódásnál az időt a darabszámmal osztod.' },
    'darabot-von-ki-az-idobol': { text: 'az időből a darabszámot vonja ki', pupil: 'Az időből a darabszámot vonod ki.' },
    'csak-egy-duplazas': { text: 'egyetlen duplázással számol', pupil: 'Egyetlen duplázással számolsz.' },
    'duplazasok-szamat-adja': { text: 'a megtakarított időt adja meg', pupil: 'A megtakarított időt adod meg.' },
  },
});
