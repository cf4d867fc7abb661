import type { Rng } from '@eszkerek/numbers/chance';
import { numberArticle, suf, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { close, fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';

const t = textNumber;

function ruleTask(rng: Rng, level: Level): Task {
  const a = rng.pick([2, 3, 5, 6, 7, 10, 11, 13]);
  const [n, m] = [rng.int(3, level === 1 ? 9 : 30), rng.int(2, level === 1 ? 9 : 15)];
  const kind = rng.pick(
    level === 1 ? (['mul', 'div'] as const) : level === 2 ? (['mul', 'div', 'pow', 'mix'] as const) : (['pow', 'mix'] as const),
  );
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
      wrong(
        { n, m },
        ({ n, m }) => num(n * m),
        'kitevoket-szorozza',
        'A kitevőket összeszoroztad. Szorzásnál a tényezők száma összeadódik.',
      ),
      wrong({ n, m }, ({ n, m }) => num(n - m), 'szabaly-csere', 'Kivontál: az az osztás szabálya.'),
    ],
    div: [
      wrong({ n, m }, ({ n, m }) => num(n + m), 'szabaly-csere', 'Összeadtál: az a szorzás szabálya.'),
      ...(n % m === 0
        ? [wrong({ n, m }, ({ n, m }) => num(n / m), 'kitevoket-osztja', 'A kitevőket elosztottad. Osztásnál a kitevőket kivonjuk.')]
        : [
            wrong({ n, m }, ({ n, m }) => num(n * m), 'osztaskor-kitevoket-szoroz', 'A kitevőket összeszoroztad. Osztásnál kivonjuk őket.'),
          ]),
    ],
    pow: [
      wrong({ n, m }, ({ n, m }) => num(n + m), 'hatvany-hatvanya-osszeg', 'Összeadtad a kitevőket. Hatvány hatványánál szorozni kell.'),
      ...(n ** m < 1e5
        ? [wrong({ n, m }, ({ n, m }) => num(n ** m), 'kitevot-hatvanyozza', 'A kitevőt hatványoztad. Itt a két kitevő szorzata kell.')]
        : []),
    ],
    mix: [
      wrong(
        { n, k, m },
        ({ n, k, m }) => num(n + k - m),
        'hatvany-hatvanya-osszeg',
        'A zárójelnél összeadtál. Hatvány hatványánál szorozni kell.',
      ),
      wrong({ n, k, m }, ({ n, k, m }) => num(n * k + m), 'szabaly-csere', 'Az osztásnál kivonunk, nem összeadunk.'),
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
        ...(kind === 'pow' ? [wrong({ n }, ({ n }) => num(n), 'kitevo-elszamolas', 'A zárójelen kívüli kitevő kimaradt.')] : []),
      ],
      other: {
        mul: 'Gondolj arra, hány tényező van összesen!',
        div: 'Gondolj arra, hány tényező marad az osztás után!',
        pow: 'Gondolj arra, hány tényező van összesen!',
        mix: 'Gondolj arra, hány tényező van a zárójeles hatványban, és hány marad az osztás után!',
      }[kind],
      hints: [`Mit jelent a kitevő? Hány tényező ${kind === 'div' || kind === 'mix' ? 'marad' : 'van'}?`, rule, `A kitevő: $${work}$`],
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
  // With the larger base and the larger exponent on one side there is nothing to think about.
  redrawIf(a === b || a ** n === b ** m || n === m || a > b === n > m);
  const [left, right] = [`${a}^{${n * k}}`, `${b}^{${m * k}}`];
  const leftBigger = a ** n > b ** m;
  const [small, big] = [Math.min(a ** n, b ** m), Math.max(a ** n, b ** m)];
  const option = (sign: '<' | '=' | '>'): Value => ({ key: sign, tex: sign, text: `$${left}${sign}${right}$`, size: undefined });
  const right_ = leftBigger ? '>' : '<';
  const wrongSign: '<' | '>' = leftBigger ? '<' : '>';
  const byExponent = n > m === (wrongSign === '>');
  return choice(
    rng,
    {
      question: `Melyik állítás igaz ${numberArticle(a)} $${left}$ és ${numberArticle(b)} $${right}$ számra?`,
      right: option(right_),
      because: `Helyes! Közös kitevőre hozva: $${left}=(${a}^{${n}})^{${k}}=${a ** n}^{${k}}$ és $${right}=${b ** m}^{${k}}$.`,
      wrong: [
        wrong(
          { wrongSign },
          ({ wrongSign }) => option(wrongSign),
          byExponent ? 'nagyobb-kitevo-nagyobb-szam' : 'nagyobb-alap-nagyobb-szam',
          `${byExponent ? 'Csak a kitevőket' : 'Csak az alapokat'} hasonlítottad össze. Hozd közös kitevőre a két hatványt!`,
        ),
        wrong(
          {},
          () => option('='),
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

export const powerRules = defineGenerator(
  'gen-power-rules',
  'Számolás hatványokkal',
  ['matek-5-hatvanyok-szabalyai'],
  ['power'],
  (rng, level) => (level === 3 && rng.chance(0.6) ? comparePowers(rng) : ruleTask(rng, level)),
);
