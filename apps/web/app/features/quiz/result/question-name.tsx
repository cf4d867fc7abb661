import type { PublicItem, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { lineFormula, plainHtml } from '../../../questions/plain-html.ts';

/** So short a text is only the instruction: „Rakd növekvő sorba!”. */
const INSTRUCTION = 45;

const listed = (items: readonly PublicItem[]) => items.map(({ text }) => text).join(', ');

/** What the instruction is about. */
function matterOf(question: PublicQuestion): string | null {
  if ('template' in question) return question.template;
  if ('left' in question) return listed(question.left);
  return 'answers' in question ? listed(question.answers) : null;
}

/** Names a question in a list: by its text, and where that is only an instruction, by what it is about too. */
export function QuestionName({ question }: { question: PublicQuestion }) {
  const text = plainHtml(question.question, lineFormula);
  const isInstruction = !/[\d=]/.test(text) && text.length <= INSTRUCTION;
  const matter = isInstruction ? matterOf(question) : null;
  return (
    <>
      <SafeHtml as="span" html={question.question} />
      {matter && (
        <>
          {' '}
          <SafeHtml as="span" html={matter} />
        </>
      )}
    </>
  );
}
