import type { AnswerValue, PublicOf, Solution } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { spellFormula } from '../../lib/spell.ts';
import { plainHtml } from '../plain-html.ts';
import type { Reading } from '../reading-type.ts';
import { ItemText, typedOf } from '../shared/words.tsx';
import styles from './hotspot.module.css';
import type { SpotState } from './mark-elements.ts';
import { SpotBoard } from './spot-board.tsx';

const rightName = ({ spots, correct = [] }: PublicOf<'hotspot'>): string =>
  spots
    .filter(({ id }) => correct.includes(id))
    .map(({ text }) => plainHtml(text, spellFormula))
    .join(', ');

const chosenIn = (answer: AnswerValue): string => typedOf(answer) || (Array.isArray(answer) ? (answer[0] ?? '') : '');

interface MarkedFigureProps {
  question: PublicOf<'hotspot'>;
  solution: Solution | null;
  given?: readonly AnswerValue[];
}

/** The figure with the right spot marked, and those that were chosen instead. */
function MarkedFigure({ question: { figure, spots }, solution, given = [] }: MarkedFigureProps) {
  const chosen = given.map(chosenIn);
  const stateOf = (id: string): SpotState => (solution?.correct?.includes(id) ? 'ok' : chosen.includes(id) ? 'bad' : 'idle');
  return (
    <SpotBoard svg={figure?.svg ?? ''} stateOf={stateOf}>
      {spots
        .filter(({ id }) => stateOf(id) !== 'idle')
        .map(({ id, x, y }) => (
          <span key={id} className={cx(styles.spot, styles[`spot-${stateOf(id)}`])} style={{ left: `${x}%`, top: `${y}%` }}>
            <span role="img" data-spot={id} aria-label={stateOf(id) === 'ok' ? 'Helyes válasz' : 'Nem ez volt a jó'}>
              <Icon name={stateOf(id) === 'ok' ? 'check' : 'close'} size={18} />
            </span>
          </span>
        ))}
    </SpotBoard>
  );
}

export const readHotspot: Reading<'hotspot'> = {
  Print: () => <p>Karikázd be az ábrán!</p>,
  printedKey: rightName,
  mixed: question => question,
  Words: ({ question, answer }) => <ItemText id={chosenIn(answer)} items={question.spots} />,
  Scene: MarkedFigure,
  Marked: MarkedFigure,
  teacherKey: rightName,
};
