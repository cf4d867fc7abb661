import { numberArticle, suf, TheSuf, texNumber, textNumber, the, theSuf } from '../../hungarian/index.ts';
import { range } from '../arithmetic.ts';
import { defineGenerator, type Level, redraw, redrawIf, type Task } from '../engine.ts';
import { close, equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, wrong } from '../tasks.ts';
import { num, type Value } from '../value.ts';

const t = textNumber;
const x = texNumber;
const power = (a: number, n: number): number => a ** n;
const slowPower = (a: number, n: number): number => range(1, n).reduce(total => total * a, 1);

function evaluatePower(rng: Rng, bases: readonly [number, number], exponents: readonly [number, number]): Task {
  const a = rng.int(...bases);
  const n = rng.int(...exponents);
  redrawIf(a ** n > 100_000 || (a === 0 && n === 0) || (a === 1 && n < 2));
  const answer = power(a, n);
  const factors = n <= 1 ? String(a) : Array(n).fill(a).join('\\cdot');
  const special =
    n === 0
      ? `Minden 0-tól különböző szám nulladik hatványa 1: $${a}^0=1$.`
      : n === 1
        ? `Az első hatvány maga az alap: $${a}^1=${a}$.`
        : `$${a}^${n}=${factors}=${x(answer)}$.`;
  return numeric(
    {
      question: rng.pick([`Mennyi $${a}^${n}$?`, `Számítsd ki: $${a}^${n}$`, `Mennyi ${theSuf(a, 'nak')} ${the(n)}. hatványa?`]),
      answer: num(answer),
      check: 'INT',
      expr: `${a}^${n}`,
      wrong: [
        wrong(
          num(a * n),
          'alap-szor-kitevo',
          `Az alapot és a kitevőt összeszoroztad. A kitevő azt mutatja, hányszor írjuk le **tényezőként** az alapot.`,
        ),
        wrong(
          num(n ** a > 1e6 ? a + n : n ** a),
          n ** a > 1e6 ? 'alap-plusz-kitevo' : 'alap-kitevo-csere',
          n ** a > 1e6 ? 'Összeadtál. A hatvány ismételt szorzás.' : 'Felcserélted az alapot és a kitevőt.',
        ),
        ...(n === 0
          ? [
              wrong(num(0), 'nulladik-hatvany', `A nulladik hatvány nem 0. Osztással látszik: $${a}^1:${a}=1$.`),
              wrong(num(a), 'nulladik-hatvany', 'Ez az első hatvány.'),
            ]
          : []),
        ...(n === 1 ? [wrong(num(1), 'elso-hatvany', 'Az első hatvány maga az alap: egyetlen tényező van.')] : []),
        ...(n > 2 ? [wrong(num(power(a, n - 1)), 'tenyezok-szama', 'Egy tényezővel kevesebbet szoroztál össze.')] : []),
        ...(n >= 2 && a > 1 ? [wrong(num(power(a, n) * a), 'tenyezok-szama', 'Egy tényezővel többet szoroztál össze.')] : []),
      ],
      other: `Írd ki a tényezőket: hányszor szerepel az alap?`,
      hints: [
        'Mit mutat az alap és mit a kitevő?',
        n < 2 ? 'Gondolj arra, hogyan változik a hatvány, ha a kitevő eggyel csökken: mindig osztunk az alappal.' : 'Írd fel szorzatként!',
        n < 2
          ? `$${Math.max(a, 1)}^2=${Math.max(a, 1) ** 2}$. Oszd el az alappal ${n === 1 ? 'egyszer' : 'kétszer'}!`
          : `$${a}^${n}=${Array(n).fill(a).join('\\cdot')}$, szorozd össze balról jobbra!`,
      ],
      solution: special,
    },
    equals(slowPower(a, n)),
  );
}

