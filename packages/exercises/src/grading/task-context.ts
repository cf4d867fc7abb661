import { normalise, plainWord } from '../reader/normalise.ts';
import type { Context } from '../reader/sentence.ts';
import { conversion, convertible, readUnit, type Unit } from '../reader/unit.ts';
import { remembered } from './remembered.ts';
import type { TypedSpec } from './typed-spec.ts';

/** The question as plain text: `$\frac{6}{8}$` becomes 6/8. */
export const plainTask = remembered((task): string => {
  const text = task
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(/\\sqrt ?\{([^{}]*)\}/g, '√$1')
    .replace(/\\[dt]?frac ?(?:\{([^{}]*)\}|(\d)) ?(?:\{([^{}]*)\}|(\d))/g, (_, a = '', b = '', c = '', d = '') => ` ${a}${b}/${c}${d} `)
    .replace(/\\(?:cdot|times)/g, '*')
    .replace(/\\div/g, ':')
    .replace(/\\(?:left|right|,|;|!|quad|text|mathrm|\s)/g, ' ')
    .replace(/[${}\\]/g, ' ');
  return normalise(text);
});

const isInflected = (a: string, b: string): boolean => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return common >= 2 && common >= short - 1 && long - common <= 5;
};

const ASKED = /hány ([\p{L}°%][\p{L}°%/²³^\d]*)/giu;
const ASKED_IN = /([\p{L}°%][\p{L}°/²³^\d]*)-?(?:ban|ben)(?!\p{L})/giu;

/** The unit the text asks for: „hány km”, „percben”; null when it names none, or several. */
const askedUnit = remembered((task): Unit | null => {
  const text = plainTask(task);
  const units = [...text.matchAll(ASKED), ...text.matchAll(ASKED_IN)].flatMap(m => readUnit(m[1] ?? '') ?? []);
  const [first] = units;
  return first && units.every(unit => unit.symbol === first.symbol) ? first : null;
});

/** The unit an answer is held against, when there is one. */
export function wantedUnit(spec: TypedSpec): Unit | undefined {
  const named = spec.unit ? readUnit(normalise(spec.unit)) : null;
  return named ?? (spec.task && !spec.unit && !spec.percent ? askedUnit(spec.task) : null) ?? undefined;
}

const QUANTITY = /(\d[\d ]*(?:,\d+)?) ?([\p{L}°][\p{L}°/²³]*)/gu;

/** The amounts a text tells, each in the unit `wanted`; those that stand side by side (1 óra 18 perc) are one. */
function amountsIn(text: string, wanted: Unit): { amount: number; symbol: string }[] {
  const found: { amount: number; symbol: string; end: number }[] = [];
  for (const match of text.matchAll(QUANTITY)) {
    const unit = readUnit(match[2] ?? '');
    if (!unit || !convertible(unit, wanted, false)) continue;
    const amount = Number((match[1] ?? '').replace(/ /g, '').replace(',', '.')) * conversion(unit, wanted).valueOf();
    const before = found.at(-1);
    const joined = before && /^ ?(?:és )?$/.test(text.slice(before.end, match.index));
    if (joined) found.pop();
    found.push({
      amount: amount + (joined ? before.amount : 0),
      symbol: joined ? `${before.symbol} ${unit.symbol}` : unit.symbol,
      end: match.index + match[0].length,
    });
  }
  return found;
}

/** The text tells the very amount that is asked for, in another unit: changing the unit is the task. */
export function asksConversion(spec: TypedSpec, key: number | undefined, wanted: Unit | undefined): boolean {
  if (spec.form === 'askedUnit') return true;
  if (!spec.task || key === undefined || !wanted) return false;
  return amountsIn(plainTask(spec.task), wanted).some(
    ({ amount, symbol }) => symbol !== wanted.symbol && Math.abs(amount - key) < 1e-9 * Math.abs(key),
  );
}

const CHANGE =
  /mennyivel|hány (?:fok|°C|kelvin|K)-?(?:kal|kel|nel)|(?:mekkora|mennyi|számítsd ki|add meg)[^.?!]*(?:változás|különbség)|Δ ?t/i;
