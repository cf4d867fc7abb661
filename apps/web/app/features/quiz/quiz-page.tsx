import type { DocumentOf } from '@eszkerek/contract/content/document';
import { Player } from './player.tsx';

type QuizDocument = DocumentOf<'quiz' | 'test' | 'practice'>;

/** A quiz, a unit test or an endless practice sheet. */
export default function QuizPage({ page }: { page: QuizDocument }) {
  return <Player page={page} />;
}
