import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { whichAct } from './which-act.ts';

const G = 10;
const x = texNumber;
const mu = (rng: Rng): number => tidy(rng.int(2, 12) / 20);
/** What is dragged: light things up to 15 kg, heavy ones above. */
const THINGS = { light: ['ládát', 'bőröndöt', 'dobozt', 'kosarat'], heavy: ['ládát', 'szekrényt', 'gerendát', 'hordót'] } as const;
const thingOf = (rng: Rng, kg: number): string => rng.pick(kg < 15 ? THINGS.light : THINGS.heavy);

function friction(rng: Rng): Task {
  const [m, c] = [rng.int(2, 40) * 2, mu(rng)];
  const n = m * G;
  const answer = tidy(n * c);
  redrawIf(decimalsOf(answer) > 1);
  const isDrawn = rng.chance(0.5);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'forces' as const,
              ground: true,
              forces: [
                { angle: 270, size: 4, label: 'G' },
                { angle: 90, size: 4, label: 'N' },
                { angle: 180, size: Math.max(1.2, tidy(4 * c)), label: 'F_s' },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? `Az ábrán egy jobbra csúszó, ${withUnit(m, 'kg')} tömegű test látható, a súrlódási együttható ${textNumber(c)}. Mekkora az $F_s$ súrlódási erő? (g = 10 N/kg)`
        : `Egy ${withUnit(m, 'kg')} tömegű ${thingOf(rng, m)} vízszintes talajon húznak, a súrlódási együttható ${textNumber(c)}. Mekkora a súrlódási erő? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${m}*${G}*${c}`,
      wrong: [
        wrong({ m, c }, ({ m, c }) => num(tidy(m * c)), 'tomeggel-szamol-suly-helyett', 'A tömeggel szoroztál. A nyomóerő newtonban kell.'),
        wrong({ n }, ({ n }) => num(n), 'surlodas-egyenlo-nyomoero', 'Ez a nyomóerő. Szorozd meg a súrlódási együtthatóval!'),
        wrong({ n, c }, ({ n, c }) => num(tidy(n / c)), 'surlodasnal-oszt', 'Osztottál a súrlódási együtthatóval. Szorozni kell.'),
      ],
      other: 'Számold ki a nyomóerőt, azután szorozz a súrlódási együtthatóval!',
      hints: [
        'Mekkora erővel nyomja a talaj a testet?',
        'A súrlódási erő a súrlódási együttható és a nyomóerő szorzata.',
        `A nyomóerő $${m}\\cdot10=${x(n)}$ newton.`,
      ],
      solution: `$${m}\\cdot10=${x(n)}$, és $${x(n)}\\cdot${x(c)}=${x(answer)}$ newton.`,
    },
    fits(f => Math.abs(f / (m * G) - c) < 1e-9),
  );
}

