import type { WidgetConfig, WidgetKind } from '@eszkerek/contract/widgets/index';
import { useId } from 'react';
import { SafeHtml } from '../ui/safe-html.tsx';
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

/** The question, its figure and the way to answer it. */
export function QuestionView(props: Omit<ViewProps, 'labelledBy'> & { headingLevel?: 2 | 3 }) {
  const { question, headingLevel = 3 } = props;
  const labelId = useId();
  const View = views[question.type];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="question">
      <Heading id={labelId} className="question-text">
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
