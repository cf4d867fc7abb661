import type { OwnFault } from '@eszkerek/content/question/check-own-question';
import type { RuleName } from '@eszkerek/content/rules';
import type { QuestionFault } from '@eszkerek/contract/set-shapes';

/** What a teacher reads of a rule. An error keeps the question out of the set; rules without a line here are for authors of the bank. */
const ERRORS: Partial<Record<RuleName, string>> = {
  'single-correct': 'Pontosan egy jó válasz legyen.',
  'multi-correct': 'Legyen legalább egy jó és legalább egy rossz válasz.',
  'option-duplicate': 'Két válasz egyforma.',
  'match-duplicate': 'Két elem egyforma.',
  'answer-unreadable': 'Ezt a számot nem tudjuk elolvasni. Írd így: 7/20, 0,35 vagy 200.',
  'accepted-differs': 'Az elfogadott alaknak ugyanannyit kell érnie, mint a jó válasznak.',
  'key-refused': 'A javító nem fogadja el ezt a választ. Írd úgy, ahogy a tanuló beírná!',
  'pattern-is-answer': 'Ez a hibás eredmény egyenlő a jó válasszal.',
  'pattern-unreached': 'Ehhez a hibás eredményhez nem ez a magyarázat jönne elő.',
  'pattern-duplicate': 'Ez a hibás eredmény kétszer szerepel.',
  'misconception-unknown': 'Ilyen tévképzet nincs a listában.',
  figure: 'Ezt az ábrát így nem tudjuk megrajzolni. Nézd át a számait!',
  latex: 'Ez a képlet hibás, vagy olyan parancs van benne, amit itt nem használhatsz.',
  'raw-html': 'HTML-kód nem lehet a szövegben.',
  link: 'Link és kép nem lehet a szövegben. Ábrát az „Ábra” gombbal tehetsz be.',
};

const WARNINGS: Partial<Record<RuleName, string>> = {
  'option-catch-all': 'A „mindegyik” és az „egyik sem” gondolkodás nélkül is kiválasztható.',
  'option-length': 'A jó válasz sokkal hosszabb a többinél, ez elárulja.',
  'misconception-missing': 'Nincs tévképzet: miért választaná ezt valaki?',
  'hint-position': 'A válaszok minden tanulónál más sorrendben állnak, ne a helyükkel nevezd meg őket.',
  'hint-gives-answer': 'Az utolsó segítség elárulja a választ.',
  'solution-missing': 'Írd le a megoldás lépéseit, hogy a tanuló lássa, hol tévedett.',
  negation: 'A kérdés tagad. Emeld ki így: **NEM**.',
  'figure-leak': 'Az ábra elárulja a választ.',
  quotes: 'Az idézőjel magyarul így áll: „…”.',
  dash: 'A gondolatjel hosszú, és szóköz van körülötte: –.',
  range: 'A tartományt így írd: 5–8.',
  minus: 'A mínuszjel hosszabb a kötőjelnél: −3. Vagy tedd képletbe: $-3$.',
  'decimal-comma': 'Tizedesvesszőt írj: 3,14; képletben 3{,}14.',
  thousands: 'Öt számjegytől tagold a számot: 12 500.',
  percent: 'A % jel elé nem kell szóköz: 25%.',
  unit: 'A szám és a mértékegység közé szóköz kell: 5 cm.',
  money: 'A pénzt így írd: 32 lej vagy 1200 Ft.',
  date: 'A dátumot így írd: 2026. november 15.',
  ordinal: 'A sorszám után pont áll: 5.',
  ellipsis: 'A három pont egyetlen jel: ….',
  'multiplication-sign': 'A szorzás jele ·, képletben \\cdot.',
  'division-sign': 'Az osztás jele a kettőspont vagy a törtvonal.',
  'numeral-suffix': 'A toldalék a szám kiejtését követi: 5-tel, 8-cal.',
  article: 'A névelő a szám kiejtését követi: az 5, a 2.',
};

const LETTER_A = 65;
const ONE_OF: Readonly<Record<string, (place: number) => string>> = {
  options: place => `${String.fromCharCode(LETTER_A + place)} válasz`,
  items: place => `${place + 1}. elem`,
  pairs: place => `${place + 1}. pár`,
  hints: place => `${place + 1}. segítség`,
};
const PARTS: Readonly<Record<string, string>> = { accepted: 'Elfogadott alak', answer: 'Jó válasz', solution: 'Megoldás', figure: 'Ábra' };

const MISSING: Readonly<Record<string, string>> = {
  question: 'Írd meg a kérdést!',
  answer: 'Írd be a jó választ!',
  options: 'Legyen legalább két válasz, többválasztósnál három; mindegyikbe írj valamit!',
  items: 'Legalább három elem kell, és egyik sem lehet üres.',
  pairs: 'Legalább két pár kell, és mindkét oldalukra írj valamit!',
  figure: 'Az ábra leírása hiányos vagy elgépelt.',
  hints: 'Legfeljebb három segítség lehet, és egyik sem lehet üres.',
};

const placeName = (part: string, place: number | null): string | undefined =>
  (place === null ? undefined : ONE_OF[part]?.(place)) ?? PARTS[part];
const placed = (message: string, where: string | undefined): string => (where ? `${where}: ${message}` : message);

/** A fault of a text that was checked alone, at its own place in the question. */
export const placedAt = (fault: QuestionFault, part: string, place: number | null): QuestionFault => ({
  ...fault,
  message: placed(fault.message, placeName(part, place)),
  part,
  place,
});

/** In Hungarian, with the part of the question it is about. */
export const faultOf = ({ rule, path }: OwnFault): QuestionFault => {
  const [part = '', place] = path.map(String);
  const about = { part: part || null, place: place !== undefined && part in ONE_OF ? Number(place) : null };
  if (rule === 'schema') return { level: 'error', message: MISSING[part] ?? 'A kérdés még hiányos.', ...about };
  const error = ERRORS[rule];
  const text = error ?? WARNINGS[rule] ?? 'Nézd át a szöveget: nem magyar írásmód szerint áll.';
  return {
    level: error ? 'error' : 'warning',
    message: placed(text, placeName(part, place === undefined ? null : Number(place))),
    ...about,
  };
};
