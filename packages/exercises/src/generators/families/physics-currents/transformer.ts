import { roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const SAME_VOLTAGE = 'a szekunder feszültséget a primerrel egyenlőnek veszi';

interface Transformer {
  n1: number;
  n2: number;
  u1: number;
  u2: number;
}

/** Turns and voltages that are easy to read; the ratio is never 1. */
function drawTransformer(rng: Rng): Transformer {
  const [n1, n2] = [rng.int(2, 60) * 20, rng.int(2, 60) * 20];
  const u1 = rng.pick([6, 10, 12, 20, 24, 48, 100, 230]);
  const u2 = tidy((u1 * n2) / n1);
  redrawIf(n1 === n2 || decimalsOf(u2) > 1 || u2 > 2500 || u2 < 1);
  return { n1, n2, u1, u2 };
}

const table = ({ n1, n2, u1, u2 }: Transformer, asked: keyof Transformer) => {
  const cell = (key: keyof Transformer, text: string) => (key === asked ? '?' : text);
  return {
    kind: 'table' as const,
    head: ['tekercs', 'menetszám', 'feszültség'],
    rows: [
      ['primer', cell('n1', String(n1)), cell('u1', withUnit(u1, 'V'))],
      ['szekunder', cell('n2', String(n2)), cell('u2', withUnit(u2, 'V'))],
    ],
  };
};

function secondaryVoltage(rng: Rng): Task {
  const t = drawTransformer(rng);
  const { n1, n2, u1, u2 } = t;
  const isDrawn = rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn ? { figure: table(t, 'u2') } : {}),
      question: isDrawn
        ? 'A táblázat egy transzformátor adatait mutatja. Hány volt a szekunder feszültség?'
        : `Egy transzformátor primer tekercse ${n1} menetes, és ${withUnit(u1, 'V')} váltakozó feszültségre kötik. A szekunder tekercs ${n2} menetes. Hány volt a szekunder feszültség?`,
      answer: num(u2),
      check: 'NUM',
      unit: 'V',
      expr: `${u1}*${n2}/${n1}`,
      wrong: [
        wrong(
          { n1, n2, u1 },
          ({ n1, n2, u1 }) => about((u1 * n1) / n2, 2),
          'menetarany-forditva',
          'Fordítva vetted a menetszámok arányát. Több menethez nagyobb feszültség tartozik.',
        ),
        wrong({ u1 }, ({ u1 }) => num(u1), 'feszultseg-valtozatlan', 'Ez a primer feszültség. A menetszámok különböznek.', SAME_VOLTAGE),
        wrong(
          { n1, n2 },
          ({ n1, n2 }) => about(n2 / n1, 3),
          'csak-a-menetarany',
          'Ez a menetszámok aránya. Szorozd meg vele a primer feszültséget!',
        ),
      ],
      other: 'A feszültségek aránya a menetszámok aránya.',
      hints: ['Hányszor annyi menet van a szekunder oldalon?', '$U_2=U_1\\cdot\\frac{N_2}{N_1}$', `$U_2=${u1}\\cdot\\frac{${n2}}{${n1}}$`],
      solution: `$U_2=${u1}\\cdot\\frac{${n2}}{${n1}}=${x(u2)}$ V.`,
    },
    fits(v => Math.abs(v / n2 - u1 / n1) < 1e-9),
  );
}

