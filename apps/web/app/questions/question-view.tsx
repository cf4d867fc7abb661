import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type Ref, useId, useRef } from 'react';
import { answering } from './answering.ts';
import styles from './questions.module.css';
import { useReadableFigures } from './use-readable-figures.ts';
import type { ViewProps } from './view-props.ts';

/** Ties the view to its question: the compiler knows that both are of one type. */
function answerPart<T extends QuestionType>(type: T, props: ViewProps<T>) {
  const { View } = answering[type];
  return <View {...props} />;
}

type QuestionViewProps = Omit<ViewProps, 'labelledBy'> & {
  headingLevel?: 2 | 3;
  /** With it the heading can take the focus when a new question appears. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The question, its figure and the way to answer it. */
export function QuestionView({ headingLevel = 3, headingRef, ...props }: QuestionViewProps) {
  const { question } = props;
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  useReadableFigures(box, question.id);
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={box} className={styles.question} data-part="question" data-type={question.type}>
      <Heading
        id={labelId}
        className={styles.questionText}
        data-part="question-text bold-math"
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
      >
        <SafeHtml as="span" html={question.question} />
      </Heading>
      {question.figure && !answering[question.type].drawsFigure && (
        <SafeHtml className={styles.questionFigure} data-part="figure" html={question.figure.svg} />
      )}
      {answerPart(question.type, { ...props, labelledBy: labelId })}
    </div>
  );
}
