import type { Rng } from '@eszkerek/numbers/chance';
import { suf, TheSuf, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits, readKey } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

function commonFactorValue(rng: Rng, kind: 'plus' | 'minus' | 'one'): Task {
  const a = rng.int(12, 89);
  const round = rng.pick([10, 20, 50, 100]);
  const c = kind === 'one' ? 1 : rng.int(3, round > 20 ? 39 : 9);
  const plusSign = kind !== 'minus' && (kind === 'plus' || rng.chance(0.5));
  const b = plusSign ? round - c : round + c;
  redrawIf(b < 2 || b === c || a % 10 === 0 || (kind === 'one' && b === round));
  const answer = a * round;
  const sign = plusSign ? '+' : '-';
  const second = c === 1 ? `${a}` : `${a}\\cdot${c}`;
  return numeric(
    {
      question: `Számolj ügyesen, a közös tényező kiemelésével! Mennyi $${a}\\cdot${b}${sign}${second}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `${a}*${b}${sign}${a}*${c}`,
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num(a * b),
          c === 1 ? 'maradek-egy-elmarad' : 'tag-kimarad',
          c === 1 ? `Az utolsó tag is ${a}·1: kiemelés után 1 marad belőle.` : 'A második szorzat kimaradt.',
          c === 1 ? undefined : 'kihagyja a második szorzatot',
        ),
        ...(c === 1
          ? []
          : [
              wrong(
                { plusSign, a, b, c },
                ({ plusSign, a, b, c }) => num(plusSign ? a * b + c : a * b - c),
                'csak-az-elsot-szorozza',
                `${TheSuf(a, 'val')} a második tagot is meg kell szorozni.`,
              ),
            ]),
        wrong(
          { plusSign, a, b, c },
          ({ plusSign, a, b, c }) => num((plusSign ? a * b + a : a * b - a) * c),
          'balrol-jobbra',
          'Balról jobbra haladtál. Előbb a szorzások jönnek, vagy emeld ki a közös tényezőt!',
        ),
        wrong(
          { plusSign, a, round, b, c },
          ({ plusSign, a, round, b, c }) => num(plusSign ? 2 * a * round : a * (b + c)),
          plusSign ? 'kozos-tenyezo-hiba' : 'osszeg-kulonbseg-csere',
          plusSign
            ? 'A közös tényezőt kétszer vetted. Kiemelés után csak egyszer áll a zárójel előtt.'
            : 'A zárójelbe kivonás kerül, nem összeadás.',
          plusSign ? undefined : 'összead kivonás helyett',
        ),
      ],
      other: 'Keresd meg azt a számot, amelyik mindkét szorzatban benne van!',
      hints: [
        'Melyik szám szerepel mindkét tagban?',
        `Emeld ki: $a\\cdot b${sign}a\\cdot c=a\\cdot(b${sign}c)$.`,
        `$${a}\\cdot(${b}${sign}${c})$`,
      ],
      solution: `$${a}\\cdot${b}${sign}${second}=${a}\\cdot(${b}${sign}${c})=${a}\\cdot${round}=${x(answer)}$.`,
    },
    equals(a * b + (plusSign ? 1 : -1) * a * c),
  );
}

function commonFactorSteps(rng: Rng): Task {
  const a = rng.int(13, 78);
  const [b, c, d] = [rng.int(21, 68), rng.int(11, 48), rng.int(5, 29)];
  const round = b + c - d;
  redrawIf(round % 10 !== 0 || a % 10 === 0);
  const answer = a * round;
  return fillSteps(
    {
      question: 'Töltsd ki a hiányzó számokat!',
      template: `$$\n${a}\\cdot${b}+${a}\\cdot${c}-${a}\\cdot${d}=[a]\\cdot(${b}+${c}-${d})=${a}\\cdot[b]=[c]\n$$`,
      blanks: [
        {
          id: 'a',
          answer: num(a),
          check: 'INT',
          other: 'Az a szám kerül a zárójel elé, amelyik mindhárom szorzatban benne van.',
          wrong: [wrong({ a }, ({ a }) => num(3 * a), 'kozos-tenyezo-hiba', 'A közös tényező egyszer kerül a zárójel elé.')],
        },
        {
          id: 'b',
          answer: num(round),
          check: 'INT',
          other: 'Számold ki, amennyi a zárójelben áll, balról jobbra!',
          wrong: [
            wrong({ b, c, d }, ({ b, c, d }) => num(b + c + d), 'kivonandot-hozzaadja', `A zárójelben ${theSuf(d, 't')} ki kell vonni.`),
          ],
        },
        {
          id: 'c',
          answer: num(answer),
          check: 'INT',
          other: 'Szorozd össze a közös tényezőt a zárójel értékével!',
          from: `${a}*[b]`,
          wrong: [wrong({ a, round }, ({ a, round }) => num((a * round) / 10), 'nulla-elmarad', 'Egy nulla lemaradt a szorzat végéről.')],
        },
      ],
      hints: [
        'Melyik szám szerepel mindhárom tagban?',
        'A közös tényezőt a zárójel elé írod, a zárójelben a többi marad.',
        `A zárójelben: $${b}+${c}=${b + c}$, ebből még ki kell vonni ${suf(d, 't')}.`,
      ],
      solution: `$${a}\\cdot(${b}+${c}-${d})=${a}\\cdot${round}=${x(answer)}$.`,
    },
    (key, part) => {
      const v = readKey(key);
      if (part === 'a') return [b, c, d].every(n => (a * n) % v === 0) && v * (b + c - d) === a * b + a * c - a * d;
      if (part === 'b') return v * a === a * b + a * c - a * d;
      return v === a * b + a * c - a * d;
    },
  );
}

function missingFactor(rng: Rng): Task {
  const a = rng.int(13, 78);
  const [round, c] = [rng.pick([20, 30, 40, 50, 100]), rng.int(3, 18)];
  const plus = rng.chance(0.5);
  const answer = plus ? round - c : round + c;
  redrawIf(a % 10 === 0);
  return numeric(
    {
      question: `Melyik szám illik a $\\square$ helyére? $${a}\\cdot\\square${plus ? '+' : '-'}${a}\\cdot${c}=${a}\\cdot${round}$`,
      answer: num(answer),
      check: 'INT',
      expr: plus ? `${round}-${c}` : `${round}+${c}`,
      wrong: [
        wrong(
          { plus, round, c },
          ({ plus, round, c }) => num(plus ? round + c : round - c),
          'osszeg-kulonbseg-csere',
          plus
            ? `Összeadtál. A $\\square$ és ${the(c)} összege ${t(round)}.`
            : `Kivontál. A $\\square$ és ${the(c)} különbsége ${t(round)}.`,
          plus ? 'összead kivonás helyett' : 'kivon összeadás helyett',
        ),
        wrong({ round }, ({ round }) => num(round), 'tag-kimarad', 'A második szorzat kimaradt.', 'kihagyja a második szorzatot'),
        wrong(
          { plus, a, round, c },
          ({ plus, a, round, c }) => num(a * (plus ? round - c : round + c)),
          'kozos-tenyezo-hiba',
          'Ez az első szorzat értéke. Csak a hiányzó tényező a kérdés.',
        ),
      ],
      other: 'Emeld ki a közös tényezőt, és hasonlítsd össze a két oldalt!',
      hints: [
        'Mi a közös mindhárom szorzatban?',
        `A bal oldal kiemelés után: $${a}\\cdot(\\square${plus ? '+' : '-'}${c})$.`,
        `$\\square${plus ? '+' : '-'}${c}=${round}$`,
      ],
      solution: `$\\square${plus ? '+' : '-'}${c}=${round}$, ezért a hiányzó szám $${round}${plus ? '-' : '+'}${c}=${answer}$.`,
    },
    fits(v => a * v + (plus ? 1 : -1) * a * c === a * round),
  );
}

export const commonFactor = defineGenerator(
  'gen-common-factor',
  'Közös tényező kiemelése',
  ['matek-5-szorzas-kozos-tenyezo'],
  ['brackets'],
  (rng, level) => {
    if (level === 1) return commonFactorValue(rng, 'plus');
    if (level === 2) return commonFactorValue(rng, rng.pick(['minus', 'one'] as const));
    return rng.chance(0.5) ? commonFactorSteps(rng) : missingFactor(rng);
  },
);
