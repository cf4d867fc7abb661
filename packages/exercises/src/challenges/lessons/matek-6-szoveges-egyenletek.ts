import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const SEATS = [
  { who: 'Egy iskola tanulói a díszterembe érkeznek.', sit: 'ülnek a padokba', one: 'pad', left: 'gyereknek nem jut hely', unit: 'gyerek' },
  { who: 'Egy tábor lakói beköltöznek.', sit: 'kerülnek a sátrakba', one: 'sátor', left: 'gyereknek nem jut hely', unit: 'gyerek' },
  { who: 'Egy csoport csónakázni indul.', sit: 'szállnak a csónakokba', one: 'csónak', left: 'ember a parton marad', unit: 'ember' },
  { who: 'Egy esküvő vendégei leülnek.', sit: 'ülnek az asztalokhoz', one: 'asztal', left: 'vendégnek nem jut hely', unit: 'vendég' },
] as const;
const BY = ['', '', 'kettesével', 'hármasával', 'négyesével', 'ötösével', 'hatosával', 'hetesével', 'nyolcasával', 'kilencesével'] as const;

/** Too few in each, then too many: the number of people is the same both times. */
function seatedTwice(rng: Rng): Task {
  const { who, sit, one, left, unit } = rng.pick(SEATS);
  const few = one === 'asztal' ? rng.int(4, 7) : rng.int(2, 4);
  const many = few + rng.int(1, 2);
  const spare = rng.int(1, 5);
  const over = rng.int(2, 25);
  const seats = (over + many * spare) / (many - few);
  redrawIf(!Number.isInteger(seats) || seats < spare + 3 || seats > 40);
  const people = few * seats + over;
  const gap = many - few;
  const term = gap === 1 ? 'x' : `${gap}x`;
  return numeric(
    {
      question: `${who} Ha ${BY[few]} ${sit}, ${t(over)} ${left}. Ha ${BY[many]} ${sit}, mindenki elfér, és éppen ${t(spare)} ${one} marad üresen, a többi tele van. Hány ${unit} van?`,
      answer: num(people),
      check: 'INT',
      unit,
      wrong: [
        wrong({ seats }, ({ seats }) => num(seats), 'ismeretlen-a-kerdes-helyett', `Ennyi ${one} van. A létszámot kérdeztük.`),
        ...((over + spare) % gap === 0
          ? [
              wrong(
                { few, over, spare, gap },
                ({ few, over, spare, gap }) => num((few * (over + spare)) / gap + over),
                'ures-helyet-egynek-veszi',
                `Az üres helyeket egyesével vontad le. Egy üresen maradó ${one} ${t(many)} helyet jelent.`,
              ),
            ]
          : []),
        wrong(
          { few, seats },
          ({ few, seats }) => num(few * seats),
          'tobblet-kimarad-az-egyenletbol',
          'A kimaradókat nem számoltad hozzá a létszámhoz.',
        ),
        wrong(
          { many, seats },
          ({ many, seats }) => num(many * seats),
          'ures-helyek-is-tele',
          `Úgy számoltál, mintha második alkalommal minden ${one} megtelne. Néhány üresen maradt.`,
        ),
      ],
      other: `Legyen $x$ a helyek száma (${one})! Írd fel kétféleképpen a létszámot!`,
      hints: [
        'Mi az, ami a két elhelyezésben ugyanannyi?',
        `Jelölje $x$, hány ${one} van! Írd fel a létszámot mindkét elhelyezésből, és tedd egyenlővé!`,
        `A létszám az első esetben $${few}x+${over}$, a másodikban $${many}(x-${spare})$.`,
      ],
      solution: `Jelölje $x$, hány ${one} van. A létszám kétféleképpen: $${few}x+${over}=${many}(x-${spare})$. A zárójelet felbontva $${few}x+${over}=${many}x-${many * spare}$, ebből $${term}=${over + many * spare}$${gap === 1 ? '' : `, tehát $x=${seats}$`}. A létszám $${few}\\cdot${seats}+${over}=${people}$. Ellenőrzés: $${many}\\cdot(${seats}-${spare})=${people}$.`,
    },
    fits(v => range(1, 60).some(n => few * n + over === v && many * (n - spare) === v)),
  );
}

