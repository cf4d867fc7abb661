import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { quote } from '../shared/quote.ts';
import { GADGETS, type Gadget, WORKS, type Work } from './ai-bank-sort-bank.ts';

const t = textNumber;

/** A second reader's answers from the texts alone: which work each machine does, and which of them learned. */
const REVIEWED_WORK: Readonly<Record<Work, readonly string[]>> = {
  felismer: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'o4', 'o8'],
  jósol: ['j1', 'j2', 'j3', 'j4', 'j5', 'o3', 'o7', 'o10'],
  ajánl: ['a1', 'a2', 'a3', 'a4', 'o1', 'o5', 'o9'],
  alkot: ['c1', 'c2', 'c3', 'c4', 'o2', 'o6', 'o11'],
};
const REVIEWED_LEARNED = new Set('f1 f2 f3 f4 f5 f6 j1 j2 j3 j4 j5 a1 a2 a3 a4 c1 c2 c3 c4'.split(' '));
const reviewedYes = (id: string): number =>
  (WORKS.some(work => REVIEWED_WORK[work].includes(id)) ? 1 : 0) + (REVIEWED_LEARNED.has(id) ? 1 : 0);

const isAi = ({ work, learned }: Gadget): boolean => work !== undefined && learned;
/** Does an AI's work by a rule. */
const isHalf = ({ work, learned }: Gadget): boolean => work !== undefined && !learned;
const RULE = 'Két kérdés: felismer, jósol, ajánl vagy alkot? Példákból tanulta? Két igen: MI.';
const AIS = GADGETS.filter(isAi);
const HALVES = GADGETS.filter(isHalf);
const PLAIN = GADGETS.filter(({ work }) => work === undefined);
const because = (one: Gadget): string =>
  isHalf(one) ? `Nem MI: ${one.work} ugyan, de ${one.reason}.` : `${isAi(one) ? 'MI' : 'Nem MI'}, mert ${one.reason}.`;
/** What a pupil believes who takes the machine for the other kind. */
const slipOf = (one: Gadget): string => one.bait[1];
const idOf = (texts: readonly Gadget[], text: string): string => texts.find(one => one.text === text)?.id ?? '';

function whichAreAi(rng: Rng, wanted: boolean, count: number): Task {
  const chosen = rng.shuffle([...rng.sample(AIS, rng.int(1, count - 1)), ...rng.sample([...HALVES, ...PLAIN], count)]).slice(0, count);
  return multi(
    rng,
    {
      question: wanted ? 'Melyik gépben dolgozik MI?' : 'Melyik **nem** MI a lecke két kérdése szerint?',
      options: chosen.map(one => ({
        value: words(one.text, one.id),
        correct: isAi(one) === wanted,
        explanation: because(one),
        ...(isAi(one) === wanted ? {} : { misconception: slipOf(one) }),
      })),
      hints: [
        wanted ? 'Menj végig a gépeken egyesével, és ne a nevüket nézd!' : 'Keresd azokat, amelyeknél legalább az egyik válasz nem!',
        RULE,
        `Kezdd ezzel: ${quote(chosen[0]?.text ?? '')} Honnan tudja a dolgát?`,
      ],
      solution: chosen
        .filter(one => isAi(one) === wanted)
        .map(one => `${quote(one.text)} ${because(one)}`)
        .join(' '),
    },
    id => (reviewedYes(id) === 2) === wanted,
  );
}

const WORK_NAMES: Readonly<Record<Work, string>> = {
  felismer: 'A felismerés egy meglévő képről, hangról vagy írásról mondja meg, mi az.',
  jósol: 'A jóslás olyasmit becsül meg, ami még nem történt meg.',
  ajánl: 'Az ajánlás kész dolgok közül választ neked.',
  alkot: 'Az alkotás új képet, szöveget vagy zenét készít.',
};

function whichWork(rng: Rng): Task {
  const one = rng.pick(AIS);
  const right = one.work ?? 'felismer';
  return choice(
    rng,
    {
      question: `${one.text} Mit csinál itt az MI?`,
      right: words(right),
      because: `Helyes! ${WORK_NAMES[right]} ${because(one)}`,
      wrong: WORKS.filter(work => work !== right).map(work =>
        wrong(
          { work },
          ({ work }) => words(work),
          'mi-munkait-keveri',
          `${WORK_NAMES[work]} Itt más történik. Olvasd el újra: mit kapsz a géptől a végén?`,
        ),
      ),
      hints: [
        'Új dolog készül, a jövőről van szó, vagy olyasmiről, ami már megvan?',
        'A négy ige: felismer, jósol, ajánl, alkot.',
        'Olvasd el újra a leírást: mit kapsz a géptől a végén?',
      ],
      solution: `${WORK_NAMES[right]} Az ige: ${right}.`,
    },
    work => WORKS.some(known => known === work && REVIEWED_WORK[known].includes(one.id)),
  );
}

