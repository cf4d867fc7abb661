import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';

/** The place in the lesson that mends this very mistake. */
export function RepairLink({ misconception }: { misconception: AnswerResult['misconception'] }) {
  if (!misconception?.lesson) return null;
  const { lesson, section } = misconception;
  return (
    <ButtonLink variant="ghost" size="sm" icon="book" to={`/tananyag/${lesson}${section ? `#${section}` : ''}`}>
      Átnézem a leckében
    </ButtonLink>
  );
}
