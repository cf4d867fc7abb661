import { decimalsOf, type Name, nameSuf, suf, The, texNumber, textNumber, the } from '../../hungarian/index.ts';
import { gcd, rat, tidy } from '../arithmetic.ts';
import { defineGenerator, type Level, redrawIf, type Task } from '../engine.ts';
import { fits, growing } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, order, wrong } from '../tasks.ts';
import { frac, num } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const x = texNumber;
const decimal = (whole: number, decimals: number): number => tidy(whole / 10 ** decimals);
/** Scaled integers: the second method never meets a float. */
const scaled = (n: number): number => Math.round(n * 1000);

/** 0,125 against 0,3: more digits look larger. */
function trapNumbers(rng: Rng, count: number): number[] {
  const whole = rng.int(0, 19);
  const seen = new Set<number>();
  while (seen.size < count) {
    const d = rng.int(1, 3);
    const tail = rng.int(1, 10 ** d - 1);
    seen.add(tidy(whole + tail / 10 ** d));
  }
  return [...seen];
}

/** Order of a pupil who reads the decimals as whole numbers. */
const tailAsWhole = (n: number): number => Number(t(n).split(',')[1] ?? '0');

function largestDecimal(rng: Rng, count: number): Task {
  const list = trapNumbers(rng, count);
  const ask = rng.pick(['legnagyobb', 'legkisebb'] as const);
  const sorted = [...list].sort((a, b) => a - b);
  const right = (ask === 'legnagyobb' ? sorted.at(-1) : sorted[0]) ?? 0;
  const naive = [...list].sort((a, b) => tailAsWhole(a) - tailAsWhole(b));
  const trap = (ask === 'legnagyobb' ? naive.at(-1) : naive[0]) ?? 0;
  redrawIf(trap === right);
  const shortest = [...list].sort((a, b) => decimalsOf(a) - decimalsOf(b))[0] ?? 0;
  redrawIf(decimalsOf(shortest) === 3);
  return choice(
    rng,
    {
      question: `Melyik szám a **${ask}**?`,
      right: num(right),
      because: `Helyes! Helyi értékenként hasonlítva: $${sorted.map(x).join('<')}$.`,
      wrong: list
        .filter(n => n !== right)
        .map(n =>
          wrong(
            num(n),
            n === trap ? 'tobb-szamjegy-nagyobb' : 'helyiertek-osszehasonlitas',
            n === trap
              ? 'A tizedesvessző utáni részt egész számként olvastad. Először a tizedeket hasonlítsd!'
              : 'Hasonlítsd sorban: egészek, tizedek, századok.',
          ),
        ),
      hints: [
        'Melyik helyi értéket nézed először?',
        'Pótold nullákkal, hogy egyforma hosszúak legyenek!',
        `Például $${x(shortest)}$ három tizedessel: $${shortest.toFixed(3).replace('.', '{,}')}$.`,
      ],
      solution: `$${sorted.map(x).join('<')}$, ezért a ${ask}: ${t(right)}.`,
    },
    fits(v => list.every(n => (ask === 'legnagyobb' ? scaled(n) <= scaled(v) : scaled(n) >= scaled(v)))),
  );
}

function orderDecimals(rng: Rng, count: number): Task {
  const sorted = trapNumbers(rng, count).sort((a, b) => a - b);
  return order(
    {
      question: 'Rakd növekvő sorrendbe a számokat!',
      items: sorted.map(num),
      hints: [
        'Nézd először az egészeket, aztán a tizedeket!',
        'Pótold nullákkal, hogy mindegyiknek három tizedesjegye legyen!',
        `A legkisebb: $${x(sorted[0] ?? 0)}$.`,
      ],
      solution: `$${sorted.map(x).join('<')}$.`,
    },
    growing,
  );
}

