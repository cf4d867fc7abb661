import { type Name, nameSuf } from '@eszkerek/numbers/hungarian';
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

/** The mistake in words that fit this slip alone; undefined when there are none. */
export function mistakeOf({ mistake, misconception, explanation }: Wrong): string | undefined {
  // An example such as „(√16 = 8)” has other numbers than the task, or gives the pair away.
  const text = generatedMisconceptions.get(misconception)?.text.replace(/ \([^=→]*[=→].*\)$/u, '');
  if (mistake || VAGUE.has(misconception)) return mistake;
  if (!ANSWERS_ELSE.has(misconception)) return text;
  const [, what] = /^E((?:z|nnyi) [^.!?]*)\./u.exec(explanation) ?? [];
  return what && !TO_THE_PUPIL.test(what) ? `${text}, e${what}` : undefined;
}

/** „Ez az ellentétes esemény valószínűsége.” after „az ellentétes esemény valószínűségét adja meg” says nothing new. */
const repeats = (fact: string, mistake: string): boolean => {
  const core = fact.replace(/^(?:Ez|Ennyi) (?:az? )?/u, '').slice(0, -3);
  if (core.length > 4 && mistake.includes(core)) return true;
  // „Ez az idő percben.” after „percben adja meg az időt”: the same words in another order.
  const words = /^(?:Ez|Ennyi) (?:az? )?([^\d$]+)\.$/u.exec(fact)?.[1]?.split(/[ ,]+/u) ?? [];
  return words.length > 1 && words.every(word => mistake.includes(word.length > 4 ? word.slice(0, -1) : word));
};

/** The explanation of a slip if it states a fact; empty if it only names the slip or addresses the pupil who made it. */
const factOf = ({ explanation, mistake }: Told): string => {
  if (explanation.includes('!') || TO_THE_PUPIL.test(explanation) || onlyNames(explanation)) return '';
  const facts = explanation.split(/(?<=[.?]) /u).filter(fact => !repeats(fact, mistake));
  return facts.map(fact => ` ${fact}`).join('');
};

/** Said to a pupil who believes another pupil's wrong answer. */
export function whyWrong(who: Name, slip: Wrong): string {
  const mistake = mistakeOf(slip);
  const fact = factOf({ ...slip, mistake: mistake ?? '' });
  const verdict = `${nameSuf(who, 'nak')} nincs igaza.`;
  if (mistake) return `${verdict} A hiba: ${mistake}.${fact}`;
  return `${verdict}${fact || ' Oldd meg a feladatot, és vesd össze a két eredményt!'}`;
}
