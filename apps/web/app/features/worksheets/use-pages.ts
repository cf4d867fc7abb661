import type { WorksheetTask } from '@eszkerek/contract/worksheets';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { lineFormula, plainHtml } from '../../questions/plain-html.ts';
import { withoutTypingHint } from '../../questions/shared/typing-hint.ts';
import { answerRoom, measureSheet, rowsOfTasks } from './fit-sheet.ts';
import type { SheetOptions } from './sheet-options.ts';

/** Fits on two lines of half a sheet. */
const SHORT = 48;
const isShort = ({ question }: WorksheetTask): boolean =>
  (question.type === 'numeric' || question.type === 'shortText') &&
  question.figure === undefined &&
  !/<(?:svg|table|img)|katex-display/.test(question.question) &&
  withoutTypingHint(plainHtml(question.question, lineFormula)).length <= SHORT;

interface PlacedTask {
  task: number;
  /** Beside another one. */
  half: boolean;
  /** Rows of squared paper. */
  room: number;
}

const planOf = (tasks: readonly WorksheetTask[], { space, print }: SheetOptions) => ({
  print,
  rows: rowsOfTasks(tasks.map(task => print === 'normal' && isShort(task))),
  rooms: tasks.map(({ counted }) => answerRoom(counted, { space, print })),
});

/** The tasks page by page, measured as they are shown, and again before printing: fonts may have come since. */
export function usePages(
  sheet: RefObject<HTMLElement | null>,
  tasks: readonly WorksheetTask[],
  options: SheetOptions,
): readonly (readonly PlacedTask[])[] {
  // Of all options: what is in the head changes its height.
  const plan = useMemo(() => planOf(tasks, options), [tasks, options]);
  const [measured, setMeasured] = useState<{ plan: typeof plan; pages: ReturnType<typeof measureSheet> } | null>(null);
  useLayoutEffect(() => {
    const measure = () => sheet.current && setMeasured({ plan, pages: measureSheet(sheet.current, plan) });
    const measureNow = () => flushSync(measure);
    measure();
    addEventListener('beforeprint', measureNow);
    return () => removeEventListener('beforeprint', measureNow);
  }, [sheet, plan]);
  const { rows, rooms } = plan;
  const pages = measured?.plan === plan ? measured.pages : [rows.map(row => ({ tasks: row, kind: 'usual' as const, more: 0 }))];
  return pages.map(page =>
    page.flatMap(({ tasks: row, kind, more }) =>
      row.map(task => {
        const room = rooms[task];
        return { task, half: row.length > 1, room: room && room.usual > 0 ? room[kind] + more : 0 };
      }),
    ),
  );
}
