import { gcd, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';

const t = textNumber;

const x = texNumber;

function simplifyRatio(rng: Rng): Task {
  const [p, q] = [rng.int(1, 9), rng.int(1, 9)];
  const k = rng.int(2, 12);
  redrawIf(p === q || gcd(p, q) > 1);
  const [unitA, unitB, factor] = rng.pick([
    ['cm', 'm', 100],
    ['dkg', 'kg', 100],
    ['perc', 'óra', 60],
    ['', '', 1],
  ] as const);
  const big = factor > 1;
  const small = p * k * (big ? factor / (factor === 60 ? 12 : 20) : 1);
  const large = big ? (q * k * (factor / (factor === 60 ? 12 : 20))) / factor : q * k;
  redrawIf(decimalsOf(large) > 2 || large <= 0 || (big && decimalsOf(large) > 1));
  const first = big ? `${t(small)} ${unitA}` : the(small);
  const second = big ? `${t(large)} ${unitB}` : the(large);
  const ratio = (a: number, b: number): Value => ({ key: `${a}:${b}`, tex: `${a}:${b}`, text: `$${a}:${b}$`, size: undefined });

  const g = (a: number, b: number): Value => {
    const d = gcd(a, b);
    return ratio(a / d, b / d);
  };
  return choice(
    rng,
    {
      question: `Hogyan aránylik egymáshoz ${first} és ${second}? Add meg a legegyszerűbb alakban!`,
      right: ratio(p, q),
      because: big
        ? `Helyes! Közös egységben: ${t(small)} és ${t(large * factor)}, ez $${p}:${q}$.`
        : `Helyes! Mindkettőt ${suf(k, 'val')} osztottuk.`,
      wrong: [
        wrong({ q, p }, ({ q, p }) => ratio(q, p), 'sorrend-csere', 'Felcserélted a sorrendet. Az első mennyiség kerül előre.'),
        ...(big
          ? [
              wrong(
                { small, large },
                ({ small, large }) => g(Math.round(small * 10), Math.round(large * 10)),
                'eltero-mertekegyseg',
                'Különböző egységeket hasonlítottál össze. Előbb váltsd át!',
              ),
            ]
          : []),
        wrong(
          { p, k, q },
          ({ p, k, q }) => g(p * k, p * k + q * k),
          'egeszhez-viszonyit',
          'Az összeghez viszonyítottál. Az arány a két mennyiséget hasonlítja.',
        ),
      ],
      hints: [
        big ? 'Ugyanabban az egységben vannak?' : 'Melyik számmal osztható mindkettő?',
        big ? `Váltsd át ugyanarra az egységre: 1 ${unitB} = ${t(factor)} ${unitA}.` : 'Oszd el mindkettőt a legnagyobb közös osztóval!',
        big ? `$${small}:${x(large * factor)}$` : `Mindkettő osztható ${suf(k, 'val')}.`,
      ],
      solution: `$${small}:${x(big ? large * factor : large)}=${p}:${q}$.`,
    },
    key => {
      const [a = 0, b = 1] = key.split(':').map(Number);
      return Math.abs(a * (big ? large * factor : large) - b * small) < 1e-6 && ![2, 3, 5, 7].some(d => a % d === 0 && b % d === 0);
    },
  );
}

function mapScale(rng: Rng, inverse: boolean): Task {
  const scale = rng.pick([1000, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000]);
  const cm = tidy(rng.int(2, 30) / (rng.chance(0.5) ? 1 : 2));
  const metres = (cm * scale) / 100;
  const inKm = scale >= 20_000;
  const real = inKm ? metres / 1000 : metres;
  redrawIf(decimalsOf(real) > 2 || real > 900);
  const unit = inKm ? 'km' : 'm';
  const inCm = inKm ? 100_000 : 100;
  // Villages are far from each other, a school and its library are not.
  const what = rng.pick([
    ...(metres >= 1500 ? ['két falu', 'két menedékház'] : []),
    ...(metres <= 4000 ? ['az iskola és a könyvtár', 'a híd és a malom'] : []),
    'a tó és a barlang',
  ]);
  const isDrawn = cm !== 1 && real !== 1 && rng.chance(0.6);
  const [here, there] = rng.pick([
    ...(metres <= 4000 ? [['iskola', 'könyvtár'] as const] : []),
    ['tó', 'barlang'],
    ['menedékház', 'forrás'],
    ['vár', 'malom'],
  ] as const);
  const plan = {
    kind: 'plan' as const,
    north: true,
    places: { [here]: [0, 0] as [number, number], [there]: [7, rng.pick([-2, 2, 3])] as [number, number] },
    roads: [{ between: [here, there] as [string, string], label: inverse ? '?' : `${t(cm)} cm` }],
    scale: { text: `1 : ${t(scale)}` },
  };
  if (inverse) {
    return numeric(
      {
        ...(isDrawn ? { figure: plan } : {}),
        question: isDrawn
          ? `A térképvázlaton jelölt két hely távolsága a valóságban ${t(real)} ${unit}. Hány centiméter ez a térképen?`
          : `Egy térképen a méretarány $1:${x(scale)}$. A valóságban ${what} távolsága ${t(real)} ${unit}. Hány centiméter ez a térképen?`,
        answer: num(cm),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          ...[inCm * 10, inCm / 10].map(factor =>
            wrong(
              { real, factor, scale },
              ({ real, factor, scale }) => num(tidy((real * factor) / scale)),
              'mertekegyseg-valtas',
              `Úgy számoltál, mintha 1 ${unit} ${t(factor)} cm lenne. 1 ${unit} = ${t(inCm)} cm.`,
              `úgy számol, mintha 1 ${unit} ${t(factor)} cm volna`,
            ),
          ),
          wrong(
            { real, inKm, scale },
            ({ real, inKm, scale }) => num(tidy((real * (inKm ? 1000 : 1)) / scale)),
            'mertekegyseg-valtas',
            inKm ? 'A kilométert csak méterre váltottad. Centiméterre kell.' : 'A métert nem váltottad át centiméterre.',
            inKm ? 'a kilométert csak méterre váltja, centiméterre nem' : 'a métert nem váltja át centiméterre',
          ),
        ],
        other: 'Váltsd át a valódi távolságot centiméterre, és oszd el a méretarány számával!',
        hints: [
          'Mennyi a távolság centiméterben?',
          'Térképi távolság = valódi távolság : a méretarány száma.',
          `${t(real)} ${unit} = ${t(cm * scale)} cm`,
        ],
        solution: `${t(real)} ${unit} = ${t(cm * scale)} cm, és $${x(cm * scale)}:${x(scale)}=${x(cm)}$ cm.`,
      },
      fits(v => Math.abs(v * scale - real * (inKm ? 100_000 : 100)) < 1e-6),
    );
  }
  return numeric(
    {
      ...(isDrawn ? { figure: plan } : {}),
      question: isDrawn
        ? `A térképvázlat szerint hány ${inKm ? 'kilométer' : 'méter'} a két hely távolsága a valóságban?`
        : `Egy térkép méretaránya $1:${x(scale)}$. A térképen ${what} távolsága ${t(cm)} cm. Hány ${inKm ? 'kilométer' : 'méter'} ez a valóságban?`,
      answer: num(real),
      check: 'NUM',
      unit,
      wrong: [
        wrong(
          { cm, scale },
          ({ cm, scale }) => num(tidy(cm * scale)),
          'meretarany-egysege',
          `Ez **centiméterben** van. Váltsd át: 1 ${unit} = ${t(inCm)} cm.`,
          'a kapott centimétert nem váltja át',
        ),
        ...(inKm
          ? [wrong({ metres }, ({ metres }) => num(metres), 'mertekegyseg-csere', 'Ez **méterben** van. Váltsd át: 1 km = 1000 m.')]
          : []),
        ...[inCm / 10, inCm * 10].map(factor =>
          wrong(
            { cm, scale, factor },
            ({ cm, scale, factor }) => num(tidy((cm * scale) / factor)),
            'mertekegyseg-valtas',
            `A váltásnál ${suf(factor, 'val')} osztottál. 1 ${unit} = ${t(inCm)} cm.`,
            `a váltásnál ${t(inCm)} helyett ${suf(factor, 'val')} oszt`,
          ),
        ),
        wrong(
          { scale, cm },
          ({ scale, cm }) => num(tidy(scale / cm)),
          'osztas-szorzas-helyett',
          `Osztottál, és nem is váltottál egységet. A valódi távolság ennyiszer nagyobb: szorozni kell, aztán a centimétert ${inKm ? 'kilométerre' : 'méterre'} váltani.`,
          'a méretarány számát elosztja a térképi távolsággal, és egységet sem vált',
        ),
      ],
      other: 'Szorozd meg a térképi távolságot, és váltsd át!',
      hints: [
        'Mit jelent a méretarány?',
        `1 cm a térképen ${t(scale)} cm a valóságban.`,
        `1 cm a térképen ${inKm ? `${t(scale / 100_000)} km` : `${t(scale / 100)} m`} a valóságban.`,
      ],
      solution: `$${x(cm)}\\cdot${x(scale)}=${x(cm * scale)}$ cm = ${t(real)} ${unit}.`,
    },
    fits(v => Math.abs((v * (inKm ? 100_000 : 100)) / scale - cm) < 1e-6),
  );
}

export const ratioScale = defineGenerator('gen-ratio-scale', 'Arány, méretarány', ['matek-6-arany'], ['decimal'], (rng, level) =>
  level === 1 ? simplifyRatio(rng) : mapScale(rng, level === 3),
);
