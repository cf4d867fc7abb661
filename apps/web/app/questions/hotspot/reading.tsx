import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { spellFormula } from '../../lib/spell.ts';
import { plainHtml } from '../plain-html.ts';
import type { Reading } from '../reading-type.ts';
import { ItemText, typedOf } from '../shared/words.tsx';
import styles from './hotspot.module.css';
import { SpotBoard } from './spot-board.tsx';

const rightName = ({ spots, correct = [] }: PublicOf<'hotspot'>): string =>
  spots
    .filter(({ id }) => correct.includes(id))
    .map(({ text }) => plainHtml(text, spellFormula))
    .join(', ');

export const readHotspot: Reading<'hotspot'> = {
  Print: () => <p>Karikázd be az ábrán!</p>,
  printedKey: rightName,
  mixed: question => question,
  Words: ({ question, answer }) => (
    <ItemText id={typedOf(answer) || (Array.isArray(answer) ? (answer[0] ?? '') : '')} items={question.spots} />
  ),
  Scene: ({ question: { figure, spots }, solution }) => {
    const isRight = (id: string) => solution?.correct?.includes(id) ?? false;
    return (
      <SpotBoard svg={figure?.svg ?? ''} stateOf={id => (isRight(id) ? 'ok' : 'idle')}>
        {spots
          .filter(({ id }) => isRight(id))
          .map(({ id, x, y }) => (
            <span key={id} className={cx(styles.spot, styles['spot-ok'])} style={{ left: `${x}%`, top: `${y}%` }}>
              <span role="img" data-spot={id} aria-label="Helyes válasz">
                <Icon name="check" size={18} />
              </span>
            </span>
          ))}
      </SpotBoard>
    );
  },
  teacherKey: rightName,
};
