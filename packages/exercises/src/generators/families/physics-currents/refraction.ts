import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
/** km/s */
const LIGHT = 300_000;
const TIMES_N = 'a vákuumbeli fénysebességet szorozza a törésmutatóval osztás helyett';

const MEDIA = [
  { name: 'levegő', from: 'levegőből', into: 'levegőbe', n: 1 },
  { name: 'víz', from: 'vízből', into: 'vízbe', n: 1.33 },
  { name: 'étolaj', from: 'étolajból', into: 'étolajba', n: 1.47 },
  { name: 'üveg', from: 'üvegből', into: 'üvegbe', n: 1.5 },
  { name: 'zafír', from: 'zafírból', into: 'zafírba', n: 1.77 },
  { name: 'gyémánt', from: 'gyémántból', into: 'gyémántba', n: 2.42 },
] as const;

/** Degrees; above it light stays inside, towards air. */
const LIMITS = [
  { inside: 'vízben', out: 'vízből', limit: 49 },
  { inside: 'üvegben', out: 'üvegből', limit: 42 },
  { inside: 'gyémántban', out: 'gyémántból', limit: 24 },
] as const;

/** Speeds (in thousand km/s) whose quotient is a short decimal. */
const SPEEDS = [120, 125, 150, 160, 187.5, 200, 240, 250];

function indexOf(rng: Rng): Task {
  const v = rng.pick(SPEEDS) * 1000;
  const n = tidy(LIGHT / v);
  const what = rng.pick(
    n < 1.4
      ? ['egy folyadékban', 'egy cseppfolyósított gázban']
      : n < 1.7
        ? ['egy kristályban', 'egy átlátszó műanyagban', 'egy üvegben', 'egy sűrű folyadékban']
        : ['egy kristályban', 'egy drágakőben', 'egy különleges üvegben'],
  );
  return numeric(
    {
      question: `A fény vákuumban ${withUnit(LIGHT, 'km/s')}, ${what} ${withUnit(v, 'km/s')} sebességgel halad. Mekkora az anyag törésmutatója?`,
      answer: num(n),
      check: 'NUM',
      expr: `${LIGHT}/${v}`,
      wrong: [
        wrong(
          { v },
          ({ v }) => about(v / LIGHT, 3),
          'toresmutato-forditva',
          'Fordítva osztottál. A törésmutató legalább 1, mert az anyagban lassabb a fény.',
        ),
        wrong({ v }, ({ v }) => num(LIGHT - v), 'sebesseget-kivon', 'Kivontad a két sebességet. A hányadosuk kell.'),
        wrong({ n }, ({ n }) => num(tidy(n * 10)), 'egy-nullat-veszit', 'A hányados tizedesvesszője elcsúszott. Becsülj előre!'),
      ],
      other: 'Oszd a vákuumbeli sebességet az anyagban mérttel!',
      hints: ['Hányszor lassabb itt a fény?', '$n=\\frac cv$', `$n=\\frac{${x(LIGHT)}}{${x(v)}}$`],
      solution: `$n=${x(LIGHT)}:${x(v)}=${x(n)}$.`,
    },
    fits(k => Math.abs(k * v - LIGHT) < 1e-6),
  );
}

const BENDS = ['a merőleges felé törik', 'a merőlegestől távolodva törik meg', 'irányváltozás nélkül halad tovább'] as const;

function direction(rng: Rng): Task {
  const [from, to] = rng.sample(MEDIA, 2);
  if (!from || !to) throw new Error('two media are drawn');
  const straight = rng.chance(0.2);
  const angle = straight ? 0 : rng.int(2, 4) * 5;
  const index = straight ? 2 : from.n < to.n ? 0 : 1;
  const why = straight
    ? 'Merőleges beesésnél csak a sebesség változik.'
    : from.n < to.n
      ? `Optikailag ritkábból sűrűbbe lép ($${x(from.n)}<${x(to.n)}$): ott lassabb a fény.`
      : `Optikailag sűrűbből ritkábba lép ($${x(from.n)}>${x(to.n)}$): ott gyorsabb a fény.`;
  return choice(
    rng,
    {
      question: `A fény ${from.from} ($n=${x(from.n)}$) ${to.into} ($n=${x(to.n)}$) lép, a beesési szög ${angle}°. Mi történik a határon?`,
      right: words(BENDS[index] ?? '', String(index)),
      because: `Helyes! ${why}`,
      wrong: [0, 1, 2]
        .filter(i => i !== index)
        .map(i =>
          wrong(
            { i },
            ({ i }) => words(BENDS[i] ?? '', String(i)),
            i === 2 ? 'ferden-sem-torik' : straight ? 'merolegesnel-is-torik' : i === 0 ? 'mindig-merolegeshez' : 'tores-irany-csere',
            i === 2 ? 'Ferdén érkezik, és a határon megváltozik a sebessége: ilyenkor az iránya is.' : why,
          ),
        ),
      hints: [
        'Mekkora a beesési szög, és melyik anyagban lassabb a fény?',
        'A nagyobb törésmutatójú oldalon van a sugár közelebb a merőlegeshez. Merőleges beesésnél nincs törés.',
        straight
          ? 'A beesési szög 0°: a sugár éppen a merőlegesen jön.'
          : `Hasonlítsd össze: ${x(from.n).replace('{,}', ',')} és ${x(to.n).replace('{,}', ',')}!`,
      ],
      solution: `${why} Tehát ${BENDS[index]}.`,
    },
    key => Number(key) === (angle === 0 ? 2 : Math.sign(from.n - to.n) < 0 ? 0 : 1),
  );
}

