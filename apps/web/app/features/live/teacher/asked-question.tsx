import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { AnswerScene } from '../../../questions/answer-scene.tsx';
import { SolutionWords } from '../../../questions/answer-words.tsx';
import { letteredCards, rightLetters } from '../lettered.ts';
import styles from './teacher.module.css';

/** The question with its figure; the key where it may be seen. */
export function AskedQuestion({ question, solution }: { question: PublicQuestion; solution: Solution | null }) {
  const cards = letteredCards(question);
  return (
    <div className={layoutStyles.stack}>
      <h2 className={styles.question}>
        <SafeHtml as="span" html={question.question} />
      </h2>
      <AnswerScene question={question} solution={solution} />
      {cards && (
        <ol className={layoutStyles.stack}>
          {cards.map(({ id, letter, text }) => (
            <li key={id} className={styles.line}>
              <b className={styles.letter}>{letter}</b>
              <SafeHtml as="span" html={text} />
            </li>
          ))}
        </ol>
      )}
      {solution && (
        <MessageBar kind="ok">
          A helyes válasz: {cards ? rightLetters(cards, solution) : <SolutionWords question={question} solution={solution} />}
        </MessageBar>
      )}
    </div>
  );
}
