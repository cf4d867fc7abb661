import type { Label } from './labels.ts';

/** Why something is offered; the texts speak to the pupil. */
export const REASONS = [
  'warmup',
  'warmup-lately',
  'due',
  'missed-last',
  'same-lesson',
  'mistake',
  'mixed',
  'misconception',
  'homework',
  'continue',
  'continue-quiz',
  'continue-on',
  'next',
  'base',
  'inferred',
  'unsure',
  'placement',
  'placement-rest',
  'after-break',
  'practice',
  'exam',
  'from-start',
  'again',
  'unit-start',
  'unit-next',
  'unit-part',
  'own-year',
  'earlier',
  'practice-count',
  'practice-more',
] as const;
export type ReasonId = (typeof REASONS)[number];

/** What a reason's sentence names. */
export interface ReasonFacts {
  /** Title of the lesson it builds on, or of the lesson it prepares. */
  lesson?: string | undefined;
  /** Slug of the lesson it builds on. */
  base?: string | undefined;
  /** What the map says of that lesson when the sentence is read: a plan stays for the day, a state does not. */
  state?: Label | undefined;
  unit?: string | undefined;
  /** Answers so far, the questions of a round, or right answers since the last miss. */
  count?: number | undefined;
  /** How many questions of a round were missed before, or how often a question was. */
  missed?: number | undefined;
  misconception?: string | undefined;
  minutes?: number | undefined;
  /** Days since the last answer, or left until the exam. */
  days?: number | undefined;
  /** How often the same was said already in the same round: another sentence says it. */
  turn?: number | undefined;
}