/** A digit written before and after a two-digit number. */
function digitBeforeAndAfter(rng: Rng): Task {
  const digit = rng.int(1, 8);
  const n = rng.int(digit * 11 + 2, 98);
  const [before, after] = [100 * digit + n, 10 * n + digit];
  const gap = after - before;
  redrawIf(n < 12 || gap < 9);
  return numeric(
    {
      question: `Egy kétjegyű szám elé odaírjuk ${the(digit)} számjegyet, majd az eredeti szám mögé is odaírjuk ugyanezt a számjegyet. A második háromjegyű szám ${suf(gap, 'val')} nagyobb az elsőnél. Melyik az eredeti kétjegyű szám?`,
      answer: num(n),
      check: 'INT',
      wrong: [
        wrong(
          { digit, gap },
          ({ digit, gap }) => num(digit + gap / 9),
          'szam-ele-irt-jegy-helye',
          `A szám elé írt ${t(digit)} a százasok helyére kerül, az értéke ${t(100 * digit)}, nem ${t(10 * digit)}.`,
        ),
        wrong(
          { digit, n },
          ({ digit, n }) => num(10 * n + digit),
          'uj-szamot-adja',
          'Ez már a háromjegyű szám. Az eredeti kétjegyű számot kérdeztük.',
        ),
        ...((100 * digit + gap) % 9 === 0
          ? [
              wrong(
                { digit, gap },
                ({ digit, gap }) => num((100 * digit + gap) / 9),
                'mogeirt-jegy-kimarad',
                'A szám mögé írt jegyet nem adtad hozzá: a szám nemcsak a tízszeresére nő.',
              ),
            ]
          : []),
      ],
      other: 'Legyen $x$ a kétjegyű szám! Mennyi lesz az értéke, ha egy jegyet írsz elé, és mennyi, ha mögé?',
      hints: [
        'Ha egy szám mögé írsz egy jegyet, az eredeti szám hányszorosára nő? És mi történik, ha elé írod?',
        `Legyen $x$ a kétjegyű szám! Elé írva ${the(digit)} a százasok helyére kerül, mögé írva az $x$ a tízszeresére nő.`,
        `Elé írva $${100 * digit}+x$, mögé írva $10x+${digit}$.`,
      ],
      solution: `Legyen $x$ a kétjegyű szám. Elé írva $${100 * digit}+x$, mögé írva $10x+${digit}$ lesz belőle. $10x+${digit}=${100 * digit}+x+${gap}$, ebből $9x=${x(100 * digit + gap - digit)}$, tehát $x=${n}$. Ellenőrzés: $${after}-${before}=${gap}$.`,
    },
    fits(
      v =>
        range(10, 99)
          .filter(k => Number(`${k}${digit}`) - Number(`${digit}${k}`) === gap)
          .join() === String(v),
    ),
  );
}

export const matek6SzovegesEgyenletek = defineChallenge({
  lesson: 'matek-6-szoveges-egyenletek',
  needs: ['brackets', 'unknown'],
  shapes: [seatedTwice, digitBeforeAndAfter],
  misconceptions: {
    'ismeretlen-a-kerdes-helyett': {
      text: 'a kérdezett mennyiség helyett az ismeretlent adja meg',
      pupil: 'A kérdezett mennyiség helyett az ismeretlent adod meg.',
    },
    'ures-helyet-egynek-veszi': {
      text: 'az üresen maradó padot vagy sátrat egyetlen helynek veszi',
      pupil: 'Az üresen maradó padot vagy sátrat egyetlen helynek veszed.',
    },
    'ures-helyek-is-tele': { text: 'az üresen maradókat is megtölti', pupil: 'Az üresen maradókat is megtöltöd.' },
    'szam-ele-irt-jegy-helye': {
      text: 'a szám elé írt jegy helyi értékét eltéveszti',
      pupil: 'A szám elé írt jegy helyi értékét eltéveszted.',
    },
    'mogeirt-jegy-kimarad': { text: 'a szám mögé írt jegyet nem adja hozzá', pupil: 'A szám mögé írt jegyet nem adod hozzá.' },
  },
});
