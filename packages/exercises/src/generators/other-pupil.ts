import { capital, type Name, nameSuf } from '@eszkerek/numbers/hungarian';
import type { Wrong } from './engine.ts';
import { generatedMisconceptions } from './misconceptions.ts';
import { onlyNames } from './reply-pattern.ts';

/** A slip as another pupil's: in the third person. */
export interface Told extends Wrong {
  mistake: string;
  /** The same mistake leads to other values too, so this one is an example. */
  oneOfMany?: boolean;
}

/** Words that would describe other slips of the same task too. */
const VAGUE = new Set([
  'alapterulet-keplete',
  'diszkriminans-es-megoldasszam',
  'elojel-csere',
  'elojel-hiba',
  'eset-elszamolas',
  'felbontasnal-elojel',
  'felezopont-hiba',
  'feltetel-kimarad',
  'keplet-hiba',
  'ketjegyuek-szama',
  'kozos-tenyezo-hiba',
  'lap-el-csucs-csere',
  'maradek-a-szovegben',
  'masik-szakaszt-adja',
  'menetszam-aram-hatasa',
  // Shown with the asked unit, the value is not in another one.
  'mertekegyseg-csere',
  'muvelet-csere',
  'negyszog-szogdarab-csere',
  'nem-megfelelo-szakaszok',
  'nevezo-hiba',
  'oldalakat-adja-ossze',
  'osszeg-kulonbseg-szorzat',
  'osztas-szorzas-csere',
  'relativ-sebesseg-iranya',
  'rossz-forditott-muvelet',
  'rossz-iranyu-muvelet',
  'rossz-keplet',
  'rossz-osztoval',
  'rossz-szakasz',
  'rossz-szogfuggveny',
  'rossz-tavolsag',
  'szabaly-csere',
  'szabaly-keveres',
  'szog-kimarad',
  'szoroz-oszt-csere',
  'szorzo-hiba',
  'utolso-muvelet-elrontva',
  'zarojel-hiba',
]);

/** Misconceptions „answers another question”: as an option they also say what the value is („Ez az AM hossza.”). */
const ANSWERS_ELSE = new Set(['nem-a-kerdesre-felel', 'reszeredmeny-a-mozgasnal', 'reszeredmeny-valasz', 'reszvalasz']);

/** „olvastad”, „számoltál”, „te”: said to the one who made the slip. A vowel before the ending is no verb: „kötél”. */
const TO_THE_PUPIL = /[^\saáeéiíoóöőuúüű](?:tál|tél|tad|ted)(?!\p{L})|(?<!\p{L})te(?!\p{L})/iu;

/** Sets a lone x or y as a formula: „az x értékét” -> „az $x$ értékét”. Text that holds a whole plain formula is not changed. */
const withLetters = (text: string | undefined): string | undefined =>
  text && !/[·=²]/u.test(text) ? text.replace(/(?<![\p{L}$])[xy](?=-| \p{L})/gu, '$$$&$$') : text;

/** The words of a misconception. An example such as „(√16 = 8)” has other numbers than the task, or gives the pair away. */
const wordsFor = (misconception: string): string | undefined =>
  withLetters(generatedMisconceptions.get(misconception)?.text.replace(/ \([^=→]*[=→].*\)$/u, ''));

/** The mistake in words that fit this slip alone; undefined when there are none. */
export function mistakeOf({ mistake, misconception, explanation }: Wrong): string | undefined {
  const text = wordsFor(misconception);
  if (mistake || VAGUE.has(misconception)) return mistake;
  if (!ANSWERS_ELSE.has(misconception)) return text;
  const [, what] = /^E((?:z|nnyi) [^.!?]*)\./u.exec(explanation) ?? [];
  return what && !TO_THE_PUPIL.test(what) ? `${text}, e${what}` : undefined;
}

/** The mistake for a teacher's key, beside its own result: vague words are better than none. */
export const namedMistake = (slip: Wrong): string => mistakeOf(slip) ?? wordsFor(slip.misconception) ?? '';

