import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { AnswerScene } from '../../../questions/answer-scene.tsx';
import { SolutionWords } from '../../../questions/answer-words.tsx';
import styles from './teacher.module.css';

/** The question with its figure; the key where it may be seen. */
export function AskedQuestion({ question, solution }: { question: PublicQuestion; solution: Solution | null }) {
  return (
    <>
      <h2 className={styles.question}>
        <SafeHtml as="span" html={question.question} />
      </h2>
      <AnswerScene question={question} solution={solution} />
      {solution && (
        <MessageBar kind="ok">
          A jó válasz: <SolutionWords question={question} solution={solution} />
        </MessageBar>
      )}
    </>
  );
}
