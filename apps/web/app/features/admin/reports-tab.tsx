import '@eszkerek/ui/formula.css';
import { mediumDate } from '@eszkerek/numbers/dates';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './admin.module.css';

/** Questions that pupils think are wrong, most reports first. */
export function ReportsTab() {
  const queries = useQueryClient();
  const reports = useQuery(api.admin.reports.query());
  const { run: resolve } = useAction(api.admin.resolveReports, {
    queues: true,
    onSettled: () => void queries.invalidateQueries({ queryKey: api.admin.reports.key }),
  });
  if (reports.isPending) return <Skeleton height="8rem" />;
  if (reports.isError)
    return (
      <ErrorState title={text.errorTitle} message={reports.error.message} onRetry={() => void reports.refetch()} retryLabel={text.retry} />
    );
  if (reports.data.reports.length === 0) return <EmptyState title="Nincs jelzett kérdés">Ha egy tanuló hibát jelez, itt látod.</EmptyState>;
  return (
    <ul className={styles.adminMessages} data-part="admin-messages">
      {reports.data.reports.map(report => (
        <li key={`${report.quiz_slug}/${report.question_id}`}>
          <div className={layoutStyles.row} data-part="row">
            <h2>
              <Link to={`/tananyag/${report.quiz_slug}`}>{report.title}</Link>
            </h2>
            <Badge kind="wait">{report.reports} jelzés</Badge>
          </div>
          {report.question && <SafeHtml className="prose" html={report.question} />}
          <p className={formStyles.help} data-part="help">
            {report.question_id} · Utoljára: {mediumDate(report.last_at)}
          </p>
          {report.messages.filter(Boolean).map(message => (
            <p key={message} className={styles.adminMessageText}>
              {message}
            </p>
          ))}
          <Button
            variant="ghost"
            size="sm"
            icon="check"
            onClick={() => void resolve({ body: { quizSlug: report.quiz_slug, questionId: report.question_id } })}
          >
            Elintézve
          </Button>
        </li>
      ))}
    </ul>
  );
}
