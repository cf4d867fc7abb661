import { Pretty } from './keypad/pretty.tsx';

const FRACTIONS = /(?:\d+ )?\d+\/\d+/g;

/** Plain text whose fractions are drawn as on paper; 3 m/s stays as it is. */
export function MathText({ text }: { text: string }) {
  let end = 0;
  const pieces = [...text.matchAll(FRACTIONS)].flatMap(({ 0: fraction, index }) => {
    const before = text.slice(end, index);
    end = index + fraction.length;
    return [
      before,
      <span key={index}>
        <span className="sr-only">{fraction}</span>
        <Pretty text={fraction} caret={null} />
      </span>,
    ];
  });
  return [...pieces, text.slice(end)];
}
