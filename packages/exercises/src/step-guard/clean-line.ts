import { normalise } from '../reader/normalise.ts';
import { asRelations } from './solution-set.ts';

const NUMBERING = /^(?:\(?\d{1,2}\)|\d{1,2}\.(?=\s|[a-z(|-])|\(?[a-h]\)|\(?[IVX]{1,4}[.)])\s*/;
const ARROW = /^(?:⇔|⇒|→|⟹|⟺|<=>|>=|->)\s*/;
const LEADING_WORD =
  /^(?:tehát|innen|ahonnan|ebből|így|azaz|vagyis|ezért|akkor|és így|és|majd|aztán|végül|most|ha|mert|mivel|legyen|feladat|megoldás|számolás|eredmény|válasz|felelet|képlet|képletbe|behelyettesítve|behelyettesítés|rendezve|összevonva|átrendezve|keressük|tudjuk|a megoldás|az eredmény|a válasz|az egyenlet megoldása|a keresett szám|az egyenlet|hogy|azt kapjuk|kapjuk|marad|jön ki|kijön|az?(?= [a-z] ?[=<>]))(?:\s*[:,]\s*|\s+)/i;
/** „2. lépés:”. */
const STEP_LABEL = /^(?:\d{1,2}\. ?)?lépés ?[:.]\s*/i;
const CHECK_WORD =
  /^(?:ellenőrzés|ellenorzes|ellenőrzöm|ellenőrizve|ell|e(?=\s*:\s*[\d(-])|próba|proba|behelyettesítés|behelyettesítve|visszahelyettesítés)(?![a-záéíóöőúüű])\s*[:.]*\s*/i;
const SIDE_LABEL = /^(?:b|j|bo|jo|b\.o\.|j\.o\.|bal ?oldal|jobb ?oldal|bal|jobb)\s*[:=]\s*(?=.*\d)/i;
const TRAILING_WORD =
  /(?:(?<=[\d)a-z²³])!+|[\s,;.]*(?:✓|✔|☑|:\)|\bok\b|\bigaz\b|(?<![a-záéíóöőúüű])jó(?![a-záéíóöőúüű])|\bkijött\b|>=(?=\s*$)|\(\s*(?:jó|ok|igaz|kész)\s*\)|\bstimmel\b|\bhelyes\b|\bteljesül\b|\ba megoldás\b|\bmegoldás(?:a|ok)?\b|\btehát\b|\blesz\b|\bvan\b|\bjön ki\b|\bkapjuk\b|\baz eredmény\b|\ba válasz\b))[\s!.]*$/i;
const WORD_NOTE = /\s*\((?=[^()]*[a-záéíóöőúüű]{4})[^()=]*\)\s*$/i;

/** `= 7 /-3`, `= 7/:2`, `= 7 | ·2`, `= 4 (:2)`: the note of what will be done next. `x = 7/-3` is a fraction. */
const SLASH_NOTE = /\s*\/{1,2}\s*(?:[-+*:]|\^|√).*$/;
const SPACED_NOTE = /\s+\/{1,2}\s*(?:[-+*:]|\^|√).*$/;
const BRACKET_NOTE = /\s*[([]\s*[:*/][^()]*[)\]]\s*$/;

/** `100% → 240 Ft`: a row of a table of percents. */
/** `x értéke 4`. */
const VALUE_WORD = /^([a-z]) (?:értéke|egyenlő|annyi mint)[:,]? /i;
/** `2x = 8 /osztok 2-vel`, `= 11 (-3)`. */
const SAID_NOTE = /\s*\/{1,2}\s*(?:kivon|hozzáad|oszt|szor|elvesz|átvisz|rendez|összevon|mindkét|bont|gyök)[a-záéíóöőúüű]*.*$/i;
const SIGNED_NOTE = /(?<=[\da-z)])\s+[([]\s*[-+]\s*\d*(?:[.,]\d+)?[a-z]?\s*[)\]]\s*$/i;
/** `2x + 3 = 11   -3`: set apart from the line. */
const APART = /^(.*[a-z].*[=<>≤≥].*[\da-z)])(?: {3,}|\t+)([-+−:·*]\s?\d*[a-z]?)\s*$/i;

const PERCENT_ROW = /^(\d+(?:[.,]\d+)? ?%) ?(?:→|->|⇒|>=|\.\.\.|-{2,})\s*/;

/** `b = 8` names no side where b is the unknown of the given line. */
const isUnknown = (text: string, given: string): boolean => {
  const letter = /^([bj]) ?=/i.exec(text)?.[1];
  return letter !== undefined && new RegExp(`(?<![a-záéíóöőúüű])${letter}(?![a-záéíóöőúüű.])`).test(given);
};

export type Cleaned = { readonly text: string; readonly isCheck: boolean; readonly hasArrow: boolean; readonly isSide: boolean };

