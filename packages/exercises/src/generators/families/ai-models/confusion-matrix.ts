import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { decimalsOf, suf, TheWord, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { frac, num, rawFrac } from '../../value.ts';

const t = textNumber;

const SCENES: readonly { what: string; yes: string; no: string }[] = [
  { what: 'Egy levélszűrő a levélszemetet keresi.', yes: 'szemét', no: 'rendes' },
  { what: 'Egy füstjelző a valódi tüzet keresi.', yes: 'tűz', no: 'nincs tűz' },
  { what: 'Egy szűrővizsgálat egy betegséget keres.', yes: 'beteg', no: 'egészséges' },
  { what: 'Egy gyári kamera a hibás darabokat keresi.', yes: 'hibás', no: 'ép' },
  { what: 'Egy vadkamera a medvéket keresi.', yes: 'medve', no: 'nem medve' },
  { what: 'Egy bolti rendszer a hamis bankjegyeket keresi.', yes: 'hamis', no: 'valódi' },
];

interface Matrix {
  what: string;
  yes: string;
  no: string;
  found: number;
  missed: number;
  alarm: number;
  left: number;
}

function matrixOf(rng: Rng): Matrix {
  const scene = rng.pick(SCENES);
  const [found, missed, alarm, left] = [rng.int(5, 60), rng.int(2, 30), rng.int(2, 40), rng.int(20, 180)];
  redrawIf(new Set([found, missed, alarm, left]).size < 4);
  return { ...scene, found, missed, alarm, left };
}

const figureOf = ({ yes, no, found, missed, alarm, left }: Matrix) => ({
  kind: 'table' as const,
  head: ['valójában', 'jelzett', 'nem jelzett'],
  rows: [
    [yes, found, missed],
    [no, alarm, left],
  ],
});

const total = ({ found, missed, alarm, left }: Matrix): number => found + missed + alarm + left;
const accuracy = (m: Matrix): number => (m.found + m.left) / total(m);
const reliable = (m: Matrix): number => m.found / (m.found + m.alarm);
const reached = (m: Matrix): number => m.found / (m.found + m.missed);
const percent = (value: number): number => Math.round(1e8 * value) / 1e6;
const shown = (value: number): boolean => decimalsOf(value) <= 1;
const IN_TABLE = 'a táblázatban darabszámok állnak';
const AS_QUOTIENT = 'Ez a hányados. Váltsd százalékra: szorozd meg 100-zal!';
const WRONG_SHARE = 'a hibás válaszok arányát adja meg a jóké helyett';

function countOf(rng: Rng): Task {
  const m = matrixOf(rng);
  const asked = rng.pick(['alarm', 'missed'] as const);
  const value = m[asked];
  return numeric(
    {
      figure: figureOf(m),
      keyInFigure: 'éppen a megfelelő mezőt kell kiválasztani',
      question: `${m.what} Hány ${asked === 'alarm' ? 'téves riasztás' : 'elnézés'} történt?`,
      answer: num(value),
      check: 'INT',
      unit: 'eset',
      wrong: [
        wrong(
          { other: asked === 'alarm' ? m.missed : m.alarm },
          ({ other }) => num(other),
          'ket-hibat-felcsereli',
          asked === 'alarm' ? 'Ez az elnézések száma: ott volt, de nem jelzett.' : 'Ez a téves riasztások száma: jelzett, de nem volt ott.',
        ),
        wrong(
          { found: m.found },
          ({ found }) => num(found),
          'talalatot-adja-meg',
          'Ezek a megtalált esetek: jelzett, és valóban ott volt.',
        ),
        wrong(
          { sum: m.alarm + m.missed },
          ({ sum }) => num(sum),
          'ket-hibat-osszeadja',
          'Mindkét hibát összeadtad. Csak az egyik fajta a kérdés.',
        ),
      ],
      other: 'Nézd meg, mi volt valójában, és jelzett-e a modell!',
      hints: [
        asked === 'alarm' ? 'Téves riasztás: jelzett, pedig nem kellett volna.' : 'Elnézés: nem jelzett, pedig kellett volna.',
        'Előbb a sort válaszd ki (mi volt valójában), aztán az oszlopot (mit tett)!',
        `A megfelelő sor: ${asked === 'alarm' ? m.no : m.yes}.`,
      ],
      solution: `${TheWord(`„${asked === 'alarm' ? m.no : m.yes}”`)} sor és a „${asked === 'alarm' ? 'jelzett' : 'nem jelzett'}” oszlop mezője: ${t(value)}.`,
    },
    fits(n => n === total(m) - m.found - m.left - (asked === 'alarm' ? m.missed : m.alarm)),
  );
}

function accuracyOf(rng: Rng): Task {
  const m = matrixOf(rng);
  const answer = percent(accuracy(m));
  redrawIf(!shown(answer));
  return numeric(
    {
      figure: figureOf(m),
      keyInFigure: IN_TABLE,
      question: `${m.what} Hány százalék a pontosság?`,
      answer: num(answer),
      check: 'NUM',
      unit: '%',
      expr: `(${m.found}+${m.left})/${total(m)}*100`,
      wrong: [
        wrong(
          { m },
          ({ m }) => num(percent(m.found / total(m))),
          'csak-talalatokat-szamolja',
          'Csak a megtalált eseteket vetted jónak. A helyesen békén hagyottak is jók.',
        ),
        wrong(
          { m },
          ({ m }) => num(percent((m.alarm + m.missed) / total(m))),
          'rossz-es-jo-csere',
          'Ez a hibás válaszok aránya.',
          WRONG_SHARE,
        ),
        wrong(
          { m },
          ({ m }) => num(percent(reached(m))),
          'megbizhatosag-es-megtalalt-csere',
          'Ez a megtalált arány. A pontosság minden esetet számol.',
          'a pontosság helyett a megtalált arányt adja meg',
        ),
      ]
        .filter(({ value }) => shown(value.size ?? 0))
        .concat(wrong({ m }, ({ m }) => num(accuracy(m)), 'hanyadost-nem-valtja-at', AS_QUOTIENT)),
      other: 'Add össze a két jó mezőt, oszd el az összes esettel, és váltsd százalékra!',
      hints: ['Melyik két mezőben van jó válasz?', 'Pontosság: a jó válaszok osztva az összes esettel.', `Az összes eset ${t(total(m))}.`],
      solution: `A jó válaszok száma $${m.found}+${m.left}=${m.found + m.left}$, az összes eset $${m.found}+${m.missed}+${m.alarm}+${m.left}=${total(m)}$. A pontosság $${rawFrac(m.found + m.left, total(m)).tex}=${texNumber(tidy(answer / 100))}$, ez ${t(answer)}%.`,
    },
    fits(p => Math.abs(p * total(m) - 100 * (m.found + m.left)) < 1e-3),
  );
}

function fractionOf(rng: Rng, which: 'reliable' | 'reached'): Task {
  const m = matrixOf(rng);
  const whole = which === 'reliable' ? m.found + m.alarm : m.found + m.missed;
  const answer = rat(m.found, whole);
  return numeric(
    {
      figure: figureOf(m),
      keyInFigure: IN_TABLE,
      question: `${m.what} ${which === 'reliable' ? 'A riasztások mekkora része jogos (a riasztások megbízhatósága)?' : 'A keresett esetek mekkora részét találta meg (megtalált arány)?'} Törttel válaszolj!`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `${m.found}/${whole}`,
      wrong: [
        wrong(
          { m, which },
          ({ m, which }) => frac(rat(m.found, which === 'reliable' ? m.found + m.missed : m.found + m.alarm)),
          'megbizhatosag-es-megtalalt-csere',
          which === 'reliable'
            ? 'Ez a megtalált arány: a keresett esetekhez viszonyítottál.'
            : 'Ez a riasztások megbízhatósága: a riasztásokhoz viszonyítottál.',
        ),
        wrong(
          { whole, found: m.found },
          ({ whole, found }) => frac(rat(whole - found, whole)),
          'rossz-es-jo-csere',
          which === 'reliable'
            ? 'Ez a téves riasztások aránya. A jogos riasztásokat írd a számlálóba!'
            : 'Ez az elnézett esetek aránya. A megtaláltakat írd a számlálóba!',
          which === 'reliable'
            ? 'a téves riasztások arányát adja meg a jogosaké helyett'
            : 'az elnézett esetek arányát adja meg a megtaláltaké helyett',
        ),
        wrong({ m }, ({ m }) => frac(rat(m.found, total(m))), 'osszeshez-viszonyit', 'Az összes esethez viszonyítottál.'),
        wrong({ m }, ({ m }) => frac(rat(m.found + m.left, total(m))), 'mutato-helyett-pontossag', 'Ez a pontosság.'),
      ],
      other:
        which === 'reliable'
          ? 'A számlálóba a megtalált esetek, a nevezőbe az összes riasztás száma kerül.'
          : 'A számlálóba a megtalált esetek, a nevezőbe az összes keresett eset száma kerül.',
      hints: [
        which === 'reliable' ? 'Hány riasztás volt összesen?' : 'Hány keresett eset volt valójában?',
        which === 'reliable'
          ? 'A megtalált eseteket oszd el az összes riasztással!'
          : 'A megtalált eseteket oszd el az összes keresett esettel!',
        which === 'reliable' ? `A riasztások: $${m.found}+${m.alarm}=${whole}$.` : `A keresett esetek: $${m.found}+${m.missed}=${whole}$.`,
      ],
      solution: `${which === 'reliable' ? `Összesen $${m.found}+${m.alarm}=${whole}$ riasztás volt, ebből ${t(m.found)} jogos` : `Összesen $${m.found}+${m.missed}=${whole}$ keresett eset volt, ebből ${suf(m.found, 't')} talált meg`}: $${rawFrac(m.found, whole).tex}${answer.d === whole ? '' : `=${frac(answer).tex}`}$.`,
    },
    fits(p => Math.abs(p - (which === 'reliable' ? reliable(m) : reached(m))) < 1e-9),
  );
}

/** A rare thing: the model that never alarms looks good. */
function silentModel(rng: Rng): Task {
  const { what, yes } = rng.pick(SCENES);
  const all = rng.pick([200, 400, 500, 1000, 2000]);
  const rare = rng.int(1, 8) * (all / 200);
  redrawIf(!Number.isInteger(rare));
  const answer = percent((all - rare) / all);
  return numeric(
    {
      question: `${what} ${t(all)} esetből ${t(rare)} „${yes}”. Egy elromlott modell soha nem jelez. Hány százalék a pontossága?`,
      answer: num(answer),
      check: 'NUM',
      unit: '%',
      expr: `(${all}-${rare})/${all}*100`,
      wrong: [
        wrong({ all, rare }, ({ all, rare }) => num(percent(rare / all)), 'rossz-es-jo-csere', 'Ez a hibás válaszok aránya.', WRONG_SHARE),
        wrong({}, () => num(0), 'csak-talalatokat-szamolja', 'Egyetlen esetet sem talál meg, de a többit helyesen hagyja békén.'),
        wrong(
          { all, rare },
          ({ all, rare }) => num(all - rare),
          'szazalekot-darabnak-veszi',
          'Ez a jó válaszok száma. Oszd el az összes esettel!',
          'a jó válaszok darabszámát írja százaléknak',
        ),
        wrong(
          { rare },
          ({ rare }) => num(100 - rare),
          'szazalekot-darabnak-veszi',
          `A hibás esetek számát vontad ki 100-ból, mintha ${t(rare)} eset ${t(rare)}% volna. Az összes eset itt ${t(all)}.`,
          'a hibás válaszok darabszámát vonja ki a 100%-ból',
        ),
        wrong({ all, rare }, ({ all, rare }) => num((all - rare) / all), 'hanyadost-nem-valtja-at', AS_QUOTIENT),
      ],
      other:
        'Oszd el a jó válaszok számát az összes esettel, és váltsd százalékra! A „nem jelez” minden olyan esetben jó, amelyben nem volt mit jelezni.',
      hints: ['Mikor jó válasz az, hogy nem jelez?', 'Pontosság: jó válaszok osztva az összes esettel.', `Hibás ${t(rare)} eset.`],
      solution: `$${all}-${rare}=${all - rare}$ jó válasz, $${all - rare}:${all}=${texNumber(tidy((all - rare) / all))}$, tehát ${t(answer)}%. Mégis használhatatlan, hiszen semmit sem talál meg.`,
    },
    fits(p => Math.abs(p * all - 100 * (all - rare)) < 1e-6),
  );
}

/** From the measures back to the counts. */
function backwards(rng: Rng): Task {
  const { what, yes } = rng.pick(SCENES);
  const searched = rng.pick([20, 40, 50, 60, 80]);
  const reachedPercent = rng.pick([60, 70, 75, 80, 90, 95]);
  const found = (searched * reachedPercent) / 100;
  const alarms = rng.int(found + 3, found + 40);
  redrawIf(!Number.isInteger(found) || alarms - found === searched - found || alarms === searched);
  return numeric(
    {
      question: `${what} Valójában ${t(searched)} „${yes}” eset volt, a megtalált arány ${t(reachedPercent)}%. A modell összesen ${t(alarms)} alkalommal jelzett. Hány téves riasztás volt köztük?`,
      answer: num(alarms - found),
      check: 'INT',
      unit: 'eset',
      expr: `${alarms}-${searched}*${reachedPercent}/100`,
      wrong: [
        wrong({ searched, found }, ({ searched, found }) => num(searched - found), 'ket-hibat-felcsereli', 'Ez az elnézett esetek száma.'),
        // With fewer alarms than cases nobody subtracts all the cases.
        ...(alarms > searched
          ? [
              wrong(
                { alarms, searched },
                ({ alarms, searched }) => num(alarms - searched),
                'minden-esetet-megtalaltnak-vesz',
                'Nem minden keresett esetet talált meg. Csak a megtaláltakat vond le!',
              ),
            ]
          : []),
        wrong({ found }, ({ found }) => num(found), 'talalatot-adja-meg', 'Ez a megtalált esetek száma. A többi riasztás a téves.'),
      ],
      other: 'Számold ki a megtalált eseteket, és vond le az összes riasztásból!',
      hints: [
        'Hány esetet talált meg valóban?',
        'A megtalált arányból számold ki a találatokat; a többi riasztás téves.',
        `${t(searched)} eset ${t(reachedPercent)}%-a ${t(found)}.`,
      ],
      solution: `$${searched}\\cdot${reachedPercent}:100=${found}$ találat, a téves riasztás $${alarms}-${found}=${alarms - found}$.`,
    },
    fits(n => (alarms - n) * 100 === searched * reachedPercent),
  );
}

const COSTS: readonly { what: string; worse: 'alarm' | 'missed'; why: string }[] = [
  { what: 'Egy füstjelző őrzi az iskolát.', worse: 'missed', why: 'Az elnézett tűz életveszélyes, a téves riasztás kellemetlen.' },
  {
    what: 'Egy program egy súlyos betegség első szűrését végzi, ezt további vizsgálat követi.',
    worse: 'missed',
    why: 'Akit a modell elnéz, kezelés nélkül marad; a téves riasztást a következő vizsgálat kiszűri.',
  },
  {
    what: 'Egy levélszűrő a kiszűrt levelet azonnal, végleg törli.',
    worse: 'alarm',
    why: 'Egy rendes levél elvesztése nagyobb kár, mint egy átcsúszó reklám.',
  },
  {
    what: 'Egy program csalás gyanúja esetén magától kizár diákokat a versenyből.',
    worse: 'alarm',
    why: 'Ártatlan diákot büntetni súlyosabb, mint egy esetet nem észrevenni.',
  },
  { what: 'Egy medvejelző figyel a falu szélén.', worse: 'missed', why: 'Az észre nem vett medve veszélyes, a téves jelzés bosszantó.' },
  {
    what: 'Egy zárolórendszer gyanú esetén egy hétre letiltja valaki bankkártyáját.',
    worse: 'alarm',
    why: 'A téves letiltás egy hétig pénz nélkül hagy valakit; az elnézett csalást utólag is jelenteni lehet.',
  },
];

/** Two models with the same accuracy: which one for this job? */
function whichModel(rng: Rng): Task {
  const cost = rng.pick(COSTS);
  const [low, high] = [rng.int(1, 6), rng.int(15, 30)];
  const shift = rng.int(0, 1);
  const careful = { alarm: high, missed: low };
  const quiet = { alarm: low, missed: high };
  const models = shift === 0 ? [careful, quiet] : [quiet, careful];
  const right = cost.worse === 'missed' ? careful : quiet;
  const letter = models.indexOf(right) === 0 ? 'A' : 'B';
  const other = letter === 'A' ? 'B' : 'A';
  return choice(
    rng,
    {
      figure: {
        kind: 'table',
        head: ['modell', 'téves riasztás', 'elnézés'],
        rows: models.map((m, i) => [i === 0 ? 'A' : 'B', m.alarm, m.missed]),
      },
      keyInFigure: 'a két modell közül kell választani',
      question: `${cost.what} Két modellt mértek meg ugyanazon a 200 eseten. Melyik való erre a munkára?`,
      right: words(`${letter === 'A' ? 'az A' : 'a B'} modell`, letter),
      because: `Helyes! ${cost.why}`,
      wrong: [
        wrong(
          { other },
          ({ other }) => words(`${other === 'A' ? 'az A' : 'a B'} modell`, other),
          'ket-hibat-felcsereli',
          `Itt a másik hiba a súlyosabb. ${cost.why}`,
        ),
        wrong(
          {},
          () => words('mindegy, mert a pontosságuk egyenlő', 'same'),
          'ket-hiba-egyforman-sulyos',
          'A pontosság egyenlő, de a kétféle hiba itt nem egyformán súlyos.',
        ),
      ],
      hints: [
        'Melyik hiba okoz itt nagyobb kárt?',
        'A súlyosabb hibából legyen kevesebb, még ha a másikból több is lesz.',
        'Képzeld el, mi történik egy téves riasztás, és mi egy elnézés után!',
      ],
      solution: `${cost.why} Ezért ${letter === 'A' ? 'az A' : 'a B'} modell való ide.`,
    },
    key => {
      const picked = models[key === 'A' ? 0 : 1];
      return (key === 'A' || key === 'B') && picked !== undefined && models.every(m => picked[cost.worse] <= m[cost.worse]);
    },
  );
}

export const confusionMatrix = defineGenerator(
  'gen-confusion-matrix',
  'Találati mátrix',
  ['ai-78-mennyire-jo-a-modell'],
  ['fraction', 'decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.pick([countOf, accuracyOf])(rng);
    if (level === 2) return rng.pick([() => fractionOf(rng, 'reliable'), () => fractionOf(rng, 'reached'), () => whichModel(rng)])();
    return rng.pick([silentModel, backwards, whichModel])(rng);
  },
);
