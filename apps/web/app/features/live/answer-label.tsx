import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { MathText } from '../../questions/math-text.tsx';

/** An answer of the votes; a typed fraction is drawn as in the question. */
export function AnswerLabel({ html }: { html: string }) {
  return /[<&]/.test(html) ? (
    <SafeHtml as="span" data-part="bold-math" html={html} />
  ) : (
    <span>
      <MathText text={html} />
    </span>
  );
}
