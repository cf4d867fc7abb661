import type { DocumentOf } from '@eszkerek/documents/document';
import { ExamRun } from './exam/exam-run.tsx';
import { examToolSetup } from './exam/tool-setup.ts';

/** The exam sheet of a tool of type exam-simulator. */
export default function ExamToolPage({ tool }: { tool: DocumentOf<'tool'> }) {
  return tool.toolData?.type === 'exam-simulator' ? <ExamRun setup={examToolSetup(tool, tool.toolData)} /> : null;
}