function powerSum(rng: Rng): Task {
  const terms = [0, 1, 2].map(i => ({
    a: rng.int(2, i === 0 ? 5 : 12),
    n: i === 0 ? rng.int(3, 4) : rng.int(i === 1 ? 2 : 0, i === 1 ? 2 : 1),
  }));
  const [p, q, r] = terms;
  if (!p || !q || !r) redraw();
  const minus = p.a ** p.n > q.a ** q.n && rng.chance(0.5);
  const sign = minus ? -1 : 1;
  const answer = p.a ** p.n + sign * q.a ** q.n + r.a ** r.n;
  redrawIf(answer < 2 || answer > 900 || answer === p.a ** p.n);
  const products = p.a * p.n + sign * q.a * q.n + r.a * r.n;
  return numeric(
    {
      question: `Számítsd ki: $${p.a}^${p.n}${minus ? '-' : '+'}${q.a}^${q.n}+${r.a}^${r.n}$`,
      answer: num(answer),
      check: 'INT',
      expr: `${p.a}^${p.n}${minus ? '-' : '+'}${q.a}^${q.n}+${r.a}^${r.n}`,
      wrong: [
        ...(products >= 0
          ? [wrong(num(products), 'alap-szor-kitevo', 'Az alapokat a kitevőkkel szoroztad. A hatvány ismételt szorzás.')]
          : []),
        wrong(
          num(answer - r.a ** r.n + (r.n === 0 ? 0 : 1)),
          r.n === 0 ? 'nulladik-hatvany' : 'elso-hatvany',
          r.n === 0 ? 'A nulladik hatvány értéke 1, nem 0.' : 'Az első hatvány maga az alap, nem 1.',
        ),
        ...(minus
          ? [
              wrong(num(answer - 2 * r.a ** r.n), 'osszeadas-kivonas-elott', 'A kivonás és az összeadás egyenrangú: balról jobbra haladj!'),
            ].filter(w => (w.value.size ?? -1) >= 0)
          : []),
        wrong(num(answer - p.a ** p.n + p.a * p.n), 'alap-szor-kitevo', `Az első tagnál az alapot és a kitevőt összeszoroztad.`),
      ].filter(w => (w.value.size ?? -1) >= 0),
      other: 'Előbb a hatványokat számítsd ki, aztán adj össze és vonj ki!',
      hints: [
        'Milyen sorrendben végzed a műveleteket?',
        'A hatványozás megelőzi az összeadást és a kivonást.',
        `$${p.a}^${p.n}=${p.a ** p.n}$`,
      ],
      solution: `$${p.a ** p.n}${minus ? '-' : '+'}${q.a ** q.n}+${r.a ** r.n}=${answer}$.`,
    },
    equals(slowPower(p.a, p.n) + sign * slowPower(q.a, q.n) + slowPower(r.a, r.n)),
  );
}

function findExponent(rng: Rng): Task {
  const a = rng.pick([2, 3, 4, 5, 6, 7, 10]);
  const n = rng.int(2, a === 2 ? 10 : a < 5 ? 5 : 4);
  const v = a ** n;
  redrawIf(v > 10_000 || v < 16 || (a === 2 && n === 4));
  return numeric(
    {
      question: rng.pick([
        `Melyik kitevő illik a helyére? $${a}^{\\square}=${x(v)}$`,
        `${TheSuf(a, 'nak')} hányadik hatványa ${the(v)}? Írd be a kitevőt!`,
      ]),
      answer: num(n),
      check: 'INT',
      wrong: [
        ...(v % a === 0
          ? [
              wrong(
                num(v / a),
                'osztas-kitevo-helyett',
                `Elosztottad ${suf(a, 'val')}. A kitevő azt mondja meg, **hányszor** szerepel tényezőként az alap.`,
              ),
            ]
          : []),
        wrong(num(n + 1), 'tenyezok-szama', 'Eggyel több tényezőt számoltál.'),
        wrong(num(n - 1), 'tenyezok-szama', 'Eggyel kevesebb tényezőt számoltál.'),
      ],
      other: 'Oszd el újra meg újra az alappal, amíg 1-et kapsz, és számold a lépéseket!',
      hints: [`Kezdd el felírni ${theSuf(a, 'nak')} a hatványait!`, 'Számold meg, hány tényező kell.', `$${a}^2=${a * a}$`],
      solution: `$${x(v)}=${Array(n).fill(a).join('\\cdot')}$, ez ${t(n)} tényező, tehát a kitevő ${t(n)}.`,
    },
    fits(k => Number.isInteger(k) && slowPower(a, k) === v),
  );
}

