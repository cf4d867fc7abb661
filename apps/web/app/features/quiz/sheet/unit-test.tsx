import type { ReactNode } from 'react';
import type { PlayerState } from '../player/state.ts';
import type { AttemptControls } from '../player/use-attempt.ts';
import { type QuizDocument, wayBack, wordsOf } from '../quiz-kind.ts';
import { TestSheet } from './test-sheet.tsx';

interface UnitTestProps {
  page: QuizDocument;
  state: PlayerState;
  controls: AttemptControls;
  teacher: boolean;
  children?: ReactNode;
}

/** A unit test: the sheet without clock and scratch paper. */
export function UnitTest({ page, state, controls, teacher, children }: UnitTestProps) {
  return (
    <TestSheet
      slug={page.slug}
      state={state}
      controls={controls}
      words={wordsOf[page.kind]}
      subject={page.subject}
      title={page.title}
      back={wayBack(page)}
      teacher={teacher}
    >
      {children}
    </TestSheet>
  );
}