function weight(rng: Rng): Task {
  const m = tidy(rng.int(3, 90) / rng.pick([1, 1, 2]));
  const answer = tidy(m * G);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű csomag a vízszintes padlón áll, senki sem ér hozzá. Mekkora erővel nyomja felfelé a padló? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${m}*${G}`,
      wrong: [
        wrong(
          { m },
          ({ m }) => num(m),
          'kg-ban-adja-a-sulyt',
          'Ez a tömeg. A súlyhoz szorozd meg 10-zel!',
          'a tömeg mérőszámát írja le az erő helyett',
        ),
        wrong(
          { m },
          ({ m }) => num(tidy(m / G)),
          'g-vel-oszt',
          'Osztottál 10-zel. A súly a tömeg és a g szorzata.',
          'szorzás helyett osztja a tömeget g-vel',
        ),
        wrong({}, () => num(0), 'allo-testre-nem-hat-ero', 'Álló testre is hatnak erők: itt kiegyenlítik egymást.'),
      ],
      other: 'A nyomóerő most egyenlő a súllyal.',
      hints: ['Milyen erők hatnak függőlegesen?', 'Egyensúlyban a nyomóerő egyenlő a súllyal.', `A súly: $${x(m)}\\cdot10$.`],
      solution: `$${x(m)}\\cdot10=${x(answer)}$ newton, ugyanekkora a nyomóerő.`,
    },
    fits(n => Math.abs(n / G - m) < 1e-9),
  );
}

function spring(rng: Rng): Task {
  const [k, cm] = [rng.int(2, 40) * 10, rng.int(2, 20)];
  const answer = tidy((k * cm) / 100);
  redrawIf(decimalsOf(answer) > 1);
  return numeric(
    {
      question: `Egy rugó rugóállandója ${withUnit(k, 'N/m')}. Mekkora erővel húz vissza, ha ${withUnit(cm, 'cm')} a megnyúlása?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${k}*${cm}/100`,
      wrong: [
        wrong({ k, cm }, ({ k, cm }) => num(k * cm), 'egyseget-nem-valt', 'Centiméterrel szoroztál. Az N/m mellé méter kell.'),
        wrong({ k, cm }, ({ k, cm }) => num(tidy((k * cm) / 10)), 'tizes-valtas', 'A centimétert 10-zel váltottad. 1 m = 100 cm.'),
        wrong(
          { k, cm },
          ({ k, cm }) => num(tidy((100 * k) / cm)),
          'rugonal-oszt',
          'Osztottál a megnyúlással. A rugóerő szorzat.',
          'átvált, de a rugóállandót osztja a megnyúlással',
        ),
      ],
      other: 'Váltsd méterre a megnyúlást, azután szorozz a rugóállandóval!',
      hints: [
        'Milyen egységben van a rugóállandó?',
        'A rugóerő a rugóállandó és a méterben mért megnyúlás szorzata.',
        `${withUnit(cm, 'cm')} = ${withUnit(tidy(cm / 100), 'm')}`,
      ],
      solution: `A megnyúlás ${withUnit(cm, 'cm')} = ${withUnit(tidy(cm / 100), 'm')}. A rugóerő a rugóállandó és a megnyúlás szorzata: $${k}\\cdot${x(tidy(cm / 100))}=${x(answer)}$ newton.`,
    },
    fits(f => Math.abs((f * 100) / cm - k) < 1e-6),
  );
}

/** The normal force when somebody lifts or presses the body. */
function normalForce(rng: Rng): Task {
  const [m, f] = [rng.int(5, 50), rng.int(2, 20) * 5];
  const g = m * G;
  const isLift = rng.chance(0.5);
  redrawIf(f >= g);
  const answer = isLift ? g - f : g + f;
  return numeric(
    {
      question: isLift
        ? `Egy ${withUnit(m, 'kg')} tömegű láda a padlón áll, egy kötél függőlegesen felfelé húzza ${withUnit(f, 'N')} erővel. Mekkora a padló nyomóereje? (g = 10 N/kg)`
        : `Egy ${withUnit(m, 'kg')} tömegű ládát felülről ${withUnit(f, 'N')} erővel a padlóhoz nyomnak. Mekkora a padló nyomóereje? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${m}*${G}${isLift ? '-' : '+'}${f}`,
      wrong: [
        wrong({ g }, ({ g }) => num(g), 'nyomoero-mindig-mg', 'A súlyt írtad be. A másik függőleges erő is számít.'),
        wrong(
          { g, f, isLift },
          ({ g, f, isLift }) => num(isLift ? g + f : g - f),
          isLift ? 'nyomoeronel-osszead' : 'nyomoeronel-kivon',
          isLift ? 'A felfelé húzó erőt hozzáadtad. Ez csökkenti a nyomóerőt.' : 'A lefelé nyomó erőt kivontad. Ez növeli a nyomóerőt.',
        ),
        wrong(
          { m, f, isLift },
          ({ m, f, isLift }) => num(isLift ? f - m : f + m),
          'tomeggel-szamol-suly-helyett',
          'A tömeggel számoltál. Előbb súlyt számolj!',
          isLift ? 'súly helyett a tömeget veszi, és azt vonja ki a húzóerőből' : undefined,
        ),
      ].filter(({ value }) => (value.size ?? 0) > 0),
      other: 'Függőlegesen a felfelé és a lefelé ható erők egyenlők.',
      hints: [
        'Mi mutat felfelé, és mi lefelé?',
        'A felfelé ható erők összege egyenlő a lefelé hatókéval.',
        `A súly $${m}\\cdot10=${x(g)}$ newton.`,
      ],
      solution: `A felfelé ható erők összege egyenlő a lefelé hatókéval. A súly $${m}\\cdot10=${x(g)}$ newton, ezért a nyomóerő $${x(g)}${isLift ? '-' : '+'}${f}=${x(answer)}$ newton.`,
    },
    fits(n => n + (isLift ? f : -f) === m * G),
  );
}

/** μ from an even pull. */
function coefficient(rng: Rng): Task {
  const [m, c] = [rng.int(3, 40), mu(rng)];
  const [n, pull] = [m * G, tidy(m * G * c)];
  redrawIf(decimalsOf(pull) > 0);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű ${thingOf(rng, m)} vízszintes erővel, egyenletesen húznak. Az erőmérő ${withUnit(pull, 'N')} erőt mutat. Mekkora a súrlódási együttható? (g = 10 N/kg)`,
      answer: num(c),
      check: 'NUM',
      expr: `${pull}/(${m}*${G})`,
      wrong: [
        wrong(
          { m, pull },
          ({ m, pull }) => num(tidy(pull / m)),
          'tomeggel-szamol-suly-helyett',
          'A tömeggel osztottál. A nyomóerővel kell.',
        ),
        wrong(
          { n, pull },
          ({ n, pull }) => num(tidy(n / pull)),
          'forditott-hanyados',
          'Fordítva osztottál. A súrlódást oszd a nyomóerővel!',
        ),
        wrong(
          { n, pull },
          ({ n, pull }) => num(n - pull),
          'surlodasnal-kivon',
          'Kivontál. A súrlódási együttható hányados.',
          'osztás helyett kivonja a húzóerőt a nyomóerőből',
        ),
      ],
      other: 'A súrlódási erőt oszd a nyomóerővel!',
      hints: [
        'Egyenletes a mozgás: mivel egyenlő a súrlódás?',
        'A súrlódási együttható a súrlódás és a nyomóerő hányadosa.',
        `A nyomóerő $${m}\\cdot10=${x(n)}$ newton.`,
      ],
      solution: `A nyomóerő $${x(m)}\\cdot10=${x(n)}$ newton. A súrlódási együttható a súrlódás és a nyomóerő hányadosa: $${x(pull)}:${x(n)}=${x(c)}$.`,
    },
    fits(v => Math.abs(v * m * G - pull) < 1e-6),
  );
}

