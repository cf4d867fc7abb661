import { denominatorWord, numberArticle, suf, textNumber, the } from '../../hungarian/index.ts';
import { gcd, lcm, range, rat } from '../arithmetic.ts';
import { defineGenerator, type Level, redrawIf, type Task, type Wrong } from '../engine.ts';
import { equals, fits, growing } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, fillSteps, numberLine, numeric, order, wrong } from '../tasks.ts';
import { frac, fracTex, num, rawFrac, type Value } from '../value.ts';

const t = textNumber;
const f = fracTex;
/** Article before a fraction in a formula follows the numerator: az $\frac{1}{4}$. */
const theFrac = (n: number, d: number): string => `${numberArticle(n)} $${f(n, d)}$`;

interface Picture {
  text: (den: number, num: number) => [telling: string, asked: string];
}
const PICTURES: readonly Picture[] = [
  { text: (d, n) => [`Egy sávot ${t(d)} egyenlő részre osztottunk, és ${suf(n, 't')} kiszíneztünk.`, `A sáv hányad része színes?`] },
  { text: (d, n) => [`Egy pizzát ${t(d)} egyenlő szeletre vágtak, ebből ${t(n)} szelet elfogyott.`, `A pizza hányad része fogyott el?`] },
  { text: (d, n) => [`Egy tábla csoki ${t(d)} egyforma kockából áll. Letörtél ${t(n)} kockát.`, `Ez a tábla hányad része?`] },
  { text: (d, n) => [`Egy szerencsekerék ${t(d)} egyenlő mezőből áll, közülük ${t(n)} nyerő.`, `A mezők hányad része nyerő?`] },
  { text: (d, n) => [`Egy téglalap alakú rács ${t(d)} egyforma négyzetből áll, ${t(n)} négyzet kék.`, `A rács hányad része kék?`] },
];

function picture(rng: Rng, rest: boolean): Task {
  const d = rng.int(rest ? 5 : 3, 12);
  const n = rng.int(1, d - 1);
  redrawIf(n * 2 === d);
  const p = rng.pick(PICTURES);
  const [telling, asked] = p.text(d, n);
  const [top, other] = rest ? [d - n, n] : [n, d - n];
  return numeric(
    {
      question: `${telling} ${rest ? 'Hányad rész **maradt ki**?' : asked}`,
      answer: frac(rat(top, d)),
      check: 'FRAC',
      expr: `${top}/${d}`,
      wrong: [
        wrong(rawFrac(n, d - n), 'reszt-a-maradekhoz', 'A részt a maradékhoz viszonyítottad. A nevező az **összes** egyenlő rész száma.'),
        wrong(rawFrac(d, top), 'szamlalo-nevezo-csere', 'Felcserélted a számlálót és a nevezőt: alul áll, hány egyenlő részre osztottunk.'),
        wrong(
          rawFrac(other, d),
          rest ? 'nem-a-kerdesre-felel' : 'kimarado-resz',
          rest ? 'Ez a megjelölt rész. A kérdés a kimaradó részre vonatkozik.' : 'Ez a kimaradó rész. A kérdés a másik részre vonatkozik.',
        ),
      ],
      other: 'Alul: hány egyenlő részből áll az egész? Felül: ebből hányat veszünk?',
      hints: ['Hány egyenlő részből áll az egész?', 'A nevező az összes rész, a számláló a keresett részek száma.', `A nevező ${t(d)}.`],
      solution: `${t(d)} egyenlő részből ${t(top)}: $${f(top, d)}$${gcd(top, d) > 1 ? `, egyszerűsítve $${frac(rat(top, d)).tex}$` : ''}.`,
    },
    equals(1 - (d - top) / d),
  );
}