function roundDecimal(rng: Rng): Task {
  const n = decimal(rng.int(1001, 29_999), 3);
  const places = rng.int(0, 2);
  const unit = 10 ** (3 - places);
  redrawIf(scaled(n) % unit === 0 || scaled(n) % 10 === 0);
  const down = Math.floor(scaled(n) / unit) * unit;
  const up = down + unit;
  const answer = (scaled(n) - down >= unit / 2 ? up : down) / 1000;
  const other = (scaled(n) - down >= unit / 2 ? down : up) / 1000;
  const name = ['egészre', 'tizedre', 'századra'][places] ?? '';
  return numeric(
    {
      question: `Kerekítsd ${name}: ${t(n)}`,
      answer: num(answer),
      check: 'NUM',
      wrong: [
        wrong(num(other), 'rossz-iranyu-kerekites', 'Nézd meg a kerekítés helye utáni első jegyet: 0–4 lefelé, 5–9 felfelé.'),
        wrong(
          num((Math.round(scaled(n) / (unit * 10)) * unit * 10) / 1000),
          'rossz-helyre-kerekit',
          `Nem arra a helyre kerekítettél. Most ${name} kell.`,
        ),
        ...(places < 2
          ? [
              wrong(
                num((Math.round(scaled(n) / (unit / 10)) * (unit / 10)) / 1000),
                'rossz-helyre-kerekit',
                `Eggyel több tizedesjegyet hagytál meg. Most ${name} kell.`,
              ),
            ]
          : []),
      ],
      other: 'Keresd meg a helyet, és nézd a tőle jobbra álló jegyet!',
      hints: ['Melyik jegy dönt?', 'A kerekítés helye utáni első jegyet nézd!', `A két szomszéd: ${t(down / 1000)} és ${t(up / 1000)}.`],
      solution: `${The(n)} ${the(down / 1000)} és ${the(up / 1000)} között van, közelebb van ehhez: ${t(answer)}.`,
    },
    fits(v => scaled(v) % unit === 0 && Math.abs(scaled(v) - scaled(n)) <= unit / 2 && scaled(n) - scaled(v) !== unit / 2),
  );
}

