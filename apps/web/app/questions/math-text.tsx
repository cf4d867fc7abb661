import { takeTail } from '@eszkerek/numbers/hungarian';
import { Pretty } from './keypad/pretty.tsx';

/** Not the end of a longer term: the root of 3√2/4 is above the bar as well. */
const FRACTIONS = /(?<![\d√^/,])(?:\d+ )?\d+\/\d+/g;

/** Plain text whose fractions are drawn as on paper; 3 m/s stays as it is. */
export function MathText({ text }: { text: string }) {
  let end = 0;
  const pieces = [...text.matchAll(FRACTIONS)].flatMap(({ 0: fraction, index }) => {
    const before = text.slice(end, index);
    const { tail } = takeTail(text.slice(index + fraction.length));
    end = index + fraction.length + tail.length;
    return [
      before,
      <span key={index} className="keep-end">
        <span className="sr-only">{fraction}</span>
        <Pretty text={fraction} caret={null} />
        {tail}
      </span>,
    ];
  });
  return [...pieces, text.slice(end)];
}