function matchWorks(rng: Rng): Task {
  const chosen = WORKS.map(work => rng.pick(AIS.filter(one => one.work === work)));
  const solution = chosen.map(one => `${one.work}: ${quote(one.text)}`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Négy MI négyféle munkát végez. Párosítsd a gépet az igével!',
      pairs: chosen.map(one => ({ left: one.text, right: one.work ?? '', misplaced: WORK_NAMES[one.work ?? 'felismer'] })),
      explanation: solution,
      hints: [
        'Melyik gép készít valami újat?',
        'Felismer: ami már megvan. Jósol: ami még nem történt meg. Ajánl: választ neked. Alkot: újat készít.',
        `Ez jósol: ${quote(chosen[1]?.text ?? '')} Folytasd a többivel!`,
      ],
      solution,
    },
    proof: pair => {
      const [text = '', work] = pair.split('|');
      return WORKS.some(known => known === work && REVIEWED_WORK[known].includes(idOf(chosen, text)));
    },
  };
}

/** Verdict and reason together: a right verdict with a bad reason is wrong. */
function whichReason(rng: Rng, level: 2 | 3): Task {
  const one = rng.pick(rng.chance(0.4) ? AIS.filter((_, i) => i % 2 === level % 2) : level === 2 ? PLAIN : HALVES);
  const [bait, misconception, against] = one.bait;
  const verdict = (ai: boolean): string => (ai ? 'MI' : 'nem MI');
  const ai = isAi(one);
  const task = choice(
    rng,
    {
      question: `${one.text} Melyik vélemény jó, az indokával együtt?`,
      right: words(`${verdict(ai)}, mert ${one.reason}`, `${ai}:tanulas`),
      because: `Helyes! ${because(one)}`,
      wrong: [
        wrong({ ai, bait }, ({ ai, bait }) => words(`${ai ? 'nem MI' : 'MI'}, mert ${bait}`, `${!ai}:mas`), misconception, against),
        wrong(
          { ai },
          ({ ai }) =>
            words(
              ai ? 'MI, mert minden olyan gép az, amelyet program irányít' : 'nem MI, mert nem tud az emberekkel beszélgetni',
              `${ai}:mas`,
            ),
          ai ? 'minden-okoseszkoz-mi' : 'mi-gondolkodik-es-erez',
          ai
            ? 'MI, de nem ezért: a liftet is program irányítja, mégsem MI, mert nem tanult.'
            : 'Tényleg nem MI, de nem ezért: a beszéd nem feltétel. Az arcfelismerő telefonzár sem beszél, mégis MI.',
        ),
      ],
      hints: [
        'Két dolog kell: jó döntés és jó indok.',
        RULE,
        one.learned ? 'A leírásban ott áll, miből tanult.' : 'Keresd a leírásban, tanult-e példákból!',
      ],
      solution: because(one),
    },
    key => key === `${reviewedYes(one.id) === 2}:tanulas`,
  );
  return { ...task, slips: [] };
}

const YES_NAMES = ['egyik kérdésre sem igen', 'pontosan egy igen', 'két igen'];
const YES_MEANS = [
  'Egy igen sem jár annak, ami nem ismer fel, nem jósol, nem ajánl, nem alkot, és nem is tanult.',
  'Pontosan egy igen jár annak, ami tanulás nélkül, kész szabály vagy lista szerint ismer fel, jósol, ajánl vagy alkot.',
  'Két igen annak jár, ami példákból tanult meg felismerni, jósolni, ajánlani vagy alkotni.',
];