function withoutNote(text: string): string {
  const sign = text.search(/[=<>]/);
  if (sign < 0) return text;
  const [left, right] = [text.slice(0, sign), text.slice(sign)];
  const bars = text.split('|').length - 1;
  let rest = right.replace(SAID_NOTE, '');
  if (/[a-z]/i.test(left)) rest = rest.replace(SIGNED_NOTE, '');
  if (bars % 2 === 1) rest = rest.slice(0, rest.lastIndexOf('|') < 0 ? rest.length : rest.lastIndexOf('|'));
  else if (/\|\s*[:*+-][^|]*\|[^|]*$/.test(rest) && bars >= 2 && /\d\s+\|/.test(rest)) rest = rest.replace(/\s+\|.*$/, '');
  rest = rest
    .replace(/^[=<>]+ ?[a-z]_?\d?$/i.test(left.trim()) || /^[a-z]_?\d?$/i.test(left.trim()) ? SPACED_NOTE : SLASH_NOTE, '')
    .replace(BRACKET_NOTE, '');
  return left + rest;
}

/** A typed line without what surrounds the mathematics: numbering, arrows, words, the note of the next operation. */
export function cleanLine(typed: string, pair: readonly string[] = [], given = ''): Cleaned {
  let text = normalise(
    typed
      .replace(/[-=]{2,}>/g, '⇒')
      .replace(APART, '$1 | $2')
      .replace(/₍|₎/g, '')
      .replace(/[√]\s+/g, '√'),
  ).replace(PERCENT_ROW, '$1 = ');
  let [isCheck, hasArrow, isSide, isBefore] = [false, false, false, ''];
  while (isBefore !== text) {
    isBefore = text;
    if (!/^\(?[a-h]\)/.test(text) || !text.startsWith('(') || !/[=<>*+^/:-]/.test(text.charAt(3))) text = text.replace(NUMBERING, '');
    if (ARROW.test(text)) [text, hasArrow] = [text.replace(ARROW, ''), true];
    if (CHECK_WORD.test(text)) [text, isCheck] = [text.replace(CHECK_WORD, ''), true];
    if (SIDE_LABEL.test(text) && !isUnknown(text, given)) [text, isCheck, isSide] = [text.replace(SIDE_LABEL, ''), true, true];
    text = text.replace(STEP_LABEL, '');
    if (LEADING_WORD.test(text)) [text, hasArrow] = [text.replace(LEADING_WORD, ''), true];
    text = text.replace(TRAILING_WORD, '').replace(WORD_NOTE, '').trim();
  }
  text = text.replace(VALUE_WORD, '$1 = ');
  text = withoutNote(asRelations(text, pair).replaceAll('[', '(').replaceAll(']', ')'));
  return { text: text.replace(/[\s.;,]+$/, ''), isCheck, hasArrow, isSide };
}

const INFERENCE = /\s*,?\s*(?:tehát|innen|ahonnan|ebből|azaz|vagyis|ezért|így|akkor|mert|hiszen)\s*,?\s+/gi;

/** `3x = 12 :3`: set apart by a space only, it may be a note or a step. */
export function withoutApart(text: string): string | null {
  const found = /^(\s*[^=<>]*[a-z][^=<>]*(?:[=<>]=?)[^=<>]*\S)\s+[-+:*/]\s?\d+(?:,\d+)?$/i.exec(text)?.[1];
  return found && !/^[a-z]_?\d? ?[=<>]/i.test(found) ? found : null;
}

/** `2x = 4 ⇒ x = 2` holds two statements. After normalising, `=>` reads `>=`: an arrow when a relation stands before it. */
export function statementsOf(text: string): string[] {
  const pieces: string[] = [];
  const split = text.replace(INFERENCE, ' ⇒ ').split(/(⇔|⇒|→|⟹|⟺|<=>|->|>=)/);
  for (const [i, piece] of split.entries()) {
    if (i % 2 === 1) continue;
    const last = pieces[pieces.length - 1];
    const glued = last !== undefined && !/[=<>]/.test(last);
    // x → 4
    if (glued) pieces[pieces.length - 1] = `${last}${split[i - 1] === '>=' ? '>=' : '='}${piece}`;
    else pieces.push(piece);
  }
  return pieces.map(piece => piece.replace(TRAILING_WORD, '').trim()).filter(piece => piece !== '');
}

/** `2x + 3 = 11, 2x = 8, x = 4` on the first line: steps of one equation with one letter, not a list of equations. */
export function sequenceOf(text: string): string[] {
  const pieces = text.split(/;\s*|,\s+/);
  const letters = new Set(text.match(/[a-z]/gi));
  const isAssigned = (piece: string): boolean => /^[a-z] ?=|= ?[a-z]$/i.test(piece);
  const isEquation = (piece: string): boolean => /^[^=<>]*[a-z][^=<>]*=[^=<>]+$|^[^=<>]+=[^=<>]*[a-z][^=<>]*$/i.test(piece);
  const isWork = pieces.length > 1 && letters.size === 1 && pieces.every(isEquation) && !pieces.slice(0, -1).some(isAssigned);
  return isWork && !/\^|\||vagy|és/.test(text) ? pieces : [text];
}