function fractionToDecimal(rng: Rng): Task {
  const d = rng.pick([10, 100, 1000, 5, 2, 4, 20, 25]);
  const n = rng.int(1, d * 2 - 1);
  redrawIf(n % d === 0 || (d <= 10 && gcd(n, d) > 1));
  const answer = n / d;
  return numeric(
    {
      question: `Írd tizedes tört alakban: $\\frac{${n}}{${d}}$`,
      answer: num(answer),
      check: 'NUM',
      expr: `${n}/${d}`,
      wrong: [
        wrong(num(Number(`${n}.${d}`)), 'tortvonal-mint-vesszo', 'A törtvonal helyére vesszőt írtál. A tört osztást jelent.'),
        wrong(num(answer / 10), 'tizedes-helye', 'Eggyel hátrébb került a tizedesvessző.'),
        wrong(num(answer * 10), 'tizedes-helye', 'Eggyel előrébb került a tizedesvessző.'),
        wrong(num(d / n), 'forditott-osztas', 'Fordítva osztottál: a számlálót osztjuk a nevezővel.'),
      ].filter(
        w =>
          Math.abs((w.value.size ?? 0) * 1e6 - Math.round((w.value.size ?? 0) * 1e6)) < 1e-6 &&
          Math.abs((w.value.size ?? 0) - d / n) > 1e-9,
      ),
      other: 'Bővítsd úgy a törtet, hogy a nevező 10, 100 vagy 1000 legyen!',
      hints: [
        'Mennyi a nevező? Tized, század vagy ezred?',
        'Bővítsd 10-es, 100-as vagy 1000-es nevezőre, vagy végezd el az osztást!',
        `$\\frac{${n}}{${d}}=${n}:${d}$`,
      ],
      solution: `$\\frac{${n}}{${d}}=${n}:${d}=${x(answer)}$.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

const decimalCompare = defineGenerator('gen-decimal-compare', 'Tizedes törtek', ['matek-5-tizedes-tortek'], (rng, level) => {
  if (level === 1) return rng.chance(0.6) ? largestDecimal(rng, 3) : fractionToDecimal(rng);
  if (level === 2) return rng.chance(0.5) ? largestDecimal(rng, 4) : roundDecimal(rng);
  return rng.chance(0.7) ? orderDecimals(rng, 5) : roundDecimal(rng);
});

const MONEY_STORIES: ReadonlyArray<{ adding: boolean; unit: string; text: (a: number, b: number, who: Name) => string }> = [
  {
    adding: true,
    unit: 'lej',
    text: (a, b, w) => `${w.name} egy ${t(a)} lejes füzetet és egy ${t(b)} lejes tollat vett. Mennyit fizetett?`,
  },
  {
    adding: true,
    unit: 'km',
    text: (a, b, w) => `${w.name} délelőtt ${t(a)} km-t, délután ${t(b)} km-t biciklizett. Hány kilométer ez összesen?`,
  },
  { adding: true, unit: 'kg', text: (a, b) => `Egy kosárban ${t(a)} kg alma és ${t(b)} kg szőlő van. Hány kilogramm gyümölcs ez?` },
  { adding: false, unit: 'm', text: (a, b) => `Egy ${t(a)} m hosszú deszkából levágtak ${t(b)} métert. Hány méter maradt?` },
  {
    adding: false,
    unit: 's',
    text: (a, b, w) =>
      `${w.name} tavaly ${t(a)} másodperc alatt futotta a távot, idén ${t(b)} másodperccel gyorsabb volt. Hány másodperc az idei ideje?`,
  },
  {
    adding: false,
    unit: 'lej',
    text: (a, b, w) => `${nameSuf(w, 'nak')} ${t(a)} leje volt, elköltött belőle ${t(b)} lejt. Mennyi maradt?`,
  },
];

function decimalSum(rng: Rng, level: Level): Task {
  const [da, db] = level === 1 ? [1, 1] : [rng.int(0, 2), rng.int(1, 3)];
  let [a, b] = [decimal(rng.int(11, level === 1 ? 99 : 4999), da), decimal(rng.int(11, level === 1 ? 99 : 4999), db)];
  if (level === 3 && rng.chance(0.5)) a = rng.int(2, 60);
  if (a < b) [a, b] = [b, a];
  redrawIf(a - b < 0.5 || a > 400 || (level > 1 && decimalsOf(a) === decimalsOf(b)) || decimalsOf(b) === 0 || t(b).endsWith('0'));
  const story = a <= 40 && rng.chance(0.6) ? rng.pick(MONEY_STORIES) : undefined;
  const adding = story ? story.adding : rng.chance(level === 3 ? 0.3 : 0.5);
  redrawIf(story !== undefined && Math.max(decimalsOf(a), decimalsOf(b)) > 2);
  const answer = tidy(adding ? a + b : a - b);
  const [wa, fa = '0'] = t(a).split(',');
  const [wb, fb = '0'] = t(b).split(',');
  const tails = adding ? Number(fa) + Number(fb) : Math.abs(Number(fa) - Number(fb));
  const separate = Number(`${adding ? Number(wa) + Number(wb) : Number(wa) - Number(wb)}.${tails}`);
  redrawIf(level === 1 && Math.abs(separate - answer) < 1e-9);
  const digitsA = Number(t(a).replace(',', ''));
  const digitsB = Number(t(b).replace(',', ''));
  const rightAligned = tidy((adding ? digitsA + digitsB : Math.abs(digitsA - digitsB)) / 10 ** Math.max(decimalsOf(a), decimalsOf(b)));
  const sign = adding ? '+' : '-';
  return numeric(
    {
      question: story ? story.text(a, b, person(rng)) : `Mennyi $${x(a)}${sign}${x(b)}$?`,
      answer: num(answer),
      check: 'NUM',
      ...(story ? { unit: story.unit } : {}),
      expr: `${a}${sign}${b}`,
      wrong: [
        wrong(
          num(separate),
          'tizedeseket-kulon-szamkent',
          'Az egészeket és a tizedesjegyeket külön számként kezelted. Írd vessző alá a vesszőt!',
        ),
        wrong(num(rightAligned), 'jobbra-igazit', 'Jobbra igazítottad a számokat. A tizedesvesszők kerüljenek egymás alá!'),
        wrong(
          num(adding ? tidy(a - b) : tidy(a + b)),
          'muvelet-csere',
          adding ? 'Kivontál. Itt össze kell adni.' : 'Összeadtál. Itt ki kell vonni.',
        ),
        ...(!adding && decimalsOf(a) === 0
          ? [
              wrong(
                num(tidy(a - Math.floor(b) + (b % 1))),
                'egeszbol-nem-von-ki',
                `Az egész szám tizedesjegyei nullák: ${t(a)} = ${t(a)},${'0'.repeat(decimalsOf(b))}. Kölcsön kell venni.`,
              ),
            ]
          : []),
      ],
      other: 'Írd egymás alá: vessző alá vessző, és pótold nullákkal!',
      hints: [
        'Hogyan írod egymás alá a két számot?',
        'Vessző alá vessző; a hiányzó helyekre nullát írhatsz.',
        `$${Number(a)
          .toFixed(Math.max(decimalsOf(a), decimalsOf(b)))
          .replace('.', '{,}')}${sign}${Number(b)
          .toFixed(Math.max(decimalsOf(a), decimalsOf(b)))
          .replace('.', '{,}')}$`,
      ],
      solution: `$${x(a)}${sign}${x(b)}=${x(answer)}$${story ? ` (${story.unit})` : ''}.`,
    },
    fits(v => scaled(v) === scaled(a) + (adding ? 1 : -1) * scaled(b)),
  );
}

const decimalAddSub = defineGenerator(
  'gen-decimal-add-sub',
  'Tizedes törtek összeadása',
  ['matek-5-tizedes-osszeadas-kivonas'],
  decimalSum,
);

function timesTen(rng: Rng, level: Level): Task {
  const n = decimal(rng.int(2, 9999), rng.int(1, 3));
  const p = rng.pick([10, 100, 1000]);
  redrawIf(Number.isInteger(n) || n > 900);
  const answer = tidy(n * p);
  const dividing = level === 3;
  const shown = dividing ? tidy(n / p) : answer;
  redrawIf(dividing && decimalsOf(shown) > 4);
  return numeric(
    {
      question: dividing ? `Melyik számot szoroztuk meg ${suf(p, 'val')}, ha az eredmény ${t(n)}?` : `Mennyi $${x(n)}\\cdot${x(p)}$?`,
      answer: num(shown),
      check: 'NUM',
      expr: dividing ? `${n}/${p}` : `${n}*${p}`,
      wrong: [
        wrong(
          num(dividing ? tidy(n * p) : n),
          dividing ? 'muvelet-csere' : 'nullat-ir-a-vegere',
          dividing ? 'Megint szoroztál. Visszafelé osztani kell.' : 'Nullát írtál a végére: a tizedes tört értéke így nem változik.',
        ),
        wrong(num(tidy(shown * 10)), 'vesszo-leptetes', 'Eggyel többet vagy kevesebbet léptetted a vesszőt. Ahány nulla, annyi lépés.'),
        wrong(num(tidy(shown / 10)), 'vesszo-leptetes', 'Eggyel többet vagy kevesebbet léptetted a vesszőt. Ahány nulla, annyi lépés.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 4),
      other: 'Léptesd a tizedesvesszőt annyi hellyel, ahány nulla van!',
      hints: [
        'Nagyobb vagy kisebb lesz az eredmény?',
        `${suf(p, 'val')} szorozva a vessző ${String(p).length - 1} hellyel jobbra lép${dividing ? '; visszafelé balra' : ''}.`,
        `Írd le a számot, és lépkedj ceruzával ${String(p).length - 1} helyet!`,
      ],
      solution: dividing ? `$${x(n)}:${x(p)}=${x(shown)}$.` : `$${x(n)}\\cdot${x(p)}=${x(answer)}$.`,
    },
    fits(v => (dividing ? Math.abs(v * p - n) < 1e-9 : Math.abs(v / p - n) < 1e-9)),
  );
}

function timesDecimal(rng: Rng, both: boolean): Task {
  const a = decimal(rng.int(2, 99), rng.int(1, both ? 2 : 1));
  const b = both ? decimal(rng.int(2, 49), rng.int(1, 2)) : rng.int(2, 12);
  redrawIf(Number.isInteger(a) || (both && Number.isInteger(b)) || t(a).endsWith('0') || a * b > 400);
  const answer = tidy(a * b);
  const digits = Number(t(a).replace(',', '')) * Number(t(b).replace(',', ''));
  const places = Math.max(decimalsOf(a), decimalsOf(b));
  const total = decimalsOf(a) + decimalsOf(b);
  const who = person(rng);
  return numeric(
    {
      question:
        both || rng.chance(0.4)
          ? `Mennyi $${x(a)}\\cdot${x(b)}$?`
          : rng.pick([
              `Egy perec ára ${t(a)} lej. Mennyibe kerül ${t(b)} perec?`,
              `${who.name} minden nap ${t(a)} km-t fut. Hány kilométert fut ${t(b)} nap alatt?`,
              `Egy lépcsőház egy szintje ${t(a)} m magas. Hány méter magas ${t(b)} szint?`,
            ]),
      answer: num(answer),
      check: 'NUM',
      expr: `${a}*${b}`,
      wrong: [
        wrong(num(tidy(digits / 10 ** places)), 'tizedesek-szama', 'A tizedesjegyek száma a szorzatban összeadódik.'),
        wrong(num(digits), 'vesszo-elmarad', 'A tizedesvessző kimaradt. Becsüld meg az eredményt!'),
        wrong(
          num(tidy(digits / 10 ** (total + 1))),
          'tizedesek-szama',
          'Eggyel több tizedesjegyet vágtál le. Számold össze a tényezők tizedesjegyeit!',
        ),
        wrong(num(tidy(a + b)), 'muvelet-csere', 'Összeadtál. Itt szorozni kell.'),
      ],
      other: 'Szorozz egészként, aztán vágj le annyi tizedesjegyet, ahány a tényezőkben együtt van!',
      hints: [
        'Becsüld meg: körülbelül mennyi lesz?',
        `Szorozz vessző nélkül, aztán vágj le összesen ${t(total)} tizedesjegyet!`,
        `$${Number(t(a).replace(',', ''))}\\cdot${Number(t(b).replace(',', ''))}=${x(digits)}$`,
      ],
      solution: `$${Number(t(a).replace(',', ''))}\\cdot${Number(t(b).replace(',', ''))}=${x(digits)}$, ${t(total)} tizedesjegyet levágva: $${x(answer)}$.`,
    },
    fits(v => Math.abs(v * 10 ** total - Math.round(a * 10 ** decimalsOf(a)) * Math.round(b * 10 ** decimalsOf(b))) < 1e-6),
  );
}

const decimalMul = defineGenerator('gen-decimal-mul', 'Tizedes törtek szorzása', ['matek-5-tizedes-szorzas'], (rng, level) => {
  if (level === 1) return rng.chance(0.5) ? timesTen(rng, 1) : timesDecimal(rng, false);
  if (level === 2) return timesDecimal(rng, true);
  return rng.chance(0.5) ? timesDecimal(rng, true) : timesTen(rng, 3);
});

const decimalDiv = defineGenerator('gen-decimal-div', 'Tizedes törtek osztása', ['matek-5-tizedes-osztas'], (rng, level) => {
  const q = decimal(rng.int(2, level === 1 ? 99 : 250), rng.int(1, 2));
  const d = level === 1 ? rng.int(2, 9) : level === 2 ? rng.int(4, 25) : decimal(rng.int(2, 25), rng.int(1, 2));
  const n = tidy(q * d);
  redrawIf(Number.isInteger(q) || q > 60 || (level === 3 && (Number.isInteger(d) || d < 0.02)) || decimalsOf(n) > 3 || n === d);
  const shift = 10 ** decimalsOf(d);
  const whole = tidy(d * shift);
  const who = person(rng);
  const story = level < 3 && decimalsOf(n) <= 2 && rng.chance(0.5);
  return numeric(
    {
      question: story
        ? rng.pick([
            `${t(n)} liter mustot ${t(d)} egyforma kannába töltünk. Hány liter jut egy kannába?`,
            `${who.name} ${t(d)} egyforma füzetért ${t(n)} lejt fizetett. Mennyibe kerül egy füzet?`,
            `Egy ${t(n)} m hosszú kötelet ${t(d)} egyenlő darabra vágunk. Hány méter egy darab?`,
          ])
        : `Mennyi $${x(n)}:${x(d)}$?`,
      answer: num(q),
      check: 'NUM',
      expr: `${n}/${d}`,
      wrong: [
        ...(level === 3
          ? [
              wrong(
                num(tidy(n / whole)),
                'csak-az-egyiket-szorozza',
                `Csak az osztót szoroztad meg ${suf(shift, 'val')}. Az osztandót is meg kell.`,
              ),
              wrong(
                num(tidy(q / shift)),
                'vesszo-helye',
                'A hányados nem lesz kisebb attól, hogy a vesszőket elhagyod: mindkét számot ugyanannyival szorzod.',
              ),
            ]
          : []),
        wrong(num(tidy(q * 10)), 'vesszo-helye', 'A tizedesvessző eggyel hátrébb került. Ellenőrizz szorzással!'),
        wrong(num(tidy(q / 10)), 'vesszo-helye', 'A tizedesvessző eggyel előrébb került. Ellenőrizz szorzással!'),
        wrong(num(tidy(n * d)), 'muvelet-csere', 'Szoroztál. Itt osztani kell.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 4),
      other: 'Ellenőrizz szorzással: a hányados és az osztó szorzata az osztandó.',
      hints: [
        'Becsüld meg: körülbelül hányszor van meg?',
        level === 3
          ? 'Szorozd mindkét számot ugyanannyival, hogy az osztó egész legyen!'
          : 'Ossz úgy, mint egész számokkal; a vesszőt akkor írd ki, amikor átléped.',
        level === 3 ? `$${x(tidy(n * shift))}:${x(whole)}$` : `Ellenőrzés: $${x(d)}\\cdot\\square=${x(n)}$`,
      ],
      solution: `${level === 3 ? `$${x(n)}:${x(d)}=${x(tidy(n * shift))}:${x(whole)}=${x(q)}$` : `$${x(n)}:${x(d)}=${x(q)}$`}. Ellenőrzés: $${x(q)}\\cdot${x(d)}=${x(n)}$.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
});

const repeatingDecimal = defineGenerator(
  'gen-repeating-decimal',
  'Szakaszos tizedes törtek',
  ['matek-5-szakaszos-tizedes'],
  (rng, level) => {
    const period =
      level === 1
        ? String(rng.int(1, 8))
        : level === 2
          ? String(rng.int(1, 98)).padStart(2, '0')
          : rng.chance(0.6)
            ? String(rng.int(1, 8))
            : String(rng.int(10, 98));
    const head = level === 3 ? String(rng.int(0, 9)) : '';
    const whole = level === 1 ? rng.int(0, 6) : rng.chance(0.3) ? rng.int(1, 3) : 0;
    redrawIf((period.length === 2 && period[0] === period[1]) || head === period);
    const all = Number(head + period);
    const top = all - Number(head || 0);
    const bottom = (10 ** period.length - 1) * 10 ** head.length;
    const answer = rat(top + whole * bottom, bottom);
    const shown = `${whole}{,}${head}(${period})`;
    const finite = rat(Number(`${whole}${head}${period}`), 10 ** (head + period).length);
    const noHead = rat(all + whole * (10 ** (head + period).length - 1), 10 ** (head + period).length - 1);
    return numeric(
      {
        question: `Írd közönséges tört alakban: $${shown}$`,
        answer: frac(answer),
        check: 'FRAC',
        expr: `(${top}+${whole}*${bottom})/${bottom}`,
        wrong: [
          wrong(frac(finite), 'szakaszt-vegesnek-veszi', 'Ez a véges tizedes tört. A zárójeles rész végtelenszer ismétlődik.'),
          ...(head
            ? [
                wrong(
                  frac(noHead),
                  'eloszakasz-kimarad',
                  'Az előszakaszt is a szakaszba vetted. A nevezőben a szakasz jegyeiért 9-es, az előszakaszért 0 áll.',
                ),
                wrong(frac(rat(all + whole * bottom, bottom)), 'eloszakaszt-nem-vonja-le', 'A számlálóból le kell vonni az előszakaszt.'),
              ]
            : [
                wrong(
                  frac(rat(Number(period), 10 ** period.length + 1)),
                  'nevezo-hiba',
                  'A nevezőben annyi 9-es áll, ahány jegyű a szakasz.',
                ),
              ]),
          ...(whole
            ? [wrong(frac(rat(top, bottom)), 'egeszek-elmaradnak', 'Az egész rész kimaradt.')]
            : [
                wrong(
                  frac(rat(Number(period), 9 * 10 ** period.length)),
                  'nevezo-hiba',
                  'Fölösleges nulla került a nevezőbe: nincs előszakasz.',
                ),
              ]),
        ],
        other: 'A nevezőben annyi 9-es áll, ahány jegyű a szakasz, és annyi 0, ahány jegyű az előszakasz.',
        hints: [
          'Melyik jegyek ismétlődnek?',
          head
            ? 'Számláló: az összes jegy mínusz az előszakasz. A nevezőben a szakasz jegyeinek 9-es, az előszakasz jegyeinek 0 felel meg.'
            : 'Számláló: a szakasz. Nevező: annyi 9-es, ahány jegyű a szakasz.',
          `A nevező ${the(bottom)} lesz egyszerűsítés előtt.`,
        ],
        solution: `$${shown}=${whole ? `${whole}+` : ''}${head ? `\\frac{${all}-${Number(head)}}{${bottom}}` : `\\frac{${top}}{${bottom}}`}=${frac(answer).tex}$.`,
      },
      key => {
        const [n = '0', d = '1'] = key.split('/');
        let digits = '';
        let rest = Number(n) % Number(d);
        for (let i = 0; i < 12; i++) {
          digits += Math.floor((rest * 10) / Number(d));
          rest = (rest * 10) % Number(d);
        }
        return Math.floor(Number(n) / Number(d)) === whole && digits === (head + period.repeat(12)).slice(0, 12);
      },
    );
  },
);

export const decimals = [decimalCompare, decimalAddSub, decimalMul, decimalDiv, repeatingDecimal];
