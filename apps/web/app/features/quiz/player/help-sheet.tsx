import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { HintList } from '../../../questions/hint-list.tsx';
import { text } from '../../../text/common.ts';
import styles from './frame.module.css';

/** What can be read again while an answer is made: the reason of the first try, then the hints. */
export const helpTexts = (hints: readonly string[], before: AnswerResult | null): readonly string[] => [
  ...(before?.explanation ? [before.explanation] : []),
  ...hints,
];

export function HelpSheet({ texts, onClose }: { texts: readonly string[]; onClose: () => void }) {
  return (
    <div className={styles.hints}>
      <HintList hints={texts} />
      {texts.length > 0 && <IconButton className={styles.sheetClose} icon="close" label={text.close} onClick={onClose} />}
    </div>
  );
}
