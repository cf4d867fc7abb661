import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { dueWords } from './due-words.ts';
import { MistakeBookLink } from './mistake-book-link.tsx';

interface ReviewStartProps {
  title: string;
  pending: boolean;
  failure: string | null;
  onStart: (body: { minutes: 5 | 10; fresh?: boolean }) => void;
}

/** A question whose second try is still open counts as one to come. */
const openWords = ({ asked, answered }: { asked: number; answered: number }): string =>
  answered === 0
    ? `Van egy megkezdett ismétlésed, ${asked} kérdéssel. Ott folytatod, ahol abbahagytad.`
    : `Van egy megkezdett ismétlésed: ${asked} kérdésből ${answered} már megvan.`;

/** What a round would bring, and how long it should be. An open round can be gone on with. */
export function ReviewStart({ title, pending, failure, onStart }: ReviewStartProps) {
  const due = useQuery(api.guide.reviewState.query());
  if (due.isPending) return <Skeleton height="16rem" />;
  const open = due.data?.open ?? null;
  const fresh = open ? { fresh: true } : {};
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <div className={layoutStyles.stack}>
            {open && (
              <Button icon="play" loading={pending} onClick={() => onStart({ minutes: 5 })}>
                Folytatom
              </Button>
            )}
            {/* A question for each minute. */}
            {([5, 10] as const).map(minutes => (
              <Button
                key={minutes}
                variant={open || minutes === 10 ? 'secondary' : 'primary'}
                icon={open ? undefined : 'play'}
                loading={pending}
                onClick={() => onStart({ minutes, ...fresh })}
              >
                {`${open ? 'Új: ' : ''}${minutes} kérdés · kb. ${minutes} perc`}
              </Button>
            ))}
            <MistakeBookLink />
          </div>
        }
      >
        {open ? openWords(open) : due.data && dueWords(due.data)}
      </EmptyState>
      {failure !== null && <MessageBar kind="info">{failure}</MessageBar>}
    </>
  );
}
