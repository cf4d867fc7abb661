import { type Rational, rational } from '@eszkerek/numbers/rational';
import { normalise } from '../reader/normalise.ts';
import { readUnit } from '../reader/unit.ts';

const NUMBERING = /^(?:\(?\d{1,2}\)|\d{1,2}\.(?=\s|[a-z(|-])|\(?[a-h]\)|\(?[IVX]{1,4}[.)])\s*/;
const ARROW = /^(?:⇔|⇒|→|⟹|⟺|<=>|>=|->)\s*/;
const LEADING_WORD =
  /^(?:tehát|innen|ahonnan|ebből|így|azaz|vagyis|ezért|akkor|és így|és|majd|aztán|végül|most|ha|mert|mivel|legyen|feladat|megoldás|számolás|eredmény|válasz|felelet|képlet|képletbe|behelyettesítve|behelyettesítés|rendezve|összevonva|átrendezve|keressük|tudjuk|a megoldás|az eredmény|a válasz|az egyenlet|hogy)(?:\s*[:,]\s*|\s+)/i;
const CHECK_WORD =
  /^(?:ellenőrzés|ellenorzes|ellenőrzöm|ell|próba|proba|behelyettesítés|behelyettesítve|visszahelyettesítés)(?![a-záéíóöőúüű])\s*[:.]*\s*/i;
const SIDE_LABEL = /^(?:b|j|bo|jo|b\.o\.|j\.o\.|bal ?oldal|jobb ?oldal|bal|jobb)\s*[:=]\s*(?=.*\d)/i;
const TRAILING_WORD =
  /[\s,;.]*(?:✓|✔|☑|:\)|\bok\b|\bigaz\b|\bjó\b|\bstimmel\b|\bhelyes\b|\bteljesül\b|\ba megoldás\b|\bmegoldás(?:a|ok)?\b|\btehát\b)[\s!.]*$/i;
const WORD_NOTE = /\s*\((?=[^()]*[a-záéíóöőúüű]{4})[^()=]*\)\s*$/i;

/** `= 7 /-3`, `= 7/:2`, `= 7 | ·2`, `= 4 (:2)`: the note of what will be done next. `x = 7/-3` is a fraction. */
const SLASH_NOTE = /\s*\/{1,2}\s*(?:[-+*:]|\^|√).*$/;
const SPACED_NOTE = /\s+\/{1,2}\s*(?:[-+*:]|\^|√).*$/;
const BRACKET_NOTE = /\s*[([]\s*[:*/][^()]*[)\]]\s*$/;

/** `100% → 240 Ft`: a row of a table of percents. */
const PERCENT_ROW = /^(\d+(?:[.,]\d+)? ?%) ?(?:→|->|⇒|>=|\.\.\.|-{2,})\s*/;

export type Cleaned = { readonly text: string; readonly isCheck: boolean; readonly hasArrow: boolean };

function withoutNote(text: string): string {
  const sign = text.search(/[=<>]/);
  if (sign < 0) return text;
  const [left, right] = [text.slice(0, sign), text.slice(sign)];
  const bars = text.split('|').length - 1;
  let rest = right;
  if (bars % 2 === 1) rest = rest.slice(0, rest.lastIndexOf('|') < 0 ? rest.length : rest.lastIndexOf('|'));
  else if (/\|\s*[:*+-][^|]*\|[^|]*$/.test(rest) && bars >= 2 && /\d\s+\|/.test(rest)) rest = rest.replace(/\s+\|.*$/, '');
  rest = rest
    .replace(/^[=<>]+ ?[a-z]_?\d?$/i.test(left.trim()) || /^[a-z]_?\d?$/i.test(left.trim()) ? SPACED_NOTE : SLASH_NOTE, '')
    .replace(BRACKET_NOTE, '');
  return left + rest;
}

