import type { DocumentOf } from '@eszkerek/documents/document';
import { useMemo } from 'react';
import { ExamRun } from './exam/exam-run.tsx';
import { examSetup } from './exam/setup.ts';

export default function ExamPage({ exam }: { exam: DocumentOf<'exam'> }) {
  const setup = useMemo(() => examSetup(exam), [exam]);
  return <ExamRun setup={setup} />;
}
