import type { DocumentOf } from '@eszkerek/documents/document';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { text } from '../../../text/common.ts';
import type { ExamSetup } from './setup.ts';

const COUNT = { min: 5, max: 30 };

/** A simulator tool that draws from question banks, as an exam. Without minutes there is no clock. */
export function examToolSetup(tool: DocumentOf<'tool'>, data: ToolDataOf<'exam-simulator'>): ExamSetup {
  const { settings, bank, questionCount } = data;
  return {
    slug: tool.slug,
    title: tool.title,
    description: data.intro ?? tool.description,
    subject: tool.subject,
    crumb: text.subjects.eszkoz,
    back: { to: '/', label: text.home },
    minutes: settings?.minutes ?? null,
    factors: settings?.allowFactor ?? [1, 1.5, 2],
    clock: settings?.clock ?? 'folded',
    calculator: settings?.calculator ?? false,
    grading: settings?.grading ?? 'percent',
    bonusPoints: settings?.bonusPoints ?? 0,
    parts: [],
    questionCount,
    fixed: false,
    count: COUNT,
    topics: bank?.topics ?? [],
    waits: [],
  };
}