/** A typed line without what surrounds the mathematics: numbering, arrows, words, the note of the next operation. */
export function cleanLine(typed: string): Cleaned {
  let text = normalise(typed.replace(/₍|₎/g, '').replace(/[√]\s+/g, '√')).replace(PERCENT_ROW, '$1 = ');
  let [isCheck, hasArrow, isBefore] = [false, false, ''];
  while (isBefore !== text) {
    isBefore = text;
    if (!/^\(?[a-h]\)/.test(text) || !text.startsWith('(') || !/[=<>*+^/:-]/.test(text.charAt(3))) text = text.replace(NUMBERING, '');
    if (ARROW.test(text)) [text, hasArrow] = [text.replace(ARROW, ''), true];
    if (CHECK_WORD.test(text)) [text, isCheck] = [text.replace(CHECK_WORD, ''), true];
    if (SIDE_LABEL.test(text)) [text, isCheck] = [text.replace(SIDE_LABEL, ''), true];
    if (LEADING_WORD.test(text)) [text, hasArrow] = [text.replace(LEADING_WORD, ''), true];
    text = text.replace(TRAILING_WORD, '').replace(WORD_NOTE, '').trim();
  }
  text = withoutNote(text.replaceAll('[', '(').replaceAll(']', ')'));
  return { text: text.replace(/[\s.;,]+$/, ''), isCheck, hasArrow };
}

const INFERENCE = /\s*,?\s*(?:tehát|innen|ahonnan|ebből|azaz|vagyis|ezért|így|akkor)\s*,?\s+/gi;

/** `2x = 4 ⇒ x = 2` holds two statements. After normalising, `=>` reads `>=`: an arrow when a relation stands before it. */
export function statementsOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.replace(INFERENCE, ' ⇒ ').split(/⇔|⇒|→|⟹|⟺|<=>|->|>=/)) {
    const last = pieces[pieces.length - 1];
    const glued = last !== undefined && !/[=<>]/.test(last);
    if (glued) pieces[pieces.length - 1] = `${last}>=${piece}`;
    else pieces.push(piece);
  }
  return pieces.map(piece => piece.trim()).filter(piece => piece !== '');
}

const UNIT =
  /(\d|\))( ?)(km\/h|m\/s|km|cm|dm|mm|dkg|kg|mg|dag|dl|cl|ml|hl|forint|ft|lej|lei|bani|ban|euró|eur|perc|óra|nap|darab|db|fok|°c?|€|fő|alma|liter|méter|[mglhst])((?:\^[23]|[23](?=\s*(?:$|[=+*:)-])))?)(?![a-záéíóöőúüű\d^])(?:-[a-záéíóöőúüű]+)?/gi;

type Found = { readonly symbol: string; readonly factor: Rational; readonly base: string };

function unitOf(space: string, name: string, power: string): Found | null {
  const single = name.length === 1 && /[a-z]/i.test(name);
  if (single && space === '') return null;
  const symbol = `${name}${power.replace('^', '')}`;
  const unit = readUnit(symbol) ?? readUnit(symbol.toLowerCase());
  return unit ?? { symbol, factor: rational(1), base: symbol };
}

/** Takes the units out of all lines of a working; different units of one kind are counted in the smallest of them. */
export function withoutUnits(lines: readonly string[]): string[] {
  const letters = lines.map(line => line.replace(UNIT, '$1')).join(' ');
  const isLetter = (name: string): boolean =>
    name.length === 1 && new RegExp(`(?<![a-záéíóöőúüű])${name}(?![a-záéíóöőúüű])`, 'i').test(letters);
  const found: Found[] = [];
  const each = (line: string, change: (unit: Found, end: string) => string): string =>
    line.replace(UNIT, (all: string, end: string, space: string, name: string, power: string) => {
      const unit = isLetter(name) ? null : unitOf(space, name, power);
      return unit ? change(unit, end) : all;
    });
  for (const line of lines) {
    each(line, (unit, end) => {
      found.push(unit);
      return end;
    });
  }
  const [first] = found;
  if (!first) return [...lines];
  const smallest = found.reduce((least, unit) => (unit.factor.compare(least.factor) < 0 ? unit : least), first);
  const alike = found.every(unit => unit.base === first.base);
  return lines.map(line =>
    each(line, (unit, end) => {
      const times = unit.factor.div(smallest.factor);
      return !alike || times.equals(1) || times.d !== 1n ? end : `${end}*${times.n}`;
    }),
  );
}