function turns(rng: Rng): Task {
  const t = drawTransformer(rng);
  const { n1, n2, u1, u2 } = t;
  return numeric(
    {
      figure: table(t, 'n2'),
      question: 'A táblázat egy transzformátor adatait mutatja. Hány menetes a szekunder tekercs?',
      answer: num(n2),
      check: 'INT',
      unit: 'menet',
      expr: `${n1}*${u2}/${u1}`,
      wrong: [
        wrong(
          { n1, u1, u2 },
          ({ n1, u1, u2 }) => about((n1 * u1) / u2, 2),
          'menetarany-forditva',
          'Fordítva vetted az arányt. A nagyobb feszültség oldalán több a menet.',
          'a feszültségek arányát fordítva használja',
        ),
        wrong(
          { n1 },
          ({ n1 }) => num(n1),
          'feszultseg-valtozatlan',
          'Ez a primer menetszáma. A feszültségek különböznek.',
          'a szekunder menetszámot a primerrel egyenlőnek veszi',
        ),
        wrong(
          { n1, u1, u2 },
          ({ n1, u1, u2 }) => num(tidy(n1 + u2 - u1)),
          'menetnel-kulonbseg',
          'A feszültségek különbségével számoltál. Az arányuk számít.',
          u2 > u1
            ? 'a feszültségek különbségét hozzáadja a primer menetszámhoz'
            : 'a feszültségek különbségét kivonja a primer menetszámból',
        ),
      ],
      other: 'A menetszámok aránya a feszültségek aránya.',
      hints: ['Hányszorosára változik a feszültség?', '$N_2=N_1\\cdot\\frac{U_2}{U_1}$', `$N_2=${n1}\\cdot\\frac{${x(u2)}}{${u1}}$`],
      solution: `$N_2=${n1}\\cdot\\frac{${x(u2)}}{${u1}}=${n2}$ menet.`,
    },
    fits(v => Math.abs(v * u1 - n1 * u2) < 1e-6),
  );
}

/** Direct current: nothing on the other side. */
function whichWorks(rng: Rng): Task {
  const { n1, n2, u1, u2 } = drawTransformer(rng);
  redrawIf(u1 > 24);
  const direct = rng.chance(0.5);
  const right = direct ? 0 : u2;
  const volts = (u: number) => words(withUnit(u, 'V'), String(u));
  const inverse = roundTo((u1 * n1) / n2, 2);
  return choice(
    rng,
    {
      question: `Egy transzformátor primer tekercse ${n1}, a szekunder ${n2} menetes. A primer oldalra ${withUnit(u1, 'V')} feszültségű ${direct ? '**akkumulátort** kötnek, és egy percet várnak' : '**váltakozó** áramforrást kötnek'}. Mit mutat a szekunder oldalon a feszültségmérő?`,
      right: volts(right),
      because: direct
        ? 'Helyes! Az akkumulátor egyenáramot ad, a vasmag tere nem változik.'
        : 'Helyes! A feszültségek aránya a menetszámok aránya.',
      wrong: [
        direct
          ? wrong(
              { u1, n1, n2 },
              ({ u1, n1, n2 }) => volts(tidy((u1 * n2) / n1)),
              'egyenaramot-is-atalakit',
              'Ez váltakozó feszültségnél volna igaz. Az akkumulátor egyenáramot ad.',
              'egyenáramnál is transzformált feszültséget vár, a menetszámok jó arányával',
            )
          : wrong({}, () => volts(0), 'valtakozot-sem-alakit', 'Váltakozó áramnál a vasmag tere folyton változik, ezért van feszültség.'),
        wrong(
          { inverse },
          ({ inverse }) => volts(inverse),
          'menetarany-forditva',
          direct ? 'Az akkumulátor egyenáramot ad, és a menetszámok arányát is fordítva vetted.' : 'A menetszámok arányát fordítva vetted.',
          direct ? 'egyenáramnál is transzformált feszültséget vár, és a menetszámok arányát is fordítva használja' : undefined,
        ),
        wrong(
          { u1 },
          ({ u1 }) => volts(u1),
          'feszultseg-valtozatlan',
          'A két tekercs között nincs vezeték, a feszültség nem jut át változatlanul.',
          SAME_VOLTAGE,
        ),
      ],
      hints: [
        'Milyen áramot ad a forrás: egyen- vagy váltakozó áramot?',
        'Csak a változó mágneses tér kelt feszültséget.',
        direct ? 'Az akkumulátor feszültsége állandó.' : 'Váltakozó áramnál a feszültségek aránya a menetszámok aránya.',
      ],
      solution: direct ? 'Egyenáramnál a tér nem változik, a szekunder feszültség 0 V.' : `$${u1}\\cdot\\frac{${n2}}{${n1}}=${x(u2)}$ V.`,
    },
    key => Number(key) === (direct ? 0 : tidy((u1 * n2) / n1)),
  );
}

