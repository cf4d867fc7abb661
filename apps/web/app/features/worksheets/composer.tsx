import { readSheet, type SheetSpec, shortenSheet, writeSheet } from '@eszkerek/contract/sheet-spec';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { PickBar } from '@eszkerek/ui/pick-bar.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { nextSalt, swapTask } from './compose-sheet.ts';
import { LessonChoice } from './lesson-choice.tsx';
import { PAPERS, Papers } from './papers.tsx';
import { PrintBar } from './print-bar.tsx';
import { SetSheet } from './set-sheet.tsx';
import { readOptions, type SheetOptions, writeOptions } from './sheet-options.ts';
import { FoldedSettings } from './sheet-settings.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { titleOfSheet } from './sheet-title.ts';
import { TaskList } from './task-list.tsx';
import styles from './worksheets.module.css';

/** The whole sheet is in the address: the same link prints the same sheet again. `?lecke` starts a new one from a lesson, `?keszlet` prints a set. */
export function Composer({ className = '' }: { className?: string | undefined }) {
  const [address, setAddress] = useSearchParams();
  const [without, setWithout] = useState<readonly string[]>([]);
  const code = address.get('lap');
  const options = readOptions(address);
  const set = address.get('keszlet');
  /** With the class that is chosen above. */
  const write = (next: string | null, changed: SheetOptions) => {
    const query = writeOptions(next, changed);
    for (const name of ['osztaly', 'keszlet']) for (const value of address.getAll(name)) query.append(name, value);
    setAddress(query, { replace: code !== null });
  };
  if (set !== null) return <SetSheet slug={set} options={options} onChange={changed => write(null, changed)} />;
  if (code === null)
    return (
      <LessonChoice
        initial={address.getAll('lecke')}
        className={className}
        onMade={(made, left) => {
          setWithout(left);
          write(made, options);
        }}
      />
    );
  return <Sheet code={code} without={without} options={options} onChange={write} />;
}

const FIGURE_WORDS = { any: 'ilyen', with: 'ábrás', without: 'ábra nélküli' } as const;

interface SheetProps {
  code: string;
  /** Lessons that were asked for and have no such task. */
  without: readonly string[];
  options: SheetOptions;
  onChange: (code: string | null, options: SheetOptions) => void;
}

function Sheet({ code, without, options, onChange }: SheetProps) {
  const spec = readSheet(code);
  const [pages, setPages] = useState(0);
  const lessons = useQuery(api.worksheets.lessons.query());
  const queries = useQueryClient();
  const makeQuery = (of: string) => api.worksheets.make.query({ params: { code: of }, query: { groups: options.groups } });
  const made = useQuery({ ...makeQuery(code), placeholderData: keepPreviousData });
  const titleOf = (slug: string) => lessons.data?.lessons.find(lesson => lesson.slug === slug)?.title ?? '';
  const askedIn = (salt: number) => made.data?.groups[0]?.tasks.find(task => task.salt === salt)?.question.question;
  const swap = useAction(
    async (salt: number) => {
      const reply = await api.worksheets.settle({ params: { code: writeSheet(swapTask(spec, salt)) }, query: { only: nextSalt(spec) } });
      // Loaded before the list changes: the row and the paper change together.
      await queries.prefetchQuery(makeQuery(reply.code));
      return reply;
    },
    { onSuccess: reply => onChange(reply.code, options) },
  );
  const change = (next: SheetSpec) => onChange(next.tasks.length === 0 ? null : writeSheet(next), options);
  if (made.isPending) return <SheetSkeleton />;
  if (made.isError)
    return <ErrorState title={text.errorTitle} message={made.error.message} onRetry={() => void made.refetch()} retryLabel={text.retry} />;
  const { groups, premium } = made.data;
  const missing = spec.tasks.length - (groups[0]?.tasks.length ?? 0);
  const used = [...new Set(groups[0]?.tasks.map(({ lesson }) => lesson))];
  const usualTitle = titleOfSheet(used.flatMap(slug => lessons.data?.lessons.find(lesson => lesson.slug === slug) ?? []));
  return (
    <div className={cx(layoutStyles.stack, styles.columns)}>
      <div className={cx(layoutStyles.stack, 'no-print')} data-part="stack">
        <Panel className={layoutStyles.stack}>
          <PrintBar pages={pages}>
            <Button variant="ghost" onClick={() => onChange(null, options)}>
              Új lap
            </Button>
          </PrintBar>
          {without.length > 0 && (
            <MessageBar kind="info">
              {without.map(titleOf).join(', ')}: nincs benne {FIGURE_WORDS[spec.figures]} feladat, a többi leckéből pótoltuk.
            </MessageBar>
          )}
          {missing > 0 && <MessageBar kind="info">{missing} feladatnak nincs ilyen változata, ezért nem kerül a lapra.</MessageBar>}
          <FoldedSettings
            options={options}
            title={usualTitle}
            groupsHelp="Minden csoport ugyanolyan nehéz, más számokkal."
            onChange={changed => onChange(code, changed)}
          />
          <TaskList
            spec={spec}
            titleOf={titleOf}
            askedIn={askedIn}
            swapped={swap.pending ? swap.pendingInput : undefined}
            onChange={change}
            onSwap={salt => void swap.run(salt)}
          />
          {swap.failure && <MessageBar kind="bad">{swap.failure}</MessageBar>}
        </Panel>
        {premium && options.qr && (
          <MessageBar kind="info">Prémium feladat is van a lapon: a QR-kód után be kell jelentkezni az ellenőrzéshez.</MessageBar>
        )}
        <PickBar action="Megnézem" goal={PAPERS}>
          {groups[0]?.tasks.length ?? 0} feladat
        </PickBar>
      </div>
      <Papers
        groups={groups}
        urlOf={group => `${location.origin}/feladatlap/${shortenSheet(code)}/${group}`}
        title={options.title || usualTitle}
        seed={spec.seed}
        options={options}
        onPages={setPages}
      />
    </div>
  );
}