export interface Reason extends ReasonFacts {
  id: ReasonId;
}

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];
const numberOf = (count: number): string => NUMBERS[count] ?? String(count);
const REST = ['', '', 'a másik', 'a harmadik', 'a negyedik', 'az ötödik'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** „Két hete”, „Három napja”: how long ago, in words a child says. */
export const agoInWords = (days: number): string => {
  if (days < 1) return 'Ma';
  if (days < 2) return 'Tegnap';
  if (days < 7) return `${capital(NUMBERS[Math.floor(days)] ?? String(Math.floor(days)))} napja`;
  const weeks = Math.floor(days / 7);
  if (weeks < 9) return weeks === 1 ? 'Egy hete' : `${capital(NUMBERS[weeks] ?? String(weeks))} hete`;
  return 'Régen';
};

const inTurn = (turn: number, ...sentences: readonly [string, ...string[]]): string => sentences[turn % sentences.length] ?? sentences[0];

const mistake = ({ missed = 1, count = 0, days, turn = 0 }: ReasonFacts): string => {
  if (days === undefined) return 'Ezt korábban elvétetted. Nézzük meg újra!';
  if (count > 0)
    return inTurn(turn, 'Legutóbb már sikerült. Lássuk, megmaradt-e!', 'Ez is sikerült legutóbb. Menjen újra!', 'Ezt is tudtad legutóbb.');
  // How often it went wrong is not counted for a child.
  if (missed > 1)
    return inTurn(
      turn,
      'Ezzel már találkoztál. Most sikerülhet!',
      'Ezt is láttad már. Menj lépésről lépésre!',
      'Ez is ismerős. Szánj rá időt!',
    );
  const when = agoInWords(days).toLowerCase();
  return inTurn(
    turn,
    `Ezt ${when} elvétetted. Nézzük meg újra!`,
    `Ez sem sikerült elsőre ${when}. Próbáld meg újra!`,
    `Még egy ${when} elvétett kérdés. Gondold végig nyugodtan!`,
  );
};

const due = ({ days = 7, turn = 0 }: ReasonFacts): string =>
  inTurn(
    turn,
    days < 1 ? 'Egy rövid ismétlés, hogy megmaradjon.' : `${agoInWords(days)} csináltad utoljára. Egy rövid ismétléssel megmarad.`,
    'Ez is azért jön, hogy megmaradjon, amit tudsz.',
    'Még egy rövid ismétlés.',
  );

const missedLast = ({ turn = 0 }: ReasonFacts): string =>
  inTurn(
    turn,
    'Ebből a leckéből legutóbb nem sikerült minden elsőre. Nézzük meg újra!',
    'Ez a lecke is nehezebben ment legutóbb. Próbáld meg újra!',
    'Még egy lecke, ami legutóbb nehezebb volt. Gondold végig nyugodtan!',
  );

/** In the word of the map. */
const next = ({ lesson, state }: ReasonFacts): string => {
  if (!lesson) return 'Ezzel indul az idei anyag.';
  if (state === 'known') return `Azért ez jön, mert „${lesson}” már megvan.`;
  return state === 'forming' ? `Azért ez jön, mert „${lesson}” már alakul.` : `Ez következik „${lesson}” után.`;
};

const texts: Record<ReasonId, (facts: ReasonFacts) => string> = {
  warmup: () => 'Bemelegítés: ez már jól megy neked.',
  'warmup-lately': ({ count = 2 }) => `Bemelegítés: ebből ${numberOf(count)} kérdés már sikerült.`,
  due,
  'missed-last': missedLast,
  // What was answered a moment ago may have gone right or wrong: it says neither.
  'same-lesson': ({ turn = 0 }) => inTurn(turn, 'Még egy kérdés ugyanabból a leckéből.', 'Ebből a leckéből is jön még egy kérdés.'),
  mistake,
  mixed: ({ count = 1, missed = 0 }) => {
    const questions = `${capital(numberOf(count))} kérdés`;
    if (missed === 0) return `${questions} több leckéből, hogy megmaradjon, amit tudsz.`;
    // Of some the very question was missed, of others another one of the lesson.
    if (missed >= count) return `${questions} abból, ami korábban nehezebben ment. Nézzük meg újra!`;
    const some = missed === 2 ? 'kettő' : numberOf(missed);
    return `${questions}: ${some} abból, ami korábban nehezebben ment, ${missed === count - 1 ? (REST[count] ?? 'egy') : 'a többi'} azért jön, hogy megmaradjon.`;
  },
  misconception: ({ lesson }) =>
    lesson ? `„${lesson}”: itt többször becsapott egy apróság. Nézzük meg együtt!` : 'Egy apróság többször becsapott. Nézzük meg együtt!',
  homework: () => 'Ezt kérte a tanárod.',
  continue: () => 'Itt hagytad abba. Innen folytathatod.',
  'continue-quiz': ({ count = 0 }) =>
    count === 0
      ? 'A lecke végén jársz. Jöhet a kvíze!'
      : `${capital(numberOf(count))} kérdésre már válaszoltál belőle. ${count < 3 ? 'Folytasd a kvízzel!' : 'Jöhet a következő három!'}`,
  'continue-on': ({ count = 3 }) => `${capital(numberOf(count))} kérdésre már válaszoltál belőle. Mehetsz tovább a leckében!`,
  next,
  base: ({ lesson = '', minutes = 10 }) => `Erre épül: „${lesson}”. Kezdjük ezzel, ${minutes} perc.`,
  inferred: () => 'A többi válaszod alapján ez valószínűleg megy. Kipróbálod?',
  unsure: () => 'Még kevés választ láttunk, ezért csak tippelünk.',
  placement: () => 'Nem dolgozat, nincs jegy. Amit még nem tanultál, jelöld be nyugodtan.',
  'placement-rest': () => 'Megjegyeztük, hol tartasz. Onnan folytathatod, ahol abbahagytad.',
  'after-break': () => 'De jó, hogy itt vagy! Olyan feladatok jönnek, amik már jól mentek.',
  practice: () => 'Ez alakul. Még néhány feladat, és a tiéd.',
  'from-start': () => 'Ez még új neked, ezért az elejéről kezdjük.',
  again: () => 'Itt jól jön a lecke: újra átnézzük, lépésről lépésre.',
  'unit-start': ({ unit = '' }) => `Ezzel kezdődik ez a témakör: „${unit}”.`,
  'unit-next': ({ unit = '' }) => `Ez a következő lépés ebben a témakörben: „${unit}”.`,
  'unit-part': ({ unit = '' }) => `Ebből a témakörből való: „${unit}”.`,
  'own-year': () => 'Ez is az idei anyag része.',
  earlier: () => 'Korábbi anyag: jó alap az ideihez.',
  'practice-count': ({ count = 1 }) => `Már ${NUMBERS[count] ?? count} jó válaszod van belőle. Jöhet még néhány?`,
  'practice-more': () => 'Három feladat, és biztosabb leszel benne.',
  exam: ({ days = 0 }) => `${days} nap van hátra. Ma ez a két rész segít a legtöbbet.`,
};

export const reasonText = ({ id, ...facts }: Reason): string => texts[id](facts);

export const DAY_DONE = 'Mára kész. Ennyi elég!';