function secondaryCurrent(rng: Rng): Task {
  const { u1, u2 } = drawTransformer(rng);
  const i1 = tidy(rng.int(1, 40) / 10);
  const i2 = tidy((u1 * i1) / u2);
  redrawIf(decimalsOf(i2) > 2 || i1 === i2);
  const power = tidy(u1 * i1);
  return numeric(
    {
      question: `Egy veszteség nélküli transzformátor primer oldalán ${withUnit(u1, 'V')} és ${withUnit(i1, 'A')} mérhető, a szekunder feszültsége ${withUnit(u2, 'V')}. Hány amper a szekunder áram?`,
      answer: num(i2),
      check: 'NUM',
      unit: 'A',
      expr: `${u1}*${i1}/${u2}`,
      wrong: [
        wrong(
          { u1, u2, i1 },
          ({ u1, u2, i1 }) => about((i1 * u2) / u1, 3),
          'aram-egyutt-no',
          'Az áramot a feszültséggel együtt változtattad. A szorzatuk marad állandó.',
        ),
        wrong({ i1 }, ({ i1 }) => num(i1), 'aram-valtozatlan', 'Ha az áram nem változna, a teljesítmény nem maradna ugyanannyi.'),
        wrong({ power }, ({ power }) => num(power), 'teljesitmenyt-adja', 'Ez a teljesítmény wattban. Oszd el a szekunder feszültséggel!'),
      ],
      other: 'Ezt a képletet használd: $U_1\\cdot I_1=U_2\\cdot I_2$.',
      hints: [
        'Melyik mennyiség egyenlő a két oldalon?',
        'Veszteség nélkül a teljesítmény egyforma: $U_1\\cdot I_1=U_2\\cdot I_2$.',
        `A primer teljesítmény $${u1}\\cdot${x(i1)}=${x(power)}$ W.`,
      ],
      solution: `$${u1}\\cdot${x(i1)}=${x(power)}$ W, $I_2=${x(power)}:${x(u2)}=${x(i2)}$ A.`,
    },
    fits(v => Math.abs(v * u2 - u1 * i1) < 1e-6),
  );
}

function lineLoss(rng: Rng): Task {
  const u = rng.pick([200, 250, 400, 500, 1000, 2000, 2500, 5000]);
  const i = rng.int(2, 40);
  const r = rng.int(1, 8);
  const p = u * i;
  const answer = r * i * i;
  redrawIf(answer > p / 2);
  return numeric(
    {
      question: `Egy erőmű ${withUnit(p, 'W')} teljesítményt továbbít ${withUnit(u, 'V')} feszültségen. A vezeték ellenállása ${withUnit(r, 'Ω')}. Hány watt vész el a vezetéken?`,
      answer: num(answer),
      check: 'INT',
      unit: 'W',
      expr: `${r}*(${p}/${u})^2`,
      wrong: [
        wrong(
          { r, i },
          ({ r, i }) => num(r * i),
          'vezetek-feszultseget-adja',
          'Ez a vezetékre jutó feszültség. Szorozd meg az árammal is!',
        ),
        wrong(
          { u, r },
          ({ u, r }) => about((u * u) / r, 2),
          'teljes-feszultseg-a-vezeteken',
          'Úgy számoltál, mintha a teljes feszültség a vezetékre jutna.',
          'a feszültség négyzetét osztja az ellenállással, mintha a teljes feszültség a vezetékre jutna',
        ),
        wrong({ i }, ({ i }) => num(i), 'aramot-adja', 'Ez az áram amperben. Ebből még két lépés a veszteség.'),
      ],
      other: 'Áram, a vezeték feszültsége, végül a veszteség.',
      hints: [
        'Mekkora áram folyik a vezetéken?',
        'A vezetékre $R\\cdot I$ feszültség jut, a veszteség ennek és az áramnak a szorzata.',
        `$I=${x(p)}:${u}=${i}$ A.`,
      ],
      solution: `$I=${x(p)}:${x(u)}=${i}$ A, a vezetékre $${r}\\cdot${i}=${r * i}$ V jut, a veszteség $${r * i}\\cdot${i}=${x(answer)}$ W.`,
    },
    fits(v => Math.abs(Math.sqrt(v / r) - p / u) < 1e-9),
  );
}

export const transformer = defineGenerator(
  'gen-transformer',
  'Transzformátor',
  ['fizika-8-indukcio'],
  ['fraction', 'decimal'],
  (rng, level) => {
    if (level === 1) return secondaryVoltage(rng);
    if (level === 2) return rng.pick([turns, whichWorks])(rng);
    return rng.pick([secondaryCurrent, lineLoss])(rng);
  },
);