function howManyYes(rng: Rng): Task {
  const chosen = rng.shuffle([rng.pick(PLAIN), rng.pick(HALVES), rng.pick(AIS)]);
  const yes = (one: Gadget): number => (one.work ? 1 : 0) + (one.learned ? 1 : 0);
  const solution = chosen.map(one => `${quote(one.text)} – ${YES_NAMES[yes(one)]}: ${one.reason}.`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Tedd fel a lecke két kérdését! Hány igen jár az egyes gépeknek?',
      pairs: chosen.map(one => ({ left: one.text, right: YES_NAMES[yes(one)] ?? '', misplaced: YES_MEANS[yes(one)] ?? '' })),
      explanation: solution,
      hints: [
        'Készíts két oszlopot: az egyik a négy ige, a másik a tanulás.',
        RULE,
        'Ajánlani, jósolni, felismerni és alkotni tanulás nélkül is lehet. Melyik gép ilyen?',
      ],
      solution,
    },
    proof: pair => {
      const [text = '', name = ''] = pair.split('|');
      return YES_NAMES.indexOf(name) === reviewedYes(idOf(chosen, text));
    },
  };
}

const NO_CHANGE: readonly (readonly [text: string, misconception: string, against: string])[] = [
  [
    'Kapjon karokat, kerekeket és egy barátságos robotfejet.',
    'mi-csak-robot-lehet',
    'A test nem tanulás. A gép ugyanúgy működne, mint eddig.',
  ],
  ['Írják rá nagy betűkkel: „okos, MI-vel működik”.', 'minden-okoseszkoz-mi', 'A felirattól nem tanul meg semmit.'],
  ['Mondja minden használat végén: „Örülök neked!”', 'mi-gondolkodik-es-erez', 'A kedves mondat is beírt szöveg. Tanulás nincs benne.'],
  ['Cseréljék ki tízszer gyorsabb számítógépre a benne lévőt.', 'minden-okoseszkoz-mi', 'A gyorsabb gép ugyanazt a szabályt követi.'],
  [
    'Tegyenek bele még száz előre megírt szabályt vagy listát.',
    'egy-igen-eleg',
    'A több szabály is beírt szabály. Példákból ettől sem tanul.',
  ],
];

function whatToChange(rng: Rng): Task {
  const one = rng.pick(HALVES);
  return choice(
    rng,
    {
      question: `${one.text} Melyik változtatástól lesz belőle MI?`,
      right: words(one.change ?? ''),
      because: `Helyes! Így már mindkét kérdésre igen a válasz: ${one.work}, és példákból tanulta.`,
      wrong: rng
        .sample(NO_CHANGE, 3)
        .map(([text, misconception, against]) => wrong({ text }, ({ text }) => words(text), misconception, against)),
      hints: ['Melyik kérdésre felelsz most nemmel?', RULE, `Az első kérdésre igen a válasz: ${one.work}. A tanulás hiányzik.`],
      solution: `Most így működik: ${one.reason}. A jó változtatás: „${one.change ?? ''}”`,
    },
    text => /tanulja meg/.test(text) && HALVES.some(({ id, change }) => id === one.id && change === text),
  );
}

const VISITORS = [
  'Egy szakkör',
  'Egy kolozsvári osztály',
  'A szegedi diáktanács',
  'Egy család',
  'A könyvtár csapata',
  'Egy múzeumi kiállítás vezetője',
  'Egy kézdivásárhelyi bolt eladója',
  'A tábor hatodikos csapata',
];

