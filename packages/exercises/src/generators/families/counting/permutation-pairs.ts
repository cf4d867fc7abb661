import { product, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, numberToWords, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';
import { matchesLeft } from './graph-count.ts';
import { asIfRepeated } from './shared.ts';

const t = textNumber;

function handshakes(rng: Rng): Task {
  const n = rng.int(4, 12);
  const answer = (n * (n - 1)) / 2;
  const [text, one] = rng.pick([
    [`Egy találkozón ${t(n)} ember van, és mindenki mindenkivel egyszer kezet fog. Hány kézfogás történik?`, 'ember'],
    [`Egy pingpongversenyen ${t(n)} játékos indul, és mindenki mindenkivel egyszer játszik. Hány mérkőzés lesz?`, 'játékos'],
    [`Egy körön ${t(n)} pont van. Hány szakasz köti össze őket, ha bármely kettőt összekötjük?`, 'pont'],
    [
      `${capital(numberToWords(n).replace('kettő', 'két'))} tanulóból kettőt választanak a levél átadására. Hányféleképpen tehetik meg?`,
      'tanuló',
    ],
  ] as const);
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'INT',
      expr: `${n}*(${n}-1)/2`,
      wrong: [
        wrong({ n }, ({ n }) => num(n * (n - 1)), 'ketszer-szamolja', 'Minden párt kétszer számoltál: a sorrend itt nem számít.'),
        wrong(
          { n },
          ({ n }) => num((n * n) / 2),
          'onmagaval-is',
          `Önmagával nem alkot párt senki: egy ${one} ${t(n - 1)} párban szerepel.`,
          `úgy számol, mintha egy ${one} ${t(n)} párban szerepelne`,
        ),
        wrong(
          { n },
          ({ n }) => num(n - 1),
          'csak-egy-elem',
          `Ennyi párban szerepel egy ${one}. A többit is számold!`,
          `csak egyetlen ${one} párjait számolja`,
        ),
      ].filter(w => Number.isInteger(w.value.size)),
      other: `Minden ${one} eggyel kevesebb párban szerepel, mint ahány ${one} van; a végén ossz kettővel!`,
      hints: [
        `Hány párban szerepel egy ${one}?`,
        `Szorozd meg annyival, ahány ${one} van, és oszd el kettővel, mert minden párt kétszer számoltál!`,
        `Egy ${one} ${t(n - 1)} párban szerepel.`,
      ],
      solution: `Egy ${one} $${n}-1=${n - 1}$ párban szerepel. Így $${n}\\cdot${n - 1}=${n * (n - 1)}$ jön ki, de minden párt kétszer számoltunk: $${n * (n - 1)}:2=${answer}$.`,
    },
    equals(range(1, n).flatMap(i => range(i + 1, n)).length),
  );
}

