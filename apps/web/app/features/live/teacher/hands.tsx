import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Stepper } from '@eszkerek/ui/stepper.tsx';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Votes of pupils without a device: the teacher counts hands. */
export function Hands({ view }: { view: TeacherLiveView }) {
  const { id, question, votes } = view;
  const vote = votes.at(-1);
  const round = vote?.round === 2 ? 2 : 1;
  const { run, failure } = useAction(
    (counts: Record<string, number>) => api.live.hands({ params: { id }, body: { questionId: question?.id ?? '', round, counts } }),
    { queues: true },
  );
  if (!vote) return null;
  const counts = Object.fromEntries(vote.bars.map(bar => [bar.id, bar.hands]));
  return (
    <div className={layoutStyles.row} data-part="row">
      {vote.bars.map(bar => (
        <span key={bar.id} className={layoutStyles.row}>
          <b>{bar.letter}</b>
          <Stepper
            label={`${bar.letter}: kezek száma`}
            value={bar.hands}
            min={0}
            max={40}
            onChange={value => void run({ ...counts, [bar.id]: value })}
            lessLabel={`${bar.letter}: egy kézzel kevesebb`}
            moreLabel={`${bar.letter}: egy kézzel több`}
          />
        </span>
      ))}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
