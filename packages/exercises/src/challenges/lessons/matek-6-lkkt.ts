import { lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber, theSuf, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const LINES = [
  { place: 'Egy út mentén', many: 'lámpaoszlop', hole: 'új alapot ásni', unit: 'alap' },
  { place: 'Egy kerítésnél', many: 'oszlop', hole: 'új gödröt ásni', unit: 'gödör' },
  { place: 'Egy fasorban', many: 'fa', hole: 'új gödröt ásni', unit: 'gödör' },
  { place: 'Egy futópálya mellett', many: 'zászlórúd', hole: 'új lyukat fúrni', unit: 'lyuk' },
] as const;

/** Posts are moved to a larger or smaller distance; those on common multiples may stay. */
function movedPosts(rng: Rng): Task {
  const { place, many, hole, unit } = rng.pick(LINES);
  const [a, b] = rng.pick([
    [6, 8],
    [8, 12],
    [9, 12],
    [6, 10],
    [10, 15],
    [12, 15],
    [12, 18],
    [15, 20],
    [8, 6],
    [12, 8],
    [10, 6],
    [15, 12],
  ] as const);
  const l = lcm(a, b);
  const length = l * rng.int(3, 9);
  const [fresh, kept] = [length / b + 1, length / l + 1];
  const answer = fresh - kept;
  return numeric(
    {
      question: `${place} ${withUnit(length, 'm')} hosszan, az elejétől a végéig ${t(a)} méterenként áll egy-egy ${many}, mindkét végén is. Átrendezik őket: mostantól ${t(b)} méterenként álljon egy, a két végén változatlanul. Ami jó helyen áll, az marad. Hány helyen kell ${hole}?`,
      answer: num(answer),
      check: 'INT',
      unit: 'helyen',
      wrong: [
        wrong(
          { length, b },
          ({ length, b }) => num(length / b + 1),
          'helyben-maradok-kimaradnak',
          `Ennyi ${unit} kell összesen az új rendben. Néhány helyen azonban már most is áll ${many}.`,
        ),
        wrong(
          { length, l },
          ({ length, l }) => num(length / l + 1),
          'helyben-maradokat-adja',
          `Ennyi ${many} marad a helyén. Az új helyek számát kérdeztük.`,
        ),
        wrong(
          { length, b, l },
          ({ length, b, l }) => num(length / b + 1 - length / l),
          'elso-hely-kimarad',
          `A helyben maradóknál kihagytad az elejét: a kezdőpontban is marad ${many}.`,
        ),
        wrong(
          { length, a, b },
          ({ length, a, b }) => num(length / b + 1 - (Math.floor(length / (a * b)) + 1)),
          'szorzat-az-lkkt',
          `A közös helyeket ${t(a * b)} méterenként vetted. Ennél sűrűbben is vannak: keresd a legkisebb közös többszöröst!`,
        ),
      ],
      other: 'Hány hely kell az új rendben, és ezek közül hány van meg már most?',
      hints: [
        `Az elejétől hány méterre vannak azok, amelyek a régi és az új rendben is jó helyen állnak?`,
        `A helyben maradók távolsága az elejétől ${theSuf(a, 'nak')} és ${theSuf(b, 'nak')} is többszöröse. Számold ki, hány ilyen van, és hány hely kell összesen!`,
        `A legkisebb közös többszörös ${t(l)}, ezért ${t(l)} méterenként marad egy a helyén.`,
      ],
      solution: `Az új rendben $${length}:${b}+1=${fresh}$ hely kell. Helyben az marad, amelyiknek a távolsága ${theSuf(a, 'nak')} és ${theSuf(b, 'nak')} is többszöröse. $[${a};${b}]=${l}$, ezért $${length}:${l}+1=${kept}$ marad, a kezdőponttal együtt. Új helyből $${fresh}-${kept}=${answer}$ kell.`,
    },
    fits(v => range(0, length).filter(place => place % b === 0 && place % a !== 0).length === v),
  );
}

const BRICKS = ['tégla', 'fahasáb', 'doboz', 'szivacstömb', 'jégtömb'] as const;

/** The smallest cube of equal bricks that all stand in the same way. */
function smallestCube(rng: Rng): Task {
  const brick = rng.pick(BRICKS);
  const [a, b, c] = [rng.int(2, 10) * 2, rng.int(2, 9) * 2, rng.int(3, 15)];
  const edge = lcm(lcm(a, b), c);
  redrawIf(new Set([a, b, c]).size < 3 || edge > 60 || a < b || b < c || edge === a);
  const [na, nb, nc] = [edge / a, edge / b, edge / c];
  const answer = na * nb * nc;
  redrawIf(answer > 1500 || answer < 6);
  return numeric(
    {
      question: `Egyforma, ${t(a)} cm hosszú, ${t(b)} cm széles és ${t(c)} cm magas darabokból (${brick}) tömör kockát építünk. Minden darab ugyanúgy áll. Legkevesebb hány darab kell?`,
      answer: num(answer),
      check: 'INT',
      unit: 'darab',
      wrong: [
        wrong(
          { edge },
          ({ edge }) => num(edge),
          'el-a-darabszam-helyett',
          'Ez a legkisebb kocka éle centiméterben. Azt kérdeztük, hány darabból áll.',
        ),
        wrong({ na, nb }, ({ na, nb }) => num(na * nb), 'csak-egy-reteg', 'Ennyi darab egy réteg. A kockában több réteg van egymáson.'),
        wrong(
          { na, nb, nc },
          ({ na, nb, nc }) => num(na + nb + nc),
          'harom-iranyt-osszead',
          'A három irány darabszámát összeadtad. Egy rétegben sorok, a kockában rétegek vannak: szorozni kell.',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(b * c * (a * c) * (a * b)),
          'szorzat-az-lkkt',
          'A kocka élének a három méret szorzatát vetted. Kisebb kocka is kirakható: keresd a legkisebb közös többszöröst!',
        ),
      ],
      other: 'Mekkora lehet a kocka éle? Hány darab fér rá hosszában, széltében és magasságban?',
      hints: [
        'Milyen szám lehet a kocka éle, ha hosszában, széltében és magasságban is egész darabok férnek el?',
        `A kocka éle ${theSuf(a, 'nak')}, ${theSuf(b, 'nak')} és ${theSuf(c, 'nak')} is többszöröse. A legkisebbet keresd, aztán számold meg a darabokat mindhárom irányban!`,
        `A kocka éle ${unitSuf(edge, 'cm', 'as')}. Hosszában $${edge}:${a}=${na}$ darab fér el.`,
      ],
      solution: `A kocka éle mindhárom méret többszöröse, a legkisebb ilyen $[${a};${b};${c}]=${edge}$. Hosszában $${edge}:${a}=${na}$, széltében $${edge}:${b}=${nb}$, magasságban $${edge}:${c}=${nc}$ darab kell. Összesen $${na}\\cdot${nb}\\cdot${nc}=${x(answer)}$ darab.`,
    },
    fits(v => {
      const side = range(1, 100).find(e => e % a === 0 && e % b === 0 && e % c === 0) ?? 0;
      return side ** 3 === v * a * b * c;
    }),
  );
}

export const matek6Lkkt = defineChallenge({
  lesson: 'matek-6-lkkt',
  needs: [],
  shapes: [movedPosts, smallestCube],
  misconceptions: {
    'helyben-maradok-kimaradnak': { text: 'a már meglévő helyeket is újnak számolja', pupil: 'A már meglévő helyeket is újnak számolod.' },
    'helyben-maradokat-adja': {
      text: 'az új helyek helyett a helyben maradókat számolja',
      pupil: 'Az új helyek helyett a helyben maradókat számolod.',
    },
    'elso-hely-kimarad': { text: 'kihagyja a sor elején álló helyet', pupil: 'Kihagyod a sor elején álló helyet.' },
    'el-a-darabszam-helyett': { text: 'a darabszám helyett a kocka élét adja meg', pupil: 'A darabszám helyett a kocka élét adod meg.' },
    'csak-egy-reteg': { text: 'csak egy réteg darabjait számolja', pupil: 'Csak egy réteg darabjait számolod.' },
    'harom-iranyt-osszead': {
      text: 'a három irány darabszámát összeadja szorzás helyett',
      pupil: 'A három irány darabszámát összeadod szorzás helyett.',
    },
  },
});
