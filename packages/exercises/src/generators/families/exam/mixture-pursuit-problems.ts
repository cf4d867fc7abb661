import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf } from '../../engine.ts';
import { wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import type { WordProblem } from './word-problem.ts';

const t = textNumber;

/** Water is poured to a drink until it is as weak as wanted. */
export function mixture(rng: Rng): WordProblem {
  const [litres, p, q] = [rng.int(2, 12), rng.pick([20, 30, 40, 50, 60]), rng.pick([10, 15, 20, 25, 30])];
  const juice = litres * p;
  redrawIf(p <= q || juice % q !== 0 || juice / q - litres > 12);
  const whole = juice / q;
  const water = whole - litres;
  redrawIf(water === whole || water === p - q || water === litres || (juice / 100) % 0.5 !== 0);
  const drink = rng.pick(['málnaszörp', 'szederszörp', 'meggyszörp', 'almalé']);
  return {
    text: `${t(litres)} liter ${drink} ${p}%-a gyümölcslé, a többi víz. Vizet öntünk hozzá, amíg a gyümölcslé aránya ${q}% lesz.`,
    askA: 'Hány liter lesz az egész keverék?',
    unitA: 'liter',
    answerA: whole,
    proofA: v => v * q === litres * p,
    askB: 'Hány liter vizet öntünk hozzá?',
    unit: 'liter',
    answerB: water,
    proofB: v => Math.abs((litres + v) * q - litres * p) < 1e-9,
    from: `[a]-${litres}`,
    wrongA: [wrong({ juice }, ({ juice }) => num(juice / 100), 'reszvalasz', 'Ez a gyümölcslé mennyisége. Az egész keveréket kérdezik.')],
    wrongB: [
      wrong({ whole }, ({ whole }) => num(whole), 'reszvalasz', 'Ez az egész keverék. A hozzáöntött vizet kérdezik.'),
      wrong(
        { litres, p, q },
        ({ litres, p, q }) => num((litres * (p - q)) / 100),
        'szazalekot-az-eredetihez',
        `A különbség százalékát az eredeti ${t(litres)} literből számoltad. A keverék mennyisége is változik.`,
      ),
    ],
    hints: [
      'Mi nem változik, amikor vizet öntünk hozzá?',
      'A gyümölcslé mennyisége ugyanannyi marad. Írd fel kétféleképpen!',
      `A gyümölcslé $${litres}\\cdot\\frac{${p}}{100}$ liter.`,
    ],
    solutionA: `A gyümölcslé $${litres}\\cdot\\frac{${p}}{100}$ liter, ez a keverék ${q}%-a, ezért a keverék $${litres}\\cdot${p}:${q}=${whole}$ liter.`,
    solutionB: `A hozzáöntött víz $${whole}-${litres}=${water}$ liter.`,
    baremA: `A gyümölcslé mennyisége nem változik: $${litres}\\cdot\\frac{${p}}{100}$ liter.`,
    baremB: [
      `Legyen $x$ liter a hozzáöntött víz. Az új keverék $${litres}+x$ liter.`,
      `Az egyenlet: $(${litres}+x)\\cdot\\frac{${q}}{100}=${litres}\\cdot\\frac{${p}}{100}$.`,
    ],
  };
}

/** Pursuit problem: the faster vehicle starts later; the delay is given in minutes. */
export function catchUp(rng: Rng): WordProblem {
  const [slow, faster] = [rng.pick([12, 15, 18, 24, 30, 36, 48, 60]), rng.pick([3, 4, 5, 6, 8, 10, 12, 15, 20, 30])];
  const minutes = rng.pick([10, 15, 20, 30, 40]);
  const lead = (slow * minutes) / 60;
  const hours = lead / faster;
  const distance = (slow + faster) * hours;
  redrawIf(!Number.isInteger(lead) || !Number.isInteger(hours * 2) || hours > 4 || !Number.isInteger(distance) || faster > slow);
  redrawIf(lead === distance || hours === lead || slow * hours === lead);
  const [who, other] = slow <= 24 ? ['kerékpáros', 'másik kerékpáros'] : ['teherautó', 'személyautó'];
  const [ahead, behind] = slow <= 24 ? ['az első kerékpáros', 'a másik'] : ['a teherautó', 'a személyautó'];
  return {
    text: `Egy ${who} ${t(slow)} km/h sebességgel indul. ${t(minutes)} perc múlva ugyanonnan utánaindul egy ${other} ${t(slow + faster)} km/h sebességgel.`,
    askA: `Hány kilométer előnye van ${slow <= 24 ? 'az első kerékpárosnak' : 'a teherautónak'}, amikor ${behind} elindul?`,
    unitA: 'km',
    answerA: lead,
    proofA: v => (v / slow) * 60 === minutes,
    askB: 'Hány kilométerre az indulás helyétől éri utol?',
    unit: 'km',
    answerB: distance,
    proofB: v => Math.abs(v / slow - v / (slow + faster) - minutes / 60) < 1e-9,
    from: `[a]/${faster}*${slow + faster}`,
    wrongA: [
      wrong(
        { slow, minutes },
        ({ slow, minutes }) => num(slow * minutes),
        'percet-oranak-veszi',
        'Az óránkénti sebességet percekkel szoroztad. Váltsd át a perceket órára!',
      ),
    ],
    wrongB: [
      wrong({ lead }, ({ lead }) => num(lead), 'reszvalasz', 'Ez az előny az induláskor. Mennyi idő alatt hozza be a másik?'),
      wrong({ hours }, ({ hours }) => num(hours), 'nem-a-kerdesre-felel', 'Ez az idő órában. A távolságot kérdezik.'),
      wrong(
        { slow, hours },
        ({ slow, hours }) => num(slow * hours),
        'elony-kimarad',
        'Az előnyt nem számoltad bele: az előbb induló már úton volt.',
      ),
    ],
    hints: [
      'Váltsd át a perceket órára!',
      'Mekkora az előny, és óránként mennyit hoz be belőle a gyorsabb?',
      `Az előny $${slow}\\cdot\\frac{${minutes}}{60}$ km, és óránként ${t(faster)} km-rel csökken.`,
    ],
    solutionA: `Az előny $${slow}\\cdot\\frac{${minutes}}{60}=${lead}$ km.`,
    solutionB: `Az előny óránként $${slow + faster}-${slow}=${faster}$ kilométerrel fogy. A gyorsabb $${lead}:${faster}=${num(hours).tex}$ óra alatt hozza be, ezalatt $${slow + faster}\\cdot${num(hours).tex}=${distance}$ km-t tesz meg.`,
    baremA: `${t(minutes)} perc $\\frac{${minutes}}{60}$ óra; ennyi ideig ${ahead} egyedül halad.`,
    baremB: [
      `A gyorsabb óránként $${slow + faster}-${slow}=${faster}$ km-t hoz be.`,
      `Az előnyt ezzel osztva megkapom az utolérés idejét: $${num(hours).tex}$ óra.`,
    ],
  };
}
