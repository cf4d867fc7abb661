import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, texNumber, textNumber, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, order, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;

/** MJ/kg, school values. */
const FUELS = [
  ['száraz fa', 15],
  ['kőszén', 30],
  ['gázolaj', 43],
  ['benzin', 46],
  ['földgáz', 50],
] as const;

interface Engine {
  name: string;
  fuel: number;
  /** Percent. */
  from: number;
  to: number;
}

const ENGINES: readonly Engine[] = [
  { name: 'benzinmotor', fuel: 3, from: 25, to: 35 },
  { name: 'dízelmotor', fuel: 2, from: 35, to: 45 },
  { name: 'gőzgép', fuel: 1, from: 5, to: 15 },
  { name: 'gázturbina', fuel: 4, from: 30, to: 40 },
];

const fuelOf = (index: number) => FUELS[index] ?? FUELS[0];
const heatingValue = (name: string, q: number): string => `(${capital(theWord(name))} égéshője ${textNumber(q)} MJ/kg.)`;

function burnedHeat(rng: Rng): Task {
  const [[name, q] = FUELS[0], [other, q2] = FUELS[1]] = rng.sample(FUELS, 2);
  const m = tidy(rng.int(2, 40) / 2);
  redrawIf(m === 1);
  return numeric(
    {
      question: `Hány megajoule hő szabadul fel ${withUnit(m, 'kg')} ${name} elégésekor? (Égéshők: ${name} ${textNumber(q)}, ${other} ${textNumber(q2)} MJ/kg.)`,
      answer: num(q * m),
      check: 'NUM',
      unit: 'MJ',
      expr: `${q}*${m}`,
      wrong: [
        wrong({ q, m }, ({ q, m }) => about(q / m, 2), 'oszt-szorzas-helyett', 'Osztottál. Több tüzelőanyagból több hő lesz: szorozz!'),
        wrong({ q2, m }, ({ q2, m }) => num(tidy(q2 * m)), 'masik-tuzeloanyag-egeshoje', `A másik anyag égéshőjével számoltál (${other}).`),
        wrong({ q }, ({ q }) => num(q), 'tuzeloanyag-tomege-kimarad', 'Ennyi hő 1 kg-ból szabadul fel.'),
      ],
      other: 'Hő = égéshő · tömeg.',
      hints: ['Mennyi hő szabadul fel 1 kg-ból?', 'A hő az égéshő és a tömeg szorzata.', `1 kg ${name} ${withUnit(q, 'MJ')} hőt ad.`],
      solution: `$${q}\\cdot${x(m)}=${x(tidy(q * m))}$, tehát ${withUnit(tidy(q * m), 'MJ')}.`,
    },
    fits(v => Math.abs(v / m - q) < 1e-6),
  );
}

const STROKES = [
  { name: 'szívás', what: 'a lefelé mozgó dugattyú beszívja a keveréket' },
  { name: 'sűrítés', what: 'a felfelé mozgó dugattyú összenyomja a keveréket' },
  { name: 'munkaütem', what: 'az égő gáz lenyomja a dugattyút' },
  { name: 'kipufogás', what: 'a felfelé mozgó dugattyú kitolja az égett gázt' },
] as const;

/** The strokes in their order, starting anywhere in the cycle. */
function strokeOrder(rng: Rng): Task {
  const start = rng.int(0, 3);
  const named = rng.chance(0.5);
  const turned = STROKES.map((_, i) => STROKES[(start + i) % 4] ?? STROKES[0]);
  return order(
    {
      question: `Rakd sorba a négyütemű motor ütemeit! Kezdd ezzel: ${named ? turned[0]?.name : turned[0]?.what}!`,
      items: turned.map(({ name, what }) => words(named ? name : what, name)),
      other:
        'Nézd meg, hogy a sor a megadott ütemmel kezdődik-e! Onnan kövesd a keveréket: hogyan jut be, mikor ég el, és hová lesz az égett gáz?',
      hints: [
        'Mi történik a beszívott keverékkel, mielőtt meggyullad?',
        'A kör: szívás után sűrítés, égés után kipufogás jön.',
        'Az égett gáznak ki kell jutnia, mielőtt új keverék érkezik.',
      ],
      solution: `Sorban: ${turned.map(({ name }) => name).join(', ')}.`,
    },
    joined => {
      const cycle = 'szívás|sűrítés|munkaütem|kipufogás';
      return `${cycle}|${cycle}`.includes(joined) && joined.startsWith(turned[0]?.name ?? '');
    },
  );
}