/** Friction with a vertical force on the body. */
function pressed(rng: Rng): Task {
  const [m, c, f] = [rng.int(6, 60), mu(rng), rng.int(2, 16) * 10];
  const isLift = rng.chance(0.5);
  const g = m * G;
  redrawIf(f >= g);
  const n = isLift ? g - f : g + f;
  const answer = tidy(n * c);
  redrawIf(decimalsOf(answer) > 1);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű ládát vízszintes erővel, egyenletesen tolnak. Közben ${isLift ? 'egy kötél függőlegesen felfelé húzza' : 'felülről lefelé nyomják'} ${withUnit(f, 'N')} erővel. A súrlódási együttható ${textNumber(c)}. Mekkora a vízszintes tolóerő? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `(${m}*${G}${isLift ? '-' : '+'}${f})*${c}`,
      wrong: [
        wrong({ g, c }, ({ g, c }) => num(tidy(g * c)), 'nyomoero-mindig-mg', 'A nyomóerőt a súllyal vetted egyenlőnek.'),
        wrong(
          { g, f, c, isLift },
          ({ g, f, c, isLift }) => num(tidy((isLift ? g + f : g - f) * c)),
          isLift ? 'nyomoeronel-osszead' : 'nyomoeronel-kivon',
          'A függőleges erőt rossz irányba vetted.',
        ),
        wrong({ n }, ({ n }) => num(n), 'surlodas-egyenlo-nyomoero', 'Ez a nyomóerő. Szorozd meg a súrlódási együtthatóval!'),
      ],
      other: 'Előbb a nyomóerő, azután a súrlódás.',
      hints: [
        'Nagyobb vagy kisebb a nyomóerő a súlynál?',
        'Egyenletes mozgásnál a tolóerő egyenlő a súrlódással.',
        `A súly ${withUnit(g, 'N')}, ezt módosítja a függőleges erő.`,
      ],
      solution: `A súly $${m}\\cdot10=${x(g)}$ newton, a nyomóerő $${x(g)}${isLift ? '-' : '+'}${f}=${x(n)}$ newton. Egyenletes mozgásnál a tolóerő egyenlő a súrlódással: $${x(n)}\\cdot${x(c)}=${x(answer)}$ newton.`,
    },
    fits(p => Math.abs(p / c + (isLift ? f : -f) - m * G) < 1e-6),
  );
}