function lineUp(rng: Rng): Task {
  const n = rng.int(4, 6);
  // With three free places 3 + 2 + 1 would be right too.
  const fixed = rng.chance(0.4) && n > 4;
  const who = person(rng);
  const free = fixed ? n - 1 : n;
  const result = product(range(1, free));
  const books = !fixed && rng.chance(0.5);
  return numeric(
    {
      question: fixed
        ? `${capital(numberToWords(n))} gyerek sorba áll a csúszdánál. Hányféle sorrend lehet, ha ${who.name} áll legelöl?`
        : books
          ? `${capital(numberToWords(n))} különböző könyvet teszünk egymás mellé a polcra. Hányféle sorrend lehet?`
          : `Hányféle sorrendben állhat sorba ${numberToWords(n)} gyerek?`,
      answer: num(result),
      check: 'INT',
      expr: range(1, free).join('*'),
      wrong: [
        ...(fixed
          ? [
              wrong(
                { n },
                ({ n }) => num(product(range(1, n))),
                'feltetel-kimarad',
                'Az első hely már foglalt: a többieket kell sorba rakni.',
              ),
            ]
          : [
              {
                ...wrong(
                  { n },
                  ({ n }) => num(n ** n),
                  'ismetles-felreertese',
                  'Ugyanaz nem kerülhet két helyre. Minden helyre eggyel kevesebb közül választasz.',
                  `úgy számol, mintha egy ${books ? 'könyv' : 'gyerek'} több helyen is állhatna`,
                ),
                also: [num(n * n)],
              },
              wrong(
                { n },
                ({ n }) => num((n * (n - 1)) / 2),
                'sorrend-es-kivalasztas',
                `Párokat számoltál. Itt ${books ? 'minden könyvnek' : 'mindenkinek'} helye van a sorban.`,
                'párokat számol sorrendek helyett',
              ),
              wrong({ n }, ({ n }) => num(n), 'csak-az-elso-hely', 'Csak az első helyet számoltad.'),
            ]),
        wrong({ free }, ({ free }) => num(sum(range(1, free))), 'osszead-szorzas-helyett', 'Összeadtál. A lehetőségek szorzódnak.'),
      ],
      other: `Hány ${books ? 'könyv' : 'gyerek'} állhat az első helyen? Hány a másodikon?`,
      hints: [
        'Hány lehetőség van az első helyre?',
        'Minden következő helyre eggyel kevesebb lehetőség marad; a lehetőségeket szorozd össze!',
        fixed
          ? `Az első hely foglalt, a másodikra ${t(n - 1)} lehetőség van.`
          : `Az első helyre ${t(n)}, a másodikra ${t(n - 1)} lehetőség van.`,
      ],
      solution: `${fixed ? `Az első hely foglalt, a másodikra ${t(n - 1)}` : `Az első helyre ${t(n)}, a másodikra ${t(n - 1)}`} lehetőség van, és minden következő helyre eggyel kevesebb: $${range(1, free).reverse().join('\\cdot')}=${result}$.`,
    },
    equals(
      (() => {
        const perms = (rest: readonly number[]): number[][] =>
          rest.length ? rest.flatMap(p => perms(rest.filter(q => q !== p)).map(tail => [p, ...tail])) : [[]];
        return perms(range(1, n)).filter(p => !fixed || p[0] === 1).length;
      })(),
    ),
  );
}

/** Numbers of given digits with a condition on the last one. */
function numbersEnding(rng: Rng): Task {
  const digits = rng.sample(range(1, 9), rng.int(4, 6)).sort((a, b) => a - b);
  const length = rng.int(3, 4);
  const even = rng.chance(0.5);
  const repeat = rng.chance(0.4);
  const fit = digits.filter(d => (d % 2 === 0) === even).length;
  const k = digits.length;
  redrawIf(fit === 0 || fit === k || k <= length);
  /** How many ways the places before the last one can be filled from `pool` digits. */
  const filled = (pool: number): number => product(range(0, length - 2).map(i => (repeat ? pool : pool - i)));
  const before = filled(repeat ? k : k - 1);
  const build = (prefix: readonly number[]): number[][] =>
    prefix.length === length ? [[...prefix]] : digits.filter(d => repeat || !prefix.includes(d)).flatMap(d => build([...prefix, d]));
  return numeric(
    {
      question: `Hány **${even ? 'páros' : 'páratlan'}** ${length === 3 ? 'háromjegyű' : 'négyjegyű'} szám írható fel ${the(digits[0] ?? 0)}, ${digits.slice(1).map(t).join(', ')} számjegyekből, ha ${repeat ? 'egy számjegy többször is szerepelhet' : 'minden számjegy legfeljebb egyszer szerepelhet'}?`,
      answer: num(fit * before),
      check: 'INT',
      wrong: [
        wrong(
          { k, repeat, length },
          ({ k, repeat, length }) => num(product(range(0, length - 1).map(i => (repeat ? k : k - i)))),
          'feltetel-kimarad',
          `Az összes számot megszámoltad. Az utolsó jegynek ${even ? 'párosnak' : 'páratlannak'} kell lennie.`,
        ),
        wrong(
          { k, fit, repeat, length },
          ({ k, fit, repeat, length }) => num(fit * product(range(0, length - 2).map(i => (repeat ? k - 1 - i : k)))),
          'ismetles-felreertese',
          repeat
            ? 'Itt egy számjegy többször is szerepelhet: a többi helyre is mindegyik jöhet.'
            : 'Itt nem ismétlődhet számjegy: a többi helyre már kevesebb közül választasz.',
          asIfRepeated(!repeat),
        ),
        wrong(
          { before },
          ({ before }) => num(before),
          'szint-kimarad',
          'Az utolsó hely lehetőségei kimaradtak a szorzatból.',
          'az utolsó hely lehetőségeivel nem szoroz',
        ),
      ],
      other: 'Kezdd az utolsó hellyel: hány számjegy állhat ott?',
      hints: [
        'Melyik helyre vonatkozik a feltétel?',
        'Kezdd az utolsó hellyel, aztán töltsd ki a többit!',
        `Az utolsó helyre ${t(fit)} számjegy kerülhet.`,
      ],
      solution: `Az utolsó helyre ${t(fit)} számjegy kerülhet, a többi hely kitöltése $${range(0, length - 2)
        .map(i => (repeat ? k : k - 1 - i))
        .join('\\cdot')}=${before}$ lehetőség. Összesen $${fit}\\cdot${before}=${fit * before}$.`,
    },
    equals(build([]).filter(list => ((list.at(-1) ?? 0) % 2 === 0) === even).length),
  );
}

