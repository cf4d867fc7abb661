import type { Reading } from '../reading-type.ts';
import { Gap, Lettered, letterOf } from '../shared/paper.tsx';
import styles from '../shared/words.module.css';
import { ItemList } from '../shared/words.tsx';

export const readOrder: Reading<'order'> = {
  Print: ({ question }) => (
    <>
      <Lettered items={question.answers} />
      <p>
        A sorrend: <Gap />
      </p>
    </>
  ),
  printedKey: ({ answers, correct = [] }) => correct.map(id => letterOf(answers, id)).join(' → '),
  mixed: (question, mix) => ({ ...question, answers: mix(question.answers) }),
  Words: ({ question, answer }) => <ItemList answer={answer} items={question.answers} className={styles.wordsOrder} />,
  teacherKey: () => null,
};