/** A spring pulls a block evenly: its stretch. */
function springAndFriction(rng: Rng): Task {
  const [m, c, k] = [rng.int(1, 12), mu(rng), rng.pick([20, 25, 40, 50, 80, 100, 125, 200])];
  const pull = tidy(m * G * c);
  const answer = tidy((100 * pull) / k);
  redrawIf(decimalsOf(answer) > 1 || answer > 40);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű hasábot vízszintesen, egyenletesen húz egy ${withUnit(k, 'N/m')} rugóállandójú rugó. A súrlódási együttható ${textNumber(c)}. Hány centiméter a rugó megnyúlása? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      expr: `${m}*${G}*${c}/${k}*100`,
      wrong: [
        wrong({ pull, k }, ({ pull, k }) => num(tidy(pull / k)), 'egyseget-nem-valt', 'Ez méterben van. A választ centiméterben kérjük.'),
        wrong(
          { m, k },
          ({ m, k }) => num(tidy((100 * m * G) / k)),
          'surlodas-egyenlo-nyomoero',
          'A súllyal számoltál. A rugót a súrlódás nyújtja.',
        ),
        wrong(
          { m, c, k },
          ({ m, c, k }) => num(tidy((100 * m * c) / k)),
          'tomeggel-szamol-suly-helyett',
          'A tömeggel számoltál súly helyett.',
        ),
      ],
      other: 'A rugóerő egyenlő a súrlódással. Ebből jön a megnyúlás.',
      hints: [
        'Mekkora erővel húz a rugó?',
        'Egyenletes húzásnál a rugóerő egyenlő a súrlódással.',
        `A súrlódás $${m}\\cdot10\\cdot${x(c)}=${x(pull)}$ newton.`,
      ],
      solution: `Egyenletes húzásnál a rugóerő egyenlő a súrlódással: $${m}\\cdot10\\cdot${x(c)}=${x(pull)}$ newton. A megnyúlás $${x(pull)}:${k}=${x(tidy(pull / k))}$ méter, vagyis ${withUnit(answer, 'cm')}.`,
    },
    fits(d => Math.abs((d / 100) * k - m * G * c) < 1e-6),
  );
}

export const forces = defineGenerator('gen-forces', 'Erők fajtái', ['fizika-7-erok-fajtai'], ['decimal'], (rng, level) => {
  if (level === 1) return rng.pick([weight, friction, friction, whichAct])(rng);
  if (level === 2) return rng.pick([spring, normalForce, coefficient])(rng);
  return rng.pick([pressed, springAndFriction])(rng);
});