/** Numbers from cards of which one is a 0. */
function cardsWithZero(rng: Rng): Task {
  const digits = [0, ...rng.sample(range(1, 9), rng.int(3, 4)).sort((a, b) => a - b)];
  const length = rng.int(2, 3);
  const k = digits.length;
  const answer = (k - 1) * product(range(1, length - 1).map(i => k - i));
  const build = (prefix: readonly number[]): number[][] =>
    prefix.length === length ? [[...prefix]] : digits.filter(d => !prefix.includes(d)).flatMap(d => build([...prefix, d]));
  return numeric(
    {
      question: `Hány ${length === 2 ? 'kétjegyű' : 'háromjegyű'} számot rakhatsz ki ${the(digits[0] ?? 0)}, ${digits.slice(1).map(t).join(', ')} számkártyákból? Minden kártyából egy van.`,
      answer: num(answer),
      check: 'INT',
      expr: [k - 1, ...range(1, length - 1).map(i => k - i)].join('*'),
      wrong: [
        wrong(
          { k, length },
          ({ k, length }) => num(product(range(0, length - 1).map(i => k - i))),
          'nulla-az-elso-helyen',
          `A 0-val kezdődőket is beleszámoltad. Azok nem ${length === 2 ? 'kétjegyűek' : 'háromjegyűek'}.`,
        ),
        wrong(
          { k, length },
          ({ k, length }) => num(product(range(1, length).map(i => k - i))),
          'eset-kimarad',
          'A 0-t sehová sem tetted. Csak az első helyen tilos.',
          'a 0-t sehová sem teszi',
        ),
        wrong(
          { k, length },
          ({ k, length }) => num((k - 1) * k ** (length - 1)),
          'ismetles-felreertese',
          'Egy kártyát csak egyszer tehetsz le, ezért nem ismétlődhet számjegy.',
          'úgy számol, mintha egy kártyát többször is fel lehetne használni',
        ),
      ],
      other: 'Kezdd az első hellyel: melyik kártya nem állhat ott?',
      hints: [
        'Melyik helyre nem kerülhet akármelyik kártya?',
        'Az első helyen nem állhat 0, a többin már igen.',
        `Az első helyre ${t(k - 1)} kártya közül választhatsz.`,
      ],
      solution: `$${[k - 1, ...range(1, length - 1).map(i => k - i)].join('\\cdot')}=${answer}$.`,
    },
    equals(build([]).filter(([first]) => first !== 0).length),
  );
}

export const permutationPairs = defineGenerator(
  'gen-permutation-pairs',
  'Sorrendek és párok',
  ['matek-7-kombinatorika'],
  ['fraction'],
  (rng, level) => {
    const makers = {
      1: [handshakes, handshakes, lineUp],
      2: [lineUp, numbersEnding, cardsWithZero, matchesLeft],
      3: [numbersEnding, cardsWithZero, matchesLeft],
    };
    return rng.pick(makers[level])(rng);
  },
);
