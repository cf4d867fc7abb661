import type { Reading } from '../reading-type.ts';
import { Lettered, optionKey } from '../shared/paper.tsx';
import styles from '../shared/words.module.css';
import { ItemList } from '../shared/words.tsx';

export const readMulti: Reading<'multi'> = {
  Print: ({ question }) => <Lettered items={question.answers} />,
  printedKey: optionKey,
  mixed: (question, mix) => ({ ...question, answers: mix(question.answers) }),
  Words: ({ question, answer }) => <ItemList answer={answer} items={question.answers} className={styles.wordsList} lettered />,
  teacherKey: () => null,
};