function partOfGroup(rng: Rng): Task {
  const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
  redrawIf(a === b);
  const [x, y, whole] = rng.pick([
    ['piros', 'kék', 'golyó van egy zsákban. A golyók'],
    ['lány', 'fiú', 'jár a szakkörre. A szakkörösök'],
    ['alma', 'körte', 'van a kosárban. A gyümölcsök'],
    ['kutya', 'macska', 'vár gazdára a menhelyen. Az állatok'],
  ] as const);
  return numeric(
    {
      question: `${t(a)} ${x} és ${t(b)} ${y} ${whole} hányad része ${x}?`,
      answer: frac(rat(a, a + b)),
      check: 'FRAC',
      expr: `${a}/(${a}+${b})`,
      wrong: [
        wrong(rawFrac(a, b), 'reszt-a-maradekhoz', `A két csoportot egymáshoz viszonyítottad. Az egész ${t(a)} + ${t(b)}.`),
        wrong(rawFrac(b, a + b), 'nem-a-kerdesre-felel', 'Ez a másik csoport része.'),
        wrong(rawFrac(a + b, a), 'szamlalo-nevezo-csere', 'Felcserélted a számlálót és a nevezőt.'),
      ],
      other: 'Számold ki először, mennyi az egész!',
      hints: ['Mennyi az egész?', 'A nevező az összes darab, nem a másik csoport.', `Összesen $${a}+${b}=${a + b}$.`],
      solution: `Összesen $${a}+${b}=${a + b}$, ebből ${t(a)}: $${f(a, a + b)}$${gcd(a, a + b) > 1 ? `, egyszerűsítve $${frac(rat(a, a + b)).tex}$` : ''}.`,
    },
    fits(v => Math.abs(v * (a + b) - a) < 1e-9),
  );
}

