import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { LineDrawing } from '../../../questions/number-line/line-drawing.tsx';
import { letterAt } from './variants.ts';

const Gap = () => <span className="print-gap" aria-hidden="true" />;

function Lettered({ items, gaps }: { items: readonly { id: string; text: string }[]; gaps?: boolean }) {
  return (
    <ul className="print-options">
      {items.map(({ id, text }, place) => (
        <li key={id}>
          {gaps && <Gap />}
          <b>{letterAt(place)})</b> <SafeHtml as="span" html={text} />
        </li>
      ))}
    </ul>
  );
}

/** Where the pupil writes on paper. */
export function PrintAnswer({ question }: { question: PublicQuestion }) {
  switch (question.type) {
    case 'single':
    case 'multi':
      return <Lettered items={question.answers ?? []} />;
    case 'order':
      return (
        <>
          <Lettered items={question.answers ?? []} />
          <p>
            A sorrend: <Gap />
          </p>
        </>
      );
    case 'match':
      return (
        <div className="print-pairs">
          <ul>
            {question.left?.map(({ id, text }, place) => (
              <li key={id}>
                <b>{place + 1}.</b> <SafeHtml as="span" html={text} /> <Gap />
              </li>
            ))}
          </ul>
          <Lettered items={question.right ?? []} />
        </div>
      );
    case 'numberLine':
      return question.line ? <LineDrawing line={question.line} tick={null} /> : null;
    case 'fillSteps':
      return (
        <>
          <SafeHtml className="fill-template" html={question.template ?? ''} />
          <p>
            {question.blanks?.map(({ id }) => (
              <span key={id}>
                {id} = <Gap />{' '}
              </span>
            ))}
          </p>
        </>
      );
    default:
      return (
        <p>
          Válasz: <Gap /> {question.unit}
        </p>
      );
  }
}
