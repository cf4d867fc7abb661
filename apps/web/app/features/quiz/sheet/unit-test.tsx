import { QuizHead } from '../player/quiz-head.tsx';
import type { PlayerState } from '../player/state.ts';
import type { AttemptControls } from '../player/use-attempt.ts';
import { crumbOf, type QuizDocument, wayBack, wordsOf } from '../quiz-kind.ts';
import { TestSheet } from './test-sheet.tsx';

interface UnitTestProps {
  page: QuizDocument;
  state: PlayerState;
  controls: AttemptControls;
  teacher: boolean;
}

/** A unit test: the sheet without clock and scratch paper. */
export function UnitTest({ page, state, controls, teacher }: UnitTestProps) {
  return (
    <TestSheet
      slug={page.slug}
      state={state}
      controls={controls}
      words={wordsOf[page.kind]}
      head={<QuizHead title={page.title} crumb={crumbOf(page)} back={wayBack(page)} teacher={teacher} />}
    />
  );
}