function speedIn(rng: Rng): Task {
  const n = rng.pick([1.2, 1.25, 1.5, 1.6, 1.92, 2, 2.4, 2.5]);
  const v = LIGHT / n;
  return numeric(
    {
      question: `Egy anyag törésmutatója ${x(n).replace('{,}', ',')}. Hány km/s benne a fény sebessége? (Vákuumban ${withUnit(LIGHT, 'km/s')}.)`,
      answer: num(v),
      check: 'INT',
      unit: 'km/s',
      expr: `${LIGHT}/${n}`,
      wrong: [
        wrong(
          { n },
          ({ n }) => num(tidy(LIGHT * n)),
          'nagyobb-n-gyorsabb',
          'Szoroztál, így a fény a vákuumbelinél is gyorsabb lett. Osztani kell.',
          TIMES_N,
        ),
        wrong(
          { n },
          ({ n }) => num(tidy(LIGHT * (n - 1))),
          'torestobbletet-szoroz',
          'A törésmutató 1 fölötti részével szoroztál. Az egész törésmutatóval kell osztani.',
        ),
        wrong({}, () => num(LIGHT), 'feny-mindenhol-egyforma', 'Ez a vákuumbeli sebesség. Az anyagban lassabb a fény.'),
      ],
      other: 'Ezt a képletet használd: $v=\\frac cn$.',
      hints: ['Gyorsabb vagy lassabb a fény az anyagban?', 'Az $n=\\frac cv$ képletből $v=\\frac cn$.', `$v=\\frac{${x(LIGHT)}}{${x(n)}}$`],
      solution: `$v=${x(LIGHT)}:${x(n)}=${x(v)}$ km/s.`,
    },
    fits(k => Math.abs(k * n - LIGHT) < 1e-6),
  );
}

function staysInside(rng: Rng): Task {
  const { inside, out, limit } = rng.pick(LIMITS);
  const angle = rng.int(2, 17) * 5;
  redrawIf(Math.abs(angle - limit) < 4 || angle >= 85 || angle < 10);
  const total = angle > limit;
  const kinds = [
    `teljesen visszaverődik, ${unitSuf(angle, '°', 'as')} szögben`,
    'kilép, a merőlegestől távolodva',
    'kilép, a merőleges felé törve',
    `teljesen visszaverődik, ${unitSuf(limit, '°', 'as')} szögben`,
  ];
  const index = total ? 0 : 1;
  const why = total
    ? `A beesési szög nagyobb a határszögnél (${angle}° > ${limit}°).`
    : `A beesési szög kisebb a határszögnél (${angle}° < ${limit}°).`;
  return choice(
    rng,
    {
      question: `A fény ${inside} halad, és ${angle}°-os beesési szöggel éri el a levegő határát. A határszög ${limit}°. Mi történik?`,
      right: words(kinds[index] ?? '', String(index)),
      because: `Helyes! ${why}`,
      wrong: [
        wrong(
          { kinds, i: total ? 1 : 0 },
          ({ kinds, i }) => words(kinds[i] ?? '', String(i)),
          'hatarszog-figyelmen-kivul',
          total ? 'A határszög fölött nincs kilépő sugár.' : 'A határszög alatt a fény kijut.',
        ),
        wrong(
          { kinds },
          ({ kinds }) => words(kinds[2] ?? '', '2'),
          'mindig-merolegeshez',
          'Sűrűbből ritkábba lépve a sugár nem a merőleges felé törik.',
        ),
        wrong(
          { kinds },
          ({ kinds }) => words(kinds[3] ?? '', '3'),
          'hatarszogben-verodik',
          total ? 'A visszaverődési szög a beesési szöggel egyenlő, nem a határszöggel.' : 'A határszög alatt a fény kijut.',
        ),
      ],
      hints: [
        'Melyik szöget kell a határszöghöz hasonlítani?',
        `A határszög fölött a fény nem lép ki ${theWord(out)}. Alatta a merőlegestől távolodva törik meg.`,
        `Hasonlítsd össze: ${angle}° és ${limit}°!`,
      ],
      solution: `${why} Tehát ${kinds[index]}.`,
    },
    key => (angle > limit ? key === '0' : key === '1'),
  );
}