const powerEval = defineGenerator('gen-power-eval', 'Hatványok értéke', ['matek-5-hatvany'], (rng, level) => {
  if (level === 1) return evaluatePower(rng, [2, 10], [1, 4]);
  if (level === 2) return rng.chance(0.8) ? evaluatePower(rng, [2, 20], [0, 6]) : findExponent(rng);
  return rng.chance(0.6) ? powerSum(rng) : findExponent(rng);
});

function ruleTask(rng: Rng, level: Level): Task {
  const a = rng.pick([2, 3, 5, 6, 7, 10, 11, 13]);
  const [n, m] = [rng.int(3, level === 1 ? 9 : 30), rng.int(2, level === 1 ? 9 : 15)];
  const kind = rng.pick(level === 1 ? (['mul', 'div'] as const) : (['mul', 'div', 'pow', 'mix'] as const));
  redrawIf(n === m || (kind !== 'pow' && n < m) || (n === 4 && m === 2));
  const k = rng.int(2, 5);
  const shown = {
    mul: `${a}^{${n}}\\cdot${a}^{${m}}`,
    div: `${a}^{${n}}:${a}^{${m}}`,
    pow: `\\left(${a}^{${n}}\\right)^{${m}}`,
    mix: `\\left(${a}^{${n}}\\right)^{${k}}:${a}^{${m}}`,
  }[kind];
  const answer = { mul: n + m, div: n - m, pow: n * m, mix: n * k - m }[kind];
  const rule = {
    mul: 'Azonos alapú hatványok szorzásakor a kitevőket **összeadjuk**.',
    div: 'Azonos alapú hatványok osztásakor a kitevőket **kivonjuk**.',
    pow: 'Hatvány hatványozásakor a kitevőket **összeszorozzuk**.',
    mix: 'Hatvány hatványozásakor szorzunk, osztáskor kivonunk.',
  }[kind];
  const work = { mul: `${n}+${m}`, div: `${n}-${m}`, pow: `${n}\\cdot${m}`, mix: `${n}\\cdot${k}-${m}` }[kind];
  const candidates = {
    mul: [
      wrong(num(n * m), 'kitevoket-szorozza', 'A kitevőket összeszoroztad. Szorzásnál a tényezők száma összeadódik.'),
      wrong(num(n - m), 'szabaly-csere', 'Kivontál: az az osztás szabálya.'),
    ],
    div: [
      wrong(num(n + m), 'szabaly-csere', 'Összeadtál: az a szorzás szabálya.'),
      ...(n % m === 0
        ? [wrong(num(n / m), 'kitevoket-osztja', 'A kitevőket elosztottad. Osztásnál a kitevőket kivonjuk.')]
        : [wrong(num(n * m), 'kitevoket-szorozza', 'A kitevőket összeszoroztad. Osztásnál kivonjuk őket.')]),
    ],
    pow: [
      wrong(num(n + m), 'hatvany-hatvanya-osszeg', 'Összeadtad a kitevőket. Hatvány hatványánál szorozni kell.'),
      ...(n ** m < 1e5 ? [wrong(num(n ** m), 'kitevot-hatvanyozza', 'A kitevőt hatványoztad. Itt a két kitevő szorzata kell.')] : []),
    ],
    mix: [
      wrong(num(n + k - m), 'hatvany-hatvanya-osszeg', 'A zárójelnél összeadtál. Hatvány hatványánál szorozni kell.'),
      wrong(num(n * k + m), 'szabaly-csere', 'Az osztásnál kivonunk, nem összeadunk.'),
    ],
  }[kind];
  return numeric(
    {
      question: `Írd egyetlen hatványként! Mennyi a kitevő? $${shown}=${a}^{\\square}$`,
      answer: num(answer),
      check: 'INT',
      expr: work.replaceAll('\\cdot', '*'),
      wrong: [
        ...candidates,
        wrong(num(kind === 'pow' ? n : answer + 1), 'kitevo-elszamolas', 'Nézd át a kitevőt: írj ki néhány tényezőt, és számold meg őket!'),
      ],
      other: 'Gondolj arra, hány tényező van összesen!',
      hints: ['Mit jelent a kitevő? Hány tényező van?', rule, `A kitevő: $${work}$`],
      solution: `${rule} $${work}=${answer}$, tehát $${shown}=${a}^{${answer}}$.`,
    },
    fits(e => {
      const logs = {
        mul: n * Math.log(a) + m * Math.log(a),
        div: n * Math.log(a) - m * Math.log(a),
        pow: m * Math.log(a ** n > 1e300 ? 1 : a ** n),
        mix: k * n * Math.log(a) - m * Math.log(a),
      }[kind];
      return close(e * Math.log(a), logs);
    }),
  );
}

