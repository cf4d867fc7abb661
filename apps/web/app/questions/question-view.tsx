import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { WidgetConfig, WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { type Ref, useId } from 'react';
import { Widget } from '../widgets/widget.tsx';
import { Choice } from './choice/choice.tsx';
import { FillSteps } from './fill-steps/fill-steps.tsx';
import { Match } from './match/match.tsx';
import { NumberLineAnswer } from './number-line/number-line.tsx';
import { Order } from './order/order.tsx';
import './questions.css';
import { Typed } from './typed/typed.tsx';
import type { ViewProps } from './view-props.ts';

const views = {
  single: Choice,
  multi: Choice,
  numeric: Typed,
  shortText: Typed,
  order: Order,
  match: Match,
  numberLine: NumberLineAnswer,
  fillSteps: FillSteps,
} as const;

type QuestionViewProps = Omit<ViewProps, 'labelledBy'> & {
  headingLevel?: 2 | 3;
  /** With it the heading can take the focus when a new question appears. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The question, its figure and the way to answer it. */
export function QuestionView({ headingLevel = 3, headingRef, ...props }: QuestionViewProps) {
  const { question } = props;
  const labelId = useId();
  const View = views[question.type];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="question">
      <Heading id={labelId} className="question-text" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        <SafeHtml as="span" html={question.question} />
      </Heading>
      {question.figure && (
        <div className="question-figure">
          <Widget
            kind={question.figure.kind as WidgetKind}
            config={question.figure.config as WidgetConfig}
            id={`figure.${question.id}`}
            seed={1}
          />
        </div>
      )}
      <View {...props} labelledBy={labelId} />
    </div>
  );
}
