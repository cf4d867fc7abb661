import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './guide.module.css';
import { partText } from './part-text.ts';

type SwapBody = Parameters<typeof api.guide.swap>[0]['body'];

/** „Mást szeretnék”: up to three things that may come instead of a part; choosing one costs nothing. */
export function OtherOffers({ part, onSwapped }: { part: string; onSwapped: () => void }) {
  const offers = useQuery(api.guide.others.query({ params: { part } }));
  const swap = useAction((body: SwapBody) => api.guide.swap({ params: { part }, body }), {
    invalidates: [api.guide.today.key, api.guide.others.key],
    onSuccess: onSwapped,
  });
  if (offers.isPending) return <Skeleton height="6rem" />;
  const others = offers.data?.others ?? [];
  if (others.length === 0) return <p>Most nincs más ötletünk, de a térképen bármit választhatsz.</p>;
  return (
    <>
      <ul className={styles.others} aria-label="Ezek közül választhatsz">
        {others.map(other => {
          const { kind, target, title, reason, subject } = other;
          const { name, size } = partText(other);
          return (
            <li key={`${kind} ${target}`} className={styles.offer} data-subject={subject ?? undefined}>
              <b>{title}</b>
              <span className={styles.otherKind}>
                {name} · {size(other)}
              </span>
              <span>{reason.text}</span>
              <Button variant="secondary" size="sm" loading={swap.pending} onClick={() => void swap.run({ kind, target })}>
                Inkább ezt<span className="sr-only">: {title}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {swap.failure !== null && <MessageBar kind="bad">{swap.failure}</MessageBar>}
    </>
  );
}