function comparePowers(rng: Rng): Task {
  const k = rng.int(4, 30);
  const [a, n] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 2],
    [5, 2],
    [2, 4],
    [3, 3],
    [2, 6],
  ] as const);
  const [b, m] = rng.pick([
    [3, 2],
    [5, 2],
    [2, 5],
    [7, 2],
    [3, 3],
    [2, 3],
    [6, 2],
    [2, 7],
  ] as const);
  redrawIf(a === b || a ** n === b ** m || n === m);
  const [left, right] = [`${a}^{${n * k}}`, `${b}^{${m * k}}`];
  const leftBigger = a ** n > b ** m;
  const [small, big] = [Math.min(a ** n, b ** m), Math.max(a ** n, b ** m)];
  const option = (sign: '<' | '=' | '>'): Value => ({ key: sign, tex: sign, text: `$${left}${sign}${right}$`, size: undefined });
  const right_ = leftBigger ? '>' : '<';
  const wrongSign = leftBigger ? '<' : '>';
  const byExponent = n > m === (wrongSign === '>');
  return choice(
    rng,
    {
      question: `Melyik állítás igaz ${numberArticle(a)} $${left}$ és ${numberArticle(b)} $${right}$ számra?`,
      right: option(right_),
      because: `Helyes! Közös kitevőre hozva: $${left}=(${a}^{${n}})^{${k}}=${a ** n}^{${k}}$ és $${right}=${b ** m}^{${k}}$.`,
      wrong: [
        wrong(
          option(wrongSign),
          byExponent ? 'nagyobb-kitevo-nagyobb-szam' : 'nagyobb-alap-nagyobb-szam',
          `${byExponent ? 'Csak a kitevőket' : 'Csak az alapokat'} hasonlítottad össze. Hozd közös kitevőre a két hatványt!`,
        ),
        wrong(
          option('='),
          'hatvanyok-egyenlok',
          `Közös kitevőnél az alapok különböznek: ${t(small)} és ${t(big)}. A két szám nem egyenlő.`,
        ),
      ],
      hints: [
        'Az alapok és a kitevők is különböznek. Mi lehet közös?',
        `Mindkét kitevő osztható ${suf(k, 'val')}.`,
        `$${left}=(${a}^{${n}})^{${k}}$`,
      ],
      solution: `$${left}=${a ** n}^{${k}}$ és $${right}=${b ** m}^{${k}}$. Mivel $${small}<${big}$, ezért $${left}${right_}${right}$.`,
    },
    sign => {
      const difference = n * k * Math.log(a) - m * k * Math.log(b);
      return sign === (difference > 0 ? '>' : '<');
    },
  );
}

const powerRules = defineGenerator('gen-power-rules', 'Számolás hatványokkal', ['matek-5-hatvanyok-szabalyai'], (rng, level) =>
  level === 3 && rng.chance(0.6) ? comparePowers(rng) : ruleTask(rng, level),
);

const bits = (n: number): string => n.toString(2);
const binaryDigits = (digits: string): Value => ({ key: digits, tex: `${digits}_2`, text: `$${digits}_2$`, size: undefined });

