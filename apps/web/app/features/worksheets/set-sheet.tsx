import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { PickBar } from '@eszkerek/ui/pick-bar.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { PAPERS, Papers } from './papers.tsx';
import { PrintBar } from './print-bar.tsx';
import type { SheetOptions } from './sheet-options.ts';
import { SheetSettings } from './sheet-settings.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import styles from './worksheets.module.css';

interface SetSheetProps {
  slug: string;
  options: SheetOptions;
  onChange: (options: SheetOptions) => void;
}

/** A set on paper; its QR code opens the self-check of its group. */
export function SetSheet({ slug, options, onChange }: SetSheetProps) {
  const [pages, setPages] = useState(0);
  const made = useQuery({
    ...api.worksheets.ofSet.query({ params: { slug }, query: { groups: options.groups } }),
    placeholderData: keepPreviousData,
  });
  if (made.isPending) return <SheetSkeleton />;
  if (made.isError)
    return <ErrorState title={text.errorTitle} message={made.error.message} onRetry={() => void made.refetch()} retryLabel={text.retry} />;
  const { title, code, premium, groups } = made.data;
  return (
    <div className={cx(layoutStyles.stack, styles.columns)}>
      <div className={cx(layoutStyles.stack, 'no-print')} data-part="stack">
        <Panel>
          <PrintBar pages={pages}>
            <ButtonLink variant="ghost" to={`/dashboard/teacher/kerdessor?keszlet=${slug}`}>
              Vissza a kérdéssorhoz
            </ButtonLink>
          </PrintBar>
        </Panel>
        <Panel title="Beállítások">
          <SheetSettings
            options={options}
            title={title}
            groupsHelp="Ugyanazok a kérdések, a válaszok más sorrendben."
            onChange={onChange}
          />
        </Panel>
        <MessageBar kind="info">
          A QR-kóddal bejelentkezés nélkül is ellenőrizheti magát, akinél ott a lap.
          {premium && ' A prémium kérdésekhez be kell jelentkezni.'}
        </MessageBar>
        <PickBar action="Megnézem" goal={PAPERS}>
          {groups[0]?.tasks.length ?? 0} feladat
        </PickBar>
      </div>
      <Papers
        groups={groups}
        urlOf={group => `${location.origin}/feladatlap/${code}/${group}`}
        title={options.title || title}
        seed={slug.replace('keszlet-', '').toUpperCase()}
        options={options}
        onPages={setPages}
      />
    </div>
  );
}
