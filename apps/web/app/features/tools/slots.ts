import type { DocumentOf } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { ReactNode } from 'react';

/** What other features lend to a tool page; the route puts them together. */
export interface ToolSlots {
  /** The exam sheet, for a simulator that draws from question banks. */
  bankExam?: (tool: DocumentOf<'tool'>) => ReactNode;
  /** A question that is checked in the page and not recorded. */
  question?: (question: CompiledQuestion, id: string) => ReactNode;
  startFocus?: () => void;
}