/** Words that say nothing new beside the mistake: what is missing, what is asked, that it must be done. */
const EMPTY =
  /^(?:ez|ezt|ennyi|egy|egyetlen|két|három|közül|itt|ekkor|kell|nem|hanem|még|pedig|van|maga|volt|lesz|elmarad.*|kimarad.*|kérd.*|kérj.*|keress.*|kellene|venni|adód\p{L}*|számol\p{L}*|száma?|lej\p{L}*|állhat|hiányzik)$/u;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** „felcseréli a kerületet és a területet” leaves open which of the two this is. */
const EITHER_WAY = /felcserél|összekever|vagy fordítva/u;
/** The same word with other endings: „felezés”, „felezése”; „vonja”, „vonni”. */
const sameWord = (a: string, b: string): boolean => {
  const end = [...a].findIndex((letter, i) => letter !== b[i]);
  return (end < 0 ? a.length : end) >= Math.max(3, Math.min(a.length, b.length) * 0.75 - 1);
};

/**
 * „Ez az ellentétes esemény valószínűsége.” after „az ellentétes esemény valószínűségét adja meg” says nothing new, in
 * whatever order its words stand. A formula or another number is new.
 */
const repeats = (fact: string, mistake: string): boolean => {
  if (EITHER_WAY.test(mistake)) return false;
  const core = fact.replace(/^(?:Ez|Ennyi) (?:az? )?/u, '').slice(0, -3);
  if (core.length > 4 && mistake.includes(core)) return true;
  const [said, words] = [wordsOf(mistake), wordsOf(fact)];
  const hasNumber = (fact.match(/\d+/gu) ?? []).some(n => !mistake.includes(n));
  if (words.length === 0 || hasNumber || /[$?]/u.test(fact)) return false;
  const isSaid = (word: string): boolean =>
    mistake.includes(word.length > 4 ? word.slice(0, -1) : word) || said.some(w => sameWord(word, w));
  const isOld = (word: string): boolean => EMPTY.test(word) || isSaid(word);
  // „A terület felezése elmaradt.” after „elmarad a felezés”
  return /(?:el|ki|le)maradt\.$/u.test(fact) ? words.some(isSaid) : words.every(isOld);
};

/** A sentence without what only repeats the mistake: the whole, what stands after its colon, or before a formula. */
function newIn(fact: string, mistake: string): string {
  const [, first = '', second = ''] = /^(.*?): (.*)$/su.exec(fact) ?? [];
  if (!second) return repeats(fact, mistake) ? '' : ` ${fact}`;
  if (/^nem |kell|marad/u.test(second) && repeats(second, mistake)) return newIn(`${first}.`, mistake);
  const isOld = repeats(`${first}.`, mistake);
  // „Elmaradt a felezés: …” after „elmarad a felezés”
  if (isOld && /(?:el|ki|le)maradt/iu.test(first)) return ` ${capital(second)}`;
  return isOld && /^\$[^$]*=/u.test(second) ? ` ${second}` : ` ${fact}`;
}

/** The explanation of a slip if it states a fact; empty if it only names the slip or addresses the pupil who made it. */
const factOf = ({ explanation, mistake }: Told): string => {
  if (explanation.includes('!') || TO_THE_PUPIL.test(explanation) || onlyNames(explanation)) return '';
  return explanation
    .split(/(?<=[.?]) /u)
    .map(fact => newIn(fact, mistake))
    .join('');
};

/** Said to a pupil who believes another pupil's wrong answer. */
export function whyWrong(who: Name, slip: Wrong): string {
  const mistake = mistakeOf(slip);
  const fact = factOf({ ...slip, mistake: mistake ?? '' });
  const verdict = `${nameSuf(who, 'nak')} nincs igaza.`;
  if (mistake) return `${verdict} A hiba: ${mistake}.${fact}`;
  return `${verdict}${fact || ' Oldd meg a feladatot, és vesd össze a két eredményt!'}`;
}
