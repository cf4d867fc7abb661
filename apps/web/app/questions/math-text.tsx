import { Pretty } from './keypad/pretty.tsx';

const FRACTION = /((?:\d+ )?\d+\/\d+)/;

/** Plain text whose fractions are drawn as on paper; 3 m/s stays as it is. */
export const MathText = ({ text }: { text: string }) =>
  text.split(FRACTION).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      <span key={at}>
        <span className="sr-only">{piece}</span>
        <Pretty text={piece} caret={null} />
      </span>
    ),
  );
