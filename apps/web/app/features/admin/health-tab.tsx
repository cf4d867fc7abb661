import { shortDateTime } from '@eszkerek/numbers/dates';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import styles from './admin.module.css';

const REFRESH_MS = 15_000;

/** How the house stands. */
export function HealthTab() {
  const health = useQuery({ ...api.admin.health.query(), refetchInterval: REFRESH_MS });
  if (health.isPending) return <Skeleton height="8rem" />;
  if (health.isError)
    return (
      <ErrorState title={text.errorTitle} message={health.error.message} onRetry={() => void health.refetch()} retryLabel={text.retry} />
    );
  const h = health.data;
  const facts: [string, string][] = [
    ['Adatbázis', `${h.database}, ${h.database_ms} ms`],
    ['Felhasználók', String(h.users)],
    ['Élő munkamenetek', String(h.live_sessions)],
    [
      'Várakozó levelek',
      h.oldest_mail_at ? `${h.mails_waiting} (a legrégebbi: ${shortDateTime(h.oldest_mail_at)})` : String(h.mails_waiting),
    ],
    ['Tananyag', `${h.documents} oldal, ${h.content_version.slice(0, 12)}`],
    ['Fizetés', h.payments === 'stripe' ? 'Stripe' : 'próbafizetés'],
    ['Memória', `${h.memory_mb} MB`],
    ['Fut', `${Math.floor(h.uptime_seconds / 3600)} óra ${Math.floor((h.uptime_seconds % 3600) / 60)} perc`],
    ...h.jobs.map((job): [string, string] => [
      `Feladat: ${job.name}`,
      [job.last_run_at ? shortDateTime(job.last_run_at) : 'még nem futott', ...(job.note ? [`Figyelem! ${job.note}`] : [])].join('. '),
    ]),
  ];
  return (
    <dl className={styles.adminFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