function toDecimal(rng: Rng, low: number, high: number): Task {
  const n = rng.int(low, high);
  const digits = bits(n);
  redrawIf(Number.isInteger(Math.log2(n)));
  const reversed = Number.parseInt([...digits].reverse().join(''), 2);
  const ones = [...digits].map((d, i) => (d === '1' ? 2 ** (digits.length - 1 - i) : 0)).filter(v => v > 0);
  return numeric(
    {
      question: rng.pick([
        `Írd át tízes számrendszerbe: $${digits}_2$`,
        `Egy lámpasor a kettes számrendszerben mutat egy számot: $${digits}_2$. Melyik szám ez a tízes számrendszerben?`,
      ]),
      answer: num(n),
      check: 'INT',
      expr: ones.join('+'),
      wrong: [
        wrong(num(reversed), 'forditott-sorrend', 'Fordítva olvastad: a jobb szélső jegy ér 1-et.'),
        wrong(num(n * 2), 'hely-elcsuszik', 'A jobb szélső jegynek 2 értéket adtál. Az első hely értéke $2^0=1$.'),
        wrong(num(Number(digits)), 'kettest-tizesnek-olvas', 'Úgy olvastad, mintha tízes számrendszerben lenne.'),
        wrong(num(ones.length), 'csak-egyeseket-szamol', 'Csak az egyeseket számoltad meg. Mindegyiknek más az értéke.'),
      ],
      other: 'Írd a jegyek fölé jobbról: 1, 2, 4, 8, 16, … és add össze, ahol 1-es áll!',
      hints: [
        'Mennyit ér a jobb szélső jegy?',
        'A helyek értéke jobbról: 1, 2, 4, 8, 16, … Ahol 1-es áll, azt kell összeadni.',
        `A bal szélső 1-es értéke $2^{${digits.length - 1}}=${2 ** (digits.length - 1)}$.`,
      ],
      solution: `$${digits}_2=${ones.join('+')}=${n}$.`,
    },
    key => bits(Number(key)) === digits,
  );
}

function toBinary(rng: Rng, low: number, high: number): Task {
  const n = rng.int(low, high);
  const digits = bits(n);
  redrawIf(Number.isInteger(Math.log2(n)));
  const reversed = [...digits].reverse().join('');
  const top = 2 ** (digits.length - 1);
  return numeric(
    {
      question: `Írd át kettes számrendszerbe ${theSuf(n, 't')}! Csak a számjegyeket írd!`,
      answer: { ...binaryDigits(digits), size: Number(digits) },
      check: 'INT',
      wrong: [
        wrong(
          { ...binaryDigits(String(Number(reversed))), size: Number(reversed) },
          'maradekok-forditva',
          'A maradékokat fordított sorrendben olvastad. Az utolsó maradék lesz az első jegy.',
        ),
        wrong(
          { ...binaryDigits(`${digits}0`), size: Number(`${digits}0`) },
          'folosleges-osztas',
          'Egy jeggyel több lett. Az osztást a 0 hányadosnál hagyd abba!',
        ),
        wrong(
          { ...binaryDigits(bits(n - top) || '0'), size: Number(bits(n - top)) },
          'legnagyobb-hely-kimarad',
          `A legnagyobb kettőhatvány, ${the(top)} kimaradt.`,
        ),
      ],
      other: 'Oszd el újra meg újra 2-vel, és olvasd a maradékokat alulról felfelé!',
      hints: [
        'Melyik a legnagyobb kettőhatvány, ami belefér?',
        'Oszd el újra meg újra 2-vel, és írd fel a maradékokat!',
        `$${n}:2=${Math.floor(n / 2)}$, maradék ${n % 2}. Ez lesz az utolsó jegy.`,
      ],
      solution: `$${n}=${[...digits]
        .map((d, i) => (d === '1' ? String(2 ** (digits.length - 1 - i)) : ''))
        .filter(Boolean)
        .join('+')}$, ezért kettes számrendszerben $${digits}_2$.`,
    },
    key => [...key].every(d => d === '0' || d === '1') && key.startsWith('1') && Number.parseInt(key, 2) === n,
  );
}

const binary = defineGenerator('gen-binary', 'Kettes számrendszer', ['matek-5-szamrendszerek'], (rng, level) => {
  if (level === 1) return rng.chance(0.5) ? toDecimal(rng, 5, 31) : toBinary(rng, 5, 31);
  if (level === 2) return rng.chance(0.5) ? toDecimal(rng, 20, 127) : toBinary(rng, 20, 127);
  return rng.chance(0.5) ? toDecimal(rng, 100, 255) : toBinary(rng, 100, 255);
});

export const powers = [powerEval, powerRules, binary];