function fairShare(rng: Rng): Task {
  const [n, d] = [rng.int(2, 9), rng.int(3, 10)];
  redrawIf(gcd(n, d) > 1 || n === d);
  const [thing, group] = rng.pick([
    ['pizzát', 'gyerek'],
    ['tábla csokit', 'barát'],
    ['liter limonádét', 'pohár'],
    ['méter szalagot', 'csomag'],
  ] as const);
  const into = group === 'pohár' || group === 'csomag';
  return numeric(
    {
      question: `${t(n)} ${thing} egyenlően osztunk el ${t(d)} ${group} között. Mennyi jut ${into ? 'egybe' : 'egynek'}? Tört alakban add meg!`,
      answer: frac(rat(n, d)),
      check: 'FRAC',
      expr: `${n}/${d}`,
      wrong: [
        wrong(rawFrac(d, n), 'szamlalo-nevezo-csere', 'Fordítva osztottál: azt osztjuk el, ami van, annyifelé, ahányan vannak.'),
        wrong(rawFrac(1, d), 'egyseg-tort', `Ennyi jutna, ha csak egyet osztanánk el. Most ${t(n)} van.`),
        wrong(rawFrac(n, n + d), 'reszt-a-maradekhoz', 'Összeadtad a két számot. A tört itt osztást jelent.'),
      ],
      other: 'A tört osztást is jelent: számláló osztva nevezővel.',
      hints: ['Melyik számot osztjuk el melyikkel?', `$a:b=\\frac{a}{b}$`, `$${n}:${d}$`],
      solution: `$${n}:${d}=${f(n, d)}$.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

const fractionPicture = defineGenerator('gen-fraction-picture', 'Mit jelent a tört?', ['matek-5-mit-jelent-a-tort'], (rng, level) =>
  level === 1 ? picture(rng, rng.chance(0.25)) : level === 2 ? partOfGroup(rng) : fairShare(rng),
);

function mixedToImproper(rng: Rng, big: boolean): Task {
  const d = rng.int(2, big ? 12 : 6);
  const [w, n] = [rng.int(1, big ? 9 : 4), rng.int(1, d - 1)];
  redrawIf(gcd(n, d) > 1);
  const answer = w * d + n;
  const name = denominatorWord(d);
  return numeric(
    {
      question:
        name && d <= 12 && rng.chance(0.5)
          ? `Hány ${name} van ${numberArticle(w)} $${w}${f(n, d)}$ számban?`
          : `Írd áltörtként! Mi kerül a számlálóba? $${w}${f(n, d)}=\\frac{\\square}{${d}}$`,
      answer: num(answer),
      check: 'INT',
      expr: `${w}*${d}+${n}`,
      wrong: [
        wrong(num(Number(`${w}${n}`)), 'egymas-melle-irja', `Egymás mellé írtad az egészet és a számlálót. Egy egész ${t(d)} részből áll.`),
        wrong(num(w * n), 'egesz-szor-szamlalo', 'Az egészet a számlálóval szoroztad. A nevezővel kell, aztán hozzáadni a számlálót.'),
        wrong(num(w + n), 'egesz-plusz-szamlalo', `Az egészet is részekre kell váltani: ${t(w)} egész összesen ${t(w * d)} rész.`),
        wrong(num(w * d), 'szamlalo-kimarad', 'A törtrész számlálója kimaradt.'),
      ],
      other: `Egy egész ${t(d)} részből áll. Hány ilyen rész van összesen?`,
      hints: [`Hány részből áll egy egész, ha a nevező ${t(d)}?`, 'Egész · nevező + számláló.', `$${w}\\cdot${d}=${w * d}$`],
      solution: `$${w}\\cdot${d}+${n}=${answer}$, tehát $${w}${f(n, d)}=${f(answer, d)}$.`,
    },
    fits(v => Math.abs(v / d - w - n / d) < 1e-9),
  );
}

function improperToMixed(rng: Rng): Task {
  const d = rng.int(2, 12);
  const [w, n] = [rng.int(1, 9), rng.int(1, d - 1)];
  redrawIf(gcd(n, d) > 1);
  const top = w * d + n;
  return fillSteps(
    {
      question: `Emeld ki az egészeket! Írd be a hiányzó számokat!`,
      template: `$${f(top, d)}=[a]\\frac{[b]}{${d}}$`,
      blanks: [
        {
          id: 'a',
          answer: num(w),
          check: 'INT',
          wrong: [
            wrong(num(w + 1), 'egeszek-szama', 'Ennyi egész már nem telik ki.'),
            wrong(num(n), 'egesz-maradek-csere', 'Az egész a hányados, a számláló a maradék.'),
          ],
        },
        {
          id: 'b',
          answer: num(n),
          check: 'INT',
          wrong: [
            wrong(num(w), 'egesz-maradek-csere', 'Az egész a hányados, a számláló a maradék.'),
            wrong(num(n + d), 'egeszek-szama', 'A törtrész számlálója kisebb a nevezőnél.'),
            wrong(num(top), 'szamlalo-valtozatlan', 'A kiemelt egészeket le kell venni a számlálóból.'),
          ],
        },
      ],
      hints: [
        'Hányszor van meg a nevező a számlálóban?',
        'Osztás: a hányados az egész, a maradék a számláló.',
        `$${top}=${d}\\cdot\\square+\\square$`,
      ],
      solution: `$${top}:${d}=${w}$, maradék ${t(n)}, tehát $${f(top, d)}=${w}${f(n, d)}$.`,
    },
    (key, part) => (part === 'a' ? Number(key) === Math.floor(top / d) : (top - Number(key)) % d === 0 && Number(key) < d),
  );
}

function betweenIntegers(rng: Rng): Task {
  const d = rng.int(3, 12);
  const w = rng.int(2, 12);
  const n = rng.int(1, d - 1);
  const top = w * d + n;
  const larger = rng.chance(0.5);
  return numeric(
    {
      question: larger
        ? `Melyik a legkisebb egész szám, amely nagyobb, mint $${f(top, d)}$?`
        : `Melyik a legnagyobb egész szám, amely kisebb, mint $${f(top, d)}$?`,
      answer: num(larger ? w + 1 : w),
      check: 'INT',
      wrong: [
        wrong(num(larger ? w : w + 1), 'rossz-iranyu-szomszed', larger ? 'Ez még kisebb a törtnél.' : 'Ez már nagyobb a törtnél.'),
        wrong(num(top), 'csak-a-szamlalo', 'Csak a számlálót nézted. A nevező is számít: ennyi rész tesz ki egy egészet.'),
        wrong(num(top - d), 'kivonas-osztas-helyett', 'Kivontál. Azt nézd, hányszor van meg a nevező a számlálóban!'),
      ],
      other: 'Emeld ki az egészeket, és nézd meg, melyik két egész között van!',
      hints: ['Írd fel vegyes számként!', 'Oszd el a számlálót a nevezővel!', `$${top}=${d}\\cdot${w}+${n}$`],
      solution: `$${f(top, d)}=${w}${f(n, d)}$, ez ${the(w)} és ${the(w + 1)} között van. A válasz: ${t(larger ? w + 1 : w)}.`,
    },
    fits(v => Number.isInteger(v) && (larger ? v * d > top && (v - 1) * d <= top : v * d < top && (v + 1) * d >= top)),
  );
}

const mixedNumber = defineGenerator('gen-mixed-number', 'Áltört és vegyes szám', ['matek-5-altort-vegyes-szam'], (rng, level) => {
  if (level === 1) return mixedToImproper(rng, false);
  if (level === 2) return rng.chance(0.5) ? improperToMixed(rng) : mixedToImproper(rng, true);
  return betweenIntegers(rng);
});

function coprime(rng: Rng, maxDen: number): [number, number] {
  const d = rng.int(2, maxDen);
  const n = rng.int(1, d - 1);
  redrawIf(gcd(n, d) > 1);
  return [n, d];
}

function missingPart(rng: Rng, level: Level): Task {
  const [n, d] = coprime(rng, level === 1 ? 8 : 12);
  const [k, m] = level === 3 ? [rng.int(2, 6), rng.int(2, 7)] : [1, rng.int(2, level === 1 ? 6 : 12)];
  redrawIf(k === m || (level === 3 && (m % k === 0 || k % m === 0)));
  const [a, b, c, e] = [n * k, d * k, n * m, d * m];
  const askTop = rng.chance(0.5);
  const answer = askTop ? c : e;
  return numeric(
    {
      question: `Melyik szám illik a $\\square$ helyére? $${f(a, b)}=${askTop ? `\\frac{\\square}{${e}}` : `\\frac{${c}}{\\square}`}$`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          num(askTop ? a + e - b : b + c - a),
          'osszeadassal-bovit',
          'Ugyanannyit **adtál** a számlálóhoz és a nevezőhöz. Bővítéskor ugyanazzal kell **szorozni**.',
        ),
        wrong(
          num(askTop ? a : b),
          'csak-az-egyiket-bovit',
          'Csak az egyiket változtattad. A számlálót és a nevezőt is ugyanazzal kell szorozni.',
        ),
        wrong(num(askTop ? a * m : b * m), 'szorzo-hiba', 'Rossz számmal szoroztál. Nézd meg, hányszorosára változott a másik!'),
      ],
      other: 'Hányszorosára változott az ismert rész? A másik is ugyanannyiszorosára változik.',
      hints: [
        'Mi történt azzal a számmal, amelyiket mindkét oldalon látod?',
        level === 3 ? 'Előbb egyszerűsíts, aztán bővíts!' : 'Bővítéskor a számlálót és a nevezőt ugyanazzal szorozzuk.',
        level === 3 ? `$${f(a, b)}=${f(n, d)}$` : askTop ? `$${b}\\cdot${m}=${e}$` : `$${a}\\cdot${m}=${c}$`,
      ],
      solution: `${level === 3 ? `$${f(a, b)}=${f(n, d)}$, és ` : ''}$${f(n, d)}=\\frac{${n}\\cdot${m}}{${d}\\cdot${m}}=${f(c, e)}$, a hiányzó szám ${t(answer)}.`,
    },
    fits(v => (askTop ? v * b === a * e : a * v === c * b)),
  );
}

function simplify(rng: Rng, maxFactor: number): Task {
  const [n, d] = coprime(rng, 12);
  const k = rng.int(4, maxFactor);
  redrawIf(d * k > 150);
  const half = [2, 3].find(p => k % p === 0);
  return numeric(
    {
      question: `Egyszerűsítsd, amíg lehet: $${f(n * k, d * k)}$`,
      answer: frac(rat(n, d)),
      check: 'FRAC',
      lowest: true,
      notLowest: 'Az értéke jó, de még tovább egyszerűsíthető.',
      expr: `${n * k}/${d * k}`,
      wrong: [
        wrong(
          rawFrac(n, d * k),
          'csak-az-egyiket-egyszerusiti',
          'Csak a számlálót osztottad. Mindkettőt ugyanazzal a számmal kell osztani.',
        ),
        wrong(rawFrac(n * k, d), 'csak-az-egyiket-egyszerusiti', 'Csak a nevezőt osztottad. Mindkettőt ugyanazzal a számmal kell osztani.'),
        ...(n * k > k && d * k > k
          ? [
              wrong(
                rawFrac(n * k - k, d * k - k),
                'kivonassal-egyszerusit',
                'Kivontál a számlálóból és a nevezőből. Egyszerűsítéskor **osztunk**.',
              ),
            ]
          : []),
      ],
      other: 'Keress olyan számot, amellyel a számláló és a nevező is osztható!',
      hints: [
        'Melyik számmal osztható a számláló is, a nevező is?',
        'Oszd el mindkettőt a közös osztóval!',
        half ? `Oszd először ${suf(half, 'val')}: $${f((n * k) / half, (d * k) / half)}$` : `Mindkettő osztható ${suf(k, 'val')}.`,
      ],
      solution: `$${f(n * k, d * k)}=\\frac{${n * k}:${k}}{${d * k}:${k}}=${f(n, d)}$.`,
    },
    key => {
      const form = /^(\d+)\/(\d+)$/.exec(key);
      return (
        form !== null &&
        Number(form[1]) * d * k === Number(form[2]) * n * k &&
        !range(2, 12).some(p => Number(form[1]) % p === 0 && Number(form[2]) % p === 0)
      );
    },
  );
}

const equivFraction = defineGenerator('gen-equiv-fraction', 'Bővítés és egyszerűsítés', ['matek-5-bovites-egyszerusites'], (rng, level) => {
  if (level === 1) return missingPart(rng, 1);
  if (level === 2) return rng.chance(0.6) ? simplify(rng, 9) : missingPart(rng, 2);
  return rng.chance(0.5) ? missingPart(rng, 3) : simplify(rng, 18);
});

function compareTwo(rng: Rng, level: Level): Task {
  const same = level === 1 ? rng.pick(['den', 'num'] as const) : 'none';
  let [[a, b], [c, d]] = [coprime(rng, 12), coprime(rng, 12)];
  if (same === 'den') [c, d] = [rng.int(1, b - 1), b];
  if (same === 'num') [c, d] = [a, rng.int(a + 1, 12 + a)];
  if (level > 1 && rng.chance(0.3)) [a, b, c, d] = [b - 1, b, d - 1, d];
  redrawIf((b === d && same !== 'den') || b === 1 || d === 1 || a < 1 || c < 1);
  const diff = a * d - c * b;
  redrawIf(diff === 0 && (a === c || level === 1));
  redrawIf(same === 'none' && Math.abs(diff) / (b * d) < 1 / 60 && diff !== 0);
  const sign = diff > 0 ? '>' : diff < 0 ? '<' : '=';
  const option = (s: string): Value => ({ key: s, tex: s, text: `$${f(a, b)}${s}${f(c, d)}$`, size: undefined });
  const gap = b - a === d - c;
  const common = lcm(b, d);
  const why = (s: string): Wrong => {
    if (s === '=')
      return gap
        ? wrong(option(s), 'hianyzo-resz-alapjan', 'Mindkettőből ugyanannyi rész hiányzik, de a részek nem egyforma nagyok.')
        : wrong(option(s), 'tortek-egyenlok', 'Hozd közös nevezőre: a számlálók különböznek.');
    const byDen = (s === '>') === b > d && b !== d;
    return byDen
      ? wrong(option(s), 'nagyobb-nevezo-nagyobb-tort', 'A nagyobb nevező kisebb részeket jelent. Hozd közös nevezőre!')
      : wrong(option(s), 'csak-a-szamlalot-nezi', 'Csak a számlálókat nézted. A részek nagysága is számít.');
  };
  return choice(
    rng,
    {
      question: `Melyik állítás igaz ${theFrac(a, b)} és ${theFrac(c, d)} törtre?`,
      right: option(sign),
      because: `Helyes! Közös nevezővel: $${f((a * common) / b, common)}${sign}${f((c * common) / d, common)}$.`,
      wrong: ['<', '=', '>'].filter(s => s !== sign).map(why),
      hints: [
        'Egyforma nagyok a részek?',
        'Hozd közös nevezőre a két törtet, aztán hasonlítsd a számlálókat!',
        `A közös nevező lehet ${the(common)}.`,
      ],
      solution: `$${f(a, b)}=${f((a * common) / b, common)}$ és $${f(c, d)}=${f((c * common) / d, common)}$, ezért $${f(a, b)}${sign}${f(c, d)}$.`,
    },
    key => key === (a / b - c / d > 1e-12 ? '>' : a / b - c / d < -1e-12 ? '<' : '='),
  );
}

function orderFractions(rng: Rng, count: number): Task {
  const list = Array.from({ length: count }, () => coprime(rng, 12));
  const sorted = [...list].sort(([a, b], [c, d]) => a * d - c * b);
  redrawIf(
    sorted.some(([a, b], i) => {
      const next = sorted[i + 1];
      return next !== undefined && (next[0] * b - a * next[1]) / (b * next[1]) < 1 / 60;
    }),
  );
  const common = list.map(([, d]) => d).reduce(lcm);
  redrawIf(common > 120);
  return order(
    {
      question: 'Rakd növekvő sorrendbe a törteket!',
      items: sorted.map(([n, d]) => rawFrac(n, d)),
      hints: ['Melyik kisebb egy félnél, melyik nagyobb?', 'Hozd mindet közös nevezőre!', `A közös nevező lehet ${the(common)}.`],
      solution: `Közös nevezővel: $${sorted.map(([n, d]) => f((n * common) / d, common)).join('<')}$.`,
    },
    growing,
  );
}

function placeFraction(rng: Rng): Task {
  const d = rng.pick([3, 4, 5, 6, 8, 10]);
  const max = rng.int(1, 3);
  const n = rng.int(1, d * max - 1);
  redrawIf(gcd(n, d) > 1);
  return numberLine(
    {
      question: `Jelöld a számegyenesen ${theFrac(n, d)} helyét!`,
      line: { min: 0, max, ticks: d * max, labelsAt: range(0, max).map(String), snap: `1/${d}` },
      answer: frac(rat(n, d)),
      tolerance: `1/${d * 4}`,
      wrong: [
        ...(d - n > 0 && d - n !== n
          ? [wrong(rawFrac(d - n, d), 'hatulrol-szamol', 'Az 1-től visszafelé számoltál. A 0-tól indulj!')]
          : []),
        ...(n + 1 < d * max
          ? [wrong(rawFrac(n + 1, d), 'vonasokat-szamol', 'A vonásokat számoltad, nem a közöket: a 0 vonása nem számít.')]
          : []),
      ],
      other: `Egy egység ${t(d)} egyenlő részre van osztva. A 0-tól számolj ${t(n)} lépést!`,
      hints: ['Hány egyenlő részre van osztva egy egység?', 'A számláló mutatja, hány részt lépsz a 0-tól.', `Egy lépés $${f(1, d)}$.`],
      solution: `A 0-tól ${t(n)} lépés, egy lépés $${f(1, d)}$: itt van ${theFrac(n, d)}.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

const compareFractions = defineGenerator(
  'gen-compare-fractions',
  'Törtek összehasonlítása',
  ['matek-5-tortek-osszehasonlitasa'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? compareTwo(rng, 1) : placeFraction(rng);
    if (level === 2) return rng.chance(0.6) ? compareTwo(rng, 2) : orderFractions(rng, 3);
    return rng.chance(0.8) ? orderFractions(rng, 4) : compareTwo(rng, 3);
  },
);

export const fractions = [fractionPicture, mixedNumber, equivFraction, compareFractions];