/** Which stroke comes next, or which does the work? */
function whichStroke(rng: Rng): Task {
  const i = rng.int(0, 3);
  const [now, next] = [STROKES[i] ?? STROKES[0], STROKES[(i + 1) % 4] ?? STROKES[0]];
  const asksNext = rng.chance(0.5);
  const right = asksNext ? next : now;
  return choice(
    rng,
    {
      question: asksNext
        ? `A négyütemű motorban most ez történik: ${now.what}. Melyik ütem következik?`
        : `Melyik ütemben történik ez: ${now.what}?`,
      right: words(right.name),
      because: `Helyes! ${capital(right.name)}: ${right.what}.`,
      wrong: STROKES.filter(({ name }) => name !== right.name).map(stroke =>
        wrong({ stroke }, ({ stroke }) => words(stroke.name), 'motor-utemei-csere', `${capital(stroke.name)}: ${stroke.what}.`),
      ),
      hints: [
        'Képzeld el a dugattyú mozgását!',
        'A kör: szívás, sűrítés, munkaütem, kipufogás.',
        asksNext
          ? `Most ez zajlik: ${now.name}.`
          : i % 2 === 0
            ? 'A dugattyú kétszer megy lefelé: egyszer beszív, egyszer az égő gáz löki.'
            : 'A dugattyú kétszer megy felfelé: egyszer összenyom, egyszer kitol.',
      ],
      solution: asksNext
        ? `Most ez zajlik: ${now.name}. Utána ${next.name} jön.`
        : `Ez ${now.name.endsWith('ütem') ? 'a munkaütem' : `${theWord(now.name)} üteme`}.`,
    },
    key => {
      const names = ['szívás', 'sűrítés', 'munkaütem', 'kipufogás'];
      return names.indexOf(key) === (asksNext ? (i + 1) % 4 : i);
    },
  );
}

function usefulWork(rng: Rng): Task {
  const engine = rng.pick(ENGINES);
  const [name, q] = fuelOf(engine.fuel);
  const m = rng.int(2, 20);
  const eta = rng.int(engine.from / 5, engine.to / 5) * 5;
  const heat = q * m;
  const work = tidy((heat * eta) / 100);
  redrawIf(eta === 50 || decimalsOf(work) > 2);
  return numeric(
    {
      question: `Egy ${engine.name} hatásfoka ${textNumber(eta)}%. Hány megajoule munkát végez ${withUnit(m, 'kg')} ${name} elégetésével? ${heatingValue(name, q)}`,
      answer: num(work),
      check: 'NUM',
      unit: 'MJ',
      expr: `${q}*${m}*${eta}/100`,
      wrong: [
        wrong({ heat }, ({ heat }) => num(heat), 'egesho-hatasfok-nelkul', 'Ez az összes hő. Munka csak egy része lesz.'),
        wrong({ heat, eta }, ({ heat, eta }) => num(tidy((heat * (100 - eta)) / 100)), 'hoveszteseget-adja-meg', 'Ez a veszteség.'),
        wrong(
          { heat, eta },
          ({ heat, eta }) => about((heat / eta) * 100, 2),
          'hatasfokkal-oszt',
          'Osztottál a hatásfokkal. A munka kisebb a hőnél: szorozz!',
        ),
        wrong({ q, eta }, ({ q, eta }) => num(tidy((q * eta) / 100)), 'tuzeloanyag-tomege-kimarad', 'Ez 1 kg tüzelőanyagra igaz.'),
      ],
      other: 'Előbb a felszabaduló hőt számold ki, aztán vedd a hatásfoknyi részét!',
      hints: ['Mennyi hő szabadul fel összesen?', 'Munka = hő · hatásfok.', `A hő $${q}\\cdot${m}=${heat}$ MJ.`],
      solution: `$${q}\\cdot${m}=${heat}$ MJ hő, ennek ${textNumber(eta)}%-a $${x(work)}$ MJ.`,
    },
    fits(v => Math.abs((v / (q * m)) * 100 - eta) < 1e-6),
  );
}