/** How much the word „okos” is worth: four fields from four numbers. */
function smartLabels(rng: Rng, asked: 'not-ai' | 'rule'): Task {
  const [smartAi, smartNot, otherAi, otherNot] = [rng.int(2, 8), rng.int(2, 8), rng.int(1, 4), rng.int(2, 7)];
  const smart = smartAi + smartNot;
  const all = smart + otherAi + otherNot;
  const ais = smartAi + otherAi;
  redrawIf(smartAi === smartNot || smartNot === otherNot);
  const story = `${rng.pick(VISITORS)} ${t(all)} gépet vizsgált meg. Az „okos” szó ${t(smart)} gép dobozán áll. A két kérdés szerint ${t(ais)} gép MI, és ezek közül ${t(otherAi)} gép dobozán nincs „okos” felirat.`;
  const shared = {
    check: 'INT' as const,
    unit: 'gép',
  };
  if (asked === 'not-ai')
    return numeric(
      {
        ...shared,
        question: `${story} Hány „okos” feliratú gép **nem** MI?`,
        answer: num(smartNot),
        expr: `${smart}-(${ais}-${otherAi})`,
        wrong: [
          // With no more labelled machines than AIs this slip gives no count.
          ...(smart > ais
            ? [
                wrong(
                  { smart, ais },
                  ({ smart, ais }) => num(smart - ais),
                  'felirat-nelkulit-is-levonja',
                  otherAi === 1
                    ? 'Az összes MI-vel számoltál. A felirat nélküli MI nincs a feliratosak között.'
                    : 'Az összes MI-vel számoltál. A felirat nélküli MI-k nincsenek a feliratosak között.',
                  otherAi === 1 ? undefined : 'a felirat nélküli MI-ket is a feliratosak közül vonja le',
                ),
              ]
            : []),
          wrong(
            { ais, otherAi },
            ({ ais, otherAi }) => num(ais - otherAi),
            'masik-mezot-szamolja',
            'Ez azoknak a száma, amelyek feliratosak és MI-k.',
          ),
          wrong(
            { all, ais },
            ({ all, ais }) => num(all - ais),
            'feliratot-figyelmen-kivul-hagyja',
            'Ez az összes nem MI gép. Csak a feliratosak kellenek.',
            'az összes nem MI gépet számolja, nem csak a feliratosakat',
          ),
        ],
        other: 'Rajzolj négy mezőt: feliratos és MI, feliratos és nem MI, felirat nélküli és MI, felirat nélküli és nem MI!',
        hints: [
          'Hány feliratos gép MI?',
          'A feliratosak közül vedd el azokat, amelyek MI-k!',
          `A feliratos MI-k száma $${ais}-${otherAi}=${smartAi}$.`,
        ],
        solution: `Feliratos és MI: $${ais}-${otherAi}=${smartAi}$. Feliratos, de nem MI: $${smart}-${smartAi}=${smartNot}$.`,
      },
      equals(smart - (all - otherNot - smartNot - otherAi)),
    );
  return numeric(
    {
      ...shared,
      question: `${story} Valaki a két kérdés helyett így dönt: „Ha okos, akkor MI; ha nem okos, akkor nem MI.” Hány gépről dönt jól?`,
      answer: num(smartAi + otherNot),
      expr: `(${ais}-${otherAi})+(${all}-${smart}-${otherAi})`,
      wrong: [
        wrong(
          { smart },
          ({ smart }) => num(smart),
          'feliratot-bizonyiteknak-veszi',
          'Ennyi gépen áll rajta az „okos”. Köztük nem mind MI.',
          'az „okos” feliratú gépeket számolja meg a jó döntések helyett',
        ),
        wrong(
          { ais, otherAi },
          ({ ais, otherAi }) => num(ais - otherAi),
          'masik-jo-mezot-kihagyja',
          'Ez csak a feliratos gépekről hozott jó döntések száma. A felirat nélküli gépek között is van jó döntés.',
          'a felirat nélküli gépekről hozott jó döntéseket kihagyja',
        ),
        wrong(
          { smart, ais, otherAi },
          ({ smart, ais, otherAi }) => num(smart - (ais - otherAi) + otherAi),
          'rossz-donteseket-szamolja',
          'Ez a rossz döntések száma.',
        ),
        wrong({ all }, ({ all }) => num(all), 'minden-dontest-jonak-vesz', 'Ez az összes gép. A felirat néha becsap.'),
      ],
      other: 'Két mezőben dönt jól: feliratos és MI, felirat nélküli és nem MI.',
      hints: [
        'Melyik két mezőben ad jó választ ez a szabály?',
        'Jól dönt, ha a gép feliratos és MI, vagy felirat nélküli és nem MI.',
        `Feliratos és MI: $${ais}-${otherAi}=${smartAi}$.`,
      ],
      solution: `Feliratos és MI: $${ais}-${otherAi}=${smartAi}$. Felirat nélküli és nem MI: $${all}-${smart}-${otherAi}=${otherNot}$. Jó döntés: $${smartAi}+${otherNot}=${smartAi + otherNot}$.`,
    },
    equals(all - smartNot - otherAi),
  );
}

export const aiBankSort = defineGenerator('gen-ai-bank-sort', 'Hol dolgozik MI?', ['ai-56-hol-talalkozol-mi-vel'], [], (rng, level) => {
  if (level === 1) return rng.pick([() => whichAreAi(rng, true, 4), () => whichWork(rng), () => matchWorks(rng)])();
  if (level === 2) return rng.pick([() => whichAreAi(rng, false, 4), () => whichReason(rng, 2), () => smartLabels(rng, 'not-ai')])();
  return rng.pick([() => howManyYes(rng), () => whatToChange(rng), () => smartLabels(rng, 'rule'), () => whichReason(rng, 3)])();
});
