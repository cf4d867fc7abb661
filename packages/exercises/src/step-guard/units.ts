import { gcd, type Rational, rational } from '@eszkerek/numbers/rational';
import { readUnit } from '../reader/unit.ts';

const UNIT =
  /(\d|\))( ?)(km\/h|m\/s|km|cm|dm|mm|dkg|kg|mg|dag|dl|cl|ml|hl|forint|ft|lej|lei|bani|ban|euró|eur|perc|óra|nap|darab|db|fok|°c?|min|€|fő|alma|liter|méter|[mglhst])((?:\^[23]|[23](?=\s*(?:$|[=+*:)-])))?)(?![a-záéíóöőúüű\d^])(?:-[a-záéíóöőúüű]+)?/gi;

/** `2 óra 15 perc`. */
const TWO_PARTS =
  /(\d+ ?(?:h|óra|perc|min|km|m|dm|cm|t|kg|dkg|dag|l|dl|fok|°))\s+(\d+(?:,\d+)? ?(?:perc|min|s|mp|m|dm|cm|mm|kg|dkg|dag|g|dl|cl|ml|'))(?![a-záéíóöőúüű\d^/])/gi;

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
  const times = (unit: Found): Rational => unit.factor.div(smallest.factor);
  // 72 km/h = 20 m/s: 5 of the one are 18 of the other.
  const shared = found.reduce((all, unit) => (all * times(unit).d) / gcd(all, times(unit).d), 1n);
  return lines.map(line =>
    each(alike ? line.replace(TWO_PARTS, '($1 + $2)') : line, (unit, end) => {
      const factor = times(unit).mul(shared);
      return !alike || factor.equals(1) ? end : `${end}*${factor.n}`;
    }),
  );
}