export const asksChange = (spec: TypedSpec): boolean => spec.task !== undefined && CHANGE.test(plainTask(spec.task));
export const asksDigits = (spec: TypedSpec): boolean => spec.task !== undefined && /számjegy/i.test(spec.task);

const EXACT =
  /gyöktelenítsd|gyökös alakban (?:add|válaszol|írd)|pontos(?:, gyökös)? alak(?:ban|ot)|(?:π|\\pi ?\$?)-vel (?:add|válaszol|írd|fejezd)/i;
const ROUNDING = /kerekít|közelít|3(?:,|\{,\})14/i;
/** The question wants the root or π itself, not a rounded value. */
export const asksExact = ({ task }: TypedSpec): boolean => task !== undefined && EXACT.test(task) && !ROUNDING.test(task);

/** The box stands for a number beside or under a root that is already there. */
export const asksBesideRoot = ({ task }: TypedSpec): boolean => task !== undefined && /\\square\s*\\sqrt|\\sqrt\{\\square\}/.test(task);

/** The question wants a rounded value: „egy tizedesjegyre kerekíts”, „kerekítsd százasokra”. */
export const asksRounding = ({ task }: TypedSpec): boolean => task !== undefined && /kerekít/i.test(task);

const PLACES: readonly string[] = ['egészre', 'tizedre', 'századra', 'ezredre'];
/** The decimal place to which the question lets a root be rounded. */
export function askedPlace({ task, answer }: TypedSpec): { readonly places: number; readonly name: string } | null {
  const name = /π/.test(answer) ? undefined : /(egészre|tizedre|századra|ezredre) kerekít/i.exec(task ?? '')?.[1]?.toLowerCase();
  const places = PLACES.indexOf(name ?? '');
  return name && places >= 0 ? { places, name } : null;
}

/** Whether a whole number is one of the data of the question or its figure. */
export const isGiven = (n: bigint, { task = '', shown = '' }: TypedSpec): boolean =>
  [...plainTask(`${task} ${shown}`).matchAll(/(?<![\d,])\d+(?: \d{3})*(?!,?\d)/g)].some(
    ([digits]) => BigInt(digits.replace(/ /g, '')) === n,
  );

const escaped = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether `text` stands in the task as a whole, not as a part of a longer formula. */
function standsIn(task: string, text: string): boolean {
  const signs = [...normalise(text).replace(/\s/g, '')].map(escaped);
  if (signs.length < 3) return false;
  return new RegExp(`(?<![-+*/^\\d,.(√]\\s*|\\p{L})${signs.join('\\s*')}(?!\\s*[-+*/^(]|\\s*:\\s*\\d|,?\\d|\\p{L})`, 'iu').test(task);
}

/** Whether an operation, fraction or repeating decimal was only copied from the task; never where the key itself stands in it. */
export function isCopied(typed: string, spec: TypedSpec): boolean {
  if (!spec.task) return false;
  const task = plainTask(spec.task);
  return standsIn(task, typed) && ![spec.answer, ...spec.accepted].some(key => standsIn(task, key));
}

const contexts = remembered((key): Context => {
  const [task, unit, letters] = key.split('\u0000');
  const words = [
    ...new Set((`${plainTask(task ?? '')} ${unit && !readUnit(normalise(unit)) ? unit : ''}`.match(/\p{L}{2,}/gu) ?? []).map(plainWord)),
  ];
  return {
    knows: plain => words.some(word => isInflected(word, plain)),
    ...(unit ? { unit } : {}),
    times: words.some(word => word.startsWith('hanyszor')),
    kinds: words.some(word => word.startsWith('hanyfele')),
    ...(letters ? { letters } : {}),
  };
});

export const contextOf = (spec: TypedSpec): Context => {
  const letters = spec.check === 'EXPR' ? spec.answer.replace(/[^a-zA-Zα-ωΑ-Ω]/g, '') : '';
  return contexts(`${spec.task ?? ''}\u0000${spec.unit ?? ''}\u0000${letters}`);
};