function deviation(rng: Rng): Task {
  // Rounded pairs for air to water (1.33) and air to glass (1.5).
  const [material, incidence, refracted] = rng.pick([
    ['víz', 30, 22],
    ['víz', 40, 29],
    ['víz', 50, 35],
    ['víz', 60, 41],
    ['üveg', 30, 19],
    ['üveg', 40, 25],
    ['üveg', 50, 31],
    ['üveg', 60, 35],
    ['üveg', 70, 39],
    ['víz', 70, 45],
  ] as const);
  const surface = 90 - incidence;
  const answer = incidence - refracted;
  return numeric(
    {
      figure: { kind: 'rays', at: 'border', angle: incidence, refracted, upper: 'levegő', lower: material, outLabel: `${refracted}°` },
      question: `Az ábrán a beeső fénysugár a felszínnel ${surface}°-os szöget zár be. Hány fokkal tért el a sugár az eredeti irányától?`,
      answer: num(answer),
      check: 'INT',
      unit: '°',
      expr: `90-${surface}-${refracted}`,
      wrong: [
        wrong(
          { surface, refracted },
          ({ surface, refracted }) => num(Math.abs(surface - refracted)),
          'felszintol-mer',
          'A felszíntől mért szöget vetted beesési szögnek. A merőlegestől mérd!',
        ),
        wrong(
          { incidence, refracted },
          ({ incidence, refracted }) => num(incidence + refracted),
          'szogeket-osszeadja',
          'Összeadtad a két szöget. A különbségük kell.',
        ),
        wrong({ incidence }, ({ incidence }) => num(incidence), 'beesesi-szogig-jut', 'Ez a beesési szög. Vond ki belőle a törési szöget!'),
      ],
      other: 'Előbb a beesési szög kell a merőlegestől mérve.',
      hints: [
        'Melyik vonaltól mérjük a beesési és a törési szöget?',
        'Az eltérés a beesési és a törési szög különbsége.',
        `A beesési szög $90^\\circ-${surface}^\\circ$.`,
      ],
      solution: `A beesési szög $90^\\circ-${surface}^\\circ=${incidence}^\\circ$, az eltérés $${incidence}^\\circ-${refracted}^\\circ=${answer}^\\circ$.`,
    },
    equals(90 - surface - refracted),
  );
}

function travelTime(rng: Rng): Task {
  const length = rng.int(2, 60) * 300;
  const n = rng.pick([1.4, 1.5, 1.6]);
  const answer = tidy((length * n * 1000) / LIGHT);
  redrawIf(decimalsOf(answer) > 1);
  const air = tidy((length * 1000) / LIGHT);
  return numeric(
    {
      question: `Egy üvegszál törésmutatója ${x(n).replace('{,}', ',')}, a hossza ${withUnit(length, 'km')}. Hány ezredmásodperc (ms) alatt ér végig benne a fény? (Vákuumban ${withUnit(LIGHT, 'km/s')} a sebessége.)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'ms',
      expr: `${length}*${n}/${LIGHT}*1000`,
      wrong: [
        wrong({ air }, ({ air }) => num(air), 'feny-mindenhol-egyforma', 'A vákuumbeli sebességgel számoltál. Az üvegben lassabb a fény.'),
        wrong(
          { air, n },
          ({ air, n }) => about(air / n),
          'nagyobb-n-gyorsabb',
          'Az üvegben gyorsabbnak vetted a fényt. A törésmutatóval a sebességet kell osztani.',
          TIMES_N,
        ),
        wrong(
          { answer },
          ({ answer }) => num(tidy(answer / 1000)),
          'masodpercben-hagyja',
          'Ez másodpercben van. Egy másodperc 1000 ms.',
          'másodpercben számolja ki az időt, de ezredmásodpercet ír mellé',
        ),
      ],
      other: 'Előbb a fény sebessége az üvegben, azután az idő.',
      hints: [
        'Mekkora a fény sebessége az üvegszálban?',
        '$v=\\frac cn$, azután $t=\\frac sv$, végül váltsd ezredmásodpercre!',
        `$v=\\frac{${x(LIGHT)}}{${x(n)}}$ km/s.`,
      ],
      solution: `$t=\\frac{${x(length)}\\cdot${x(n)}}{${x(LIGHT)}}=${x(tidy(answer / 1000))}$ s, vagyis $${x(answer)}$ ms.`,
    },
    fits(ms => Math.abs((ms / 1000) * (LIGHT / n) - length) < 1e-6),
  );
}

export const refraction = defineGenerator('gen-refraction', 'Fénytörés', ['fizika-8-fenytores'], ['fraction', 'decimal'], (rng, level) => {
  if (level === 1) return rng.pick([indexOf, direction])(rng);
  if (level === 2) return rng.pick([speedIn, staysInside])(rng);
  return rng.pick([deviation, travelTime])(rng);
});