function efficiency(rng: Rng): Task {
  const engine = rng.pick(ENGINES);
  const eta = rng.int(engine.from / 5, engine.to / 5) * 5;
  const heat = rng.int(2, 20) * 20;
  const work = tidy((heat * eta) / 100);
  redrawIf(!Number.isInteger(work));
  const isDrawn = rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'chart' as const,
              form: 'bar' as const,
              items: [
                { name: 'hő', value: heat },
                { name: 'munka', value: work, tone: 2 as const },
              ],
              values: true,
            },
          }
        : {}),
      question: isDrawn
        ? `A diagram azt mutatja megajoule-ban, mennyi hőt kapott és mennyi munkát végzett egy ${engine.name}. Hány százalék a hatásfoka?`
        : `Egy ${engine.name} ${withUnit(heat, 'MJ')} hőből ${withUnit(work, 'MJ')} munkát végez. Hány százalék a hatásfoka?`,
      answer: num(eta),
      check: 'NUM',
      unit: '%',
      expr: `${work}/${heat}*100`,
      wrong: [
        wrong(
          { eta },
          ({ eta }) => num(100 - eta),
          'hoveszteseget-adja-meg',
          'Ez a veszteség százaléka.',
          'a veszteség százalékát adja meg a hatásfok helyett',
        ),
        wrong(
          { heat, work },
          ({ heat, work }) => about((heat / work) * 100, 2),
          'hatasfok-forditott-hanyados',
          'Fordítva osztottál. A hatásfok nem lehet 100%-nál nagyobb.',
        ),
        wrong(
          { heat, work },
          ({ heat, work }) => num(heat - work),
          'kulonbseg',
          'Kivontál. A hatásfok hányados.',
          'a hő és a munka különbségét adja meg a hatásfok helyett',
        ),
        wrong(
          { heat, work },
          ({ heat, work }) => num(tidy(work / heat)),
          'hatasfokot-nem-valtja-szazalekra',
          'Ez a hányados. Százalékban kérdezzük: szorozd 100-zal!',
        ),
      ],
      other: 'Oszd el a munkát a befektetett hővel!',
      hints: ['Melyik energia a hasznos?', 'Hatásfok = munka : befektetett hő.', `$${work}:${heat}$`],
      solution: `$${work}:${heat}=${x(eta / 100)}$, vagyis ${textNumber(eta)}%.`,
    },
    fits(v => Math.abs((v / 100) * heat - work) < 1e-6),
  );
}

function neededFuel(rng: Rng): Task {
  const engine = rng.pick(ENGINES);
  const [name, q] = fuelOf(engine.fuel);
  const eta = rng.int(engine.from / 5, engine.to / 5) * 5;
  const m = rng.int(2, 20);
  const work = tidy((q * m * eta) / 100);
  redrawIf(decimalsOf(work) > 2);
  const heat = q * m;
  return numeric(
    {
      question: `Hány kilogramm ${name} kell ahhoz, hogy egy ${unitSuf(eta, '%', 'as')} hatásfokú ${engine.name} ${withUnit(work, 'MJ')} munkát végezzen? ${heatingValue(name, q)}`,
      answer: num(m),
      check: 'NUM',
      unit: 'kg',
      expr: `${work}/${q}*100/${eta}`,
      wrong: [
        wrong(
          { work, q },
          ({ work, q }) => about(work / q, 2),
          'egesho-hatasfok-nelkul',
          'A hatásfok kimaradt: több hő kell, mint amennyi a munka.',
        ),
        wrong(
          { work, q, eta },
          ({ work, q, eta }) => about((work * eta) / 100 / q, 3),
          'hatasfokkal-szoroz-visszafele',
          'Szoroztál a hatásfokkal. A hő nagyobb a munkánál: osztani kell.',
        ),
        wrong({ heat }, ({ heat }) => num(heat), 'hohoz-nem-oszt-egeshovel', 'Ez a szükséges hő. Oszd el az égéshővel is!'),
      ],
      other: 'Előbb a szükséges hőt számold ki, aztán a tömeget!',
      hints: [
        'Több vagy kevesebb hő kell, mint a munka?',
        'Hő = munka : hatásfok, tömeg = hő : égéshő.',
        `A szükséges hő $${x(work)}:${x(eta / 100)}$ MJ.`,
      ],
      solution: `$${x(work)}:${x(eta / 100)}=${heat}$ MJ hő, $${heat}:${q}=${m}$, tehát ${withUnit(m, 'kg')}.`,
    },
    fits(v => Math.abs((q * v * eta) / 100 - work) < 1e-6),
  );
}

