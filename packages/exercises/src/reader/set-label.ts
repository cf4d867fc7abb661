const NAME = String.raw`\p{Lu}[\p{L}\d_]{0,4}(?: ?\(\d+\))?`;
const SET_LABEL = new RegExp(
  String.raw`^(?:[a-z]{1,2} ?[=∈] ?(?=\{)|(?:Im ?)?[a-z] ?(?:\([A-Z]\) ?)?= ?(?=\{)|${NAME}(?: ?[∪∩\\∖/×U-] ?${NAME})* ?[=:∈] ?|(?:\d+ )?\p{L}[\p{L} ]*: ?)(?=\S)`,
  'u',
);
const DENIES = /(?<!\p{L})(?:nem|sem|kivéve|nélkül|helyett)(?!\p{L})/iu;

/** `M =`, `A∩B =`, `D12 =`, `Értékkészlet:`, „12 osztói:” before a set or an interval. */
export const withoutSetLabel = (text: string): string => text.replace(SET_LABEL, label => (DENIES.test(label) ? label : '')).trim();
