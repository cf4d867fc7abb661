import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { TeacherRejected } from './teacher-rejected.tsx';

interface RequireApprovalProps {
  /** The page's heading. */
  title: string;
  children: ReactNode;
}

function Refused({ error }: { error: CallError }) {
  if ('rejection_reason' in error.body) {
    const { rejection_reason: reason } = error.body;
    return <TeacherRejected reason={typeof reason === 'string' ? reason : null} />;
  }
  return (
    <Panel>
      <EmptyState title={messages.waitingForApproval} actions={<ButtonLink to="/kapcsolat">Írok nektek</ButtonLink>}>
        Megkaptuk a regisztrációdat, hamarosan átnézzük. Amint jóváhagytuk, értesítést és levelet kapsz, és itt hozhatod létre az első
        osztályodat. Addig is szabadon nézelődhetsz a tananyagban.
      </EmptyState>
    </Panel>
  );
}

const isRefusal = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status === 403 && ('rejection_reason' in error.body || error.message === messages.waitingForApproval);

/** A waiting or rejected teacher sees the state of the account in place of a teacher's page. */
export function RequireApproval({ title, children }: RequireApprovalProps) {
  const { error, isPending, errorUpdateCount } = useQuery(api.classes.list.query());
  // After a failure the page itself asks again: taking it away then would make it ask for ever.
  if (isPending && errorUpdateCount === 0) return <Loader label={text.loading} />;
  if (!isRefusal(error)) return children;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader title={title} />
      <Refused error={error} />
    </div>
  );
}