/** Two fuels that give the same useful heat in two stoves. */
function compareFuels(rng: Rng): Task {
  // No boiler burns petrol.
  const [[a, qa] = FUELS[0], [b, qb] = FUELS[1]] = rng.sample(
    FUELS.filter(([name]) => name !== 'benzin'),
    2,
  );
  const [etaA, etaB] = [rng.int(4, 9) * 10, rng.int(4, 9) * 10];
  const m = rng.int(2, 20);
  const answer = (qa * m * etaA) / (qb * etaB);
  redrawIf(etaA === etaB || decimalsOf(tidy(answer)) > 1 || answer > 100);
  return numeric(
    {
      question: `Egy kazán ${withUnit(m, 'kg')} ${a} elégetésével fűt ${unitSuf(etaA, '%', 'as')} hatásfokkal. Egy másik kazán tüzelőanyaga ${b}, a hatásfoka ${textNumber(etaB)}%. Hány kilogramm elégetésével ad ugyanannyi hasznos hőt? (Égéshők: ${a} ${textNumber(qa)}, ${b} ${textNumber(qb)} MJ/kg.)`,
      answer: num(tidy(answer)),
      check: 'NUM',
      unit: 'kg',
      expr: `${qa}*${m}*${etaA}/(${qb}*${etaB})`,
      wrong: [
        wrong(
          { qa, qb, m },
          ({ qa, qb, m }) => about((qa * m) / qb, 2),
          'egesho-hatasfok-nelkul',
          'A hatásfokok kimaradtak.',
          'egyik hatásfokot sem veszi figyelembe',
        ),
        wrong(
          { m, etaA, etaB },
          ({ m, etaA, etaB }) => about((m * etaA) / etaB, 2),
          'masik-tuzeloanyag-egeshoje',
          'Egyforma égéshővel számoltál.',
          'mindkét tüzelőanyagnál ugyanazzal az égéshővel számol',
        ),
        wrong(
          { qa, qb, m, etaA, etaB },
          ({ qa, qb, m, etaA, etaB }) => about((qa * m * etaB) / (qb * etaA), 2),
          'ket-hatasfokot-felcsereli',
          'A két hatásfokot felcserélted.',
        ),
        wrong(
          { qa, qb, m, etaA },
          ({ qa, qb, m, etaA }) => about((qa * m * etaA) / 100 / qb, 2),
          'masodik-hatasfok-kimarad',
          'A második kazán hatásfoka kimaradt: a tüzelőanyag hőjének csak egy része hasznos.',
        ),
        wrong(
          { qa, qb, m, etaB },
          ({ qa, qb, m, etaB }) => about((qa * m * 100) / (qb * etaB), 2),
          'elso-hatasfok-kimarad',
          'Az első kazán hatásfoka kimaradt: ott is csak a hő egy része hasznos.',
        ),
      ],
      other: 'Számold ki az első kazán hasznos hőjét, aztán a másik tüzelőanyag tömegét!',
      hints: [
        'Mennyi hasznos hőt ad az első kazán?',
        'Hasznos hő = égéshő · tömeg · hatásfok; ez a két kazánnál egyenlő.',
        `Az első kazán hasznos hője $${qa}\\cdot${m}\\cdot${x(etaA / 100)}$ MJ.`,
      ],
      solution: `A hasznos hő $${qa}\\cdot${m}\\cdot${x(etaA / 100)}=${x(tidy((qa * m * etaA) / 100))}$ MJ. A másik kazán 1 kg-ból $${qb}\\cdot${x(etaB / 100)}=${x(tidy((qb * etaB) / 100))}$ MJ-t hasznosít, ezért $${x(tidy((qa * m * etaA) / 100))}:${x(tidy((qb * etaB) / 100))}=${x(tidy(answer))}$ kg kell.`,
    },
    fits(v => Math.abs(qb * v * etaB - qa * m * etaA) < 1e-6),
  );
}

export const combustion = defineGenerator(
  'gen-combustion',
  'Égéshő és hatásfok',
  ['fizika-8-hoerogepek'],
  ['decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.pick([() => burnedHeat(rng), () => burnedHeat(rng), () => strokeOrder(rng), () => whichStroke(rng)])();
    if (level === 2) return rng.chance(0.55) ? usefulWork(rng) : efficiency(rng);
    return rng.chance(0.6) ? neededFuel(rng) : compareFuels(rng);
  },
);
