import '@eszkerek/ui/formula.css';
import type { PupilView } from '@eszkerek/contract/live-shapes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { useKept } from '../../../lib/use-kept.ts';
import { cleanCode } from '../live-code.ts';
import { liveSeat } from '../live-seat.ts';
import { useLiveStream } from '../use-live-stream.ts';
import { EnterCode, JoinLesson } from './join-lesson.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';
import { PupilEnd } from './pupil-end.tsx';
import { PupilScreen } from './pupil-screen.tsx';

/** What this tab saw of the end of a lesson. */
interface End {
  /** Null: it ended while this device was away. */
  view: PupilView | null;
}

/** The pupil's side of a live lesson at the address of its code. */
export function LivePage({ code: typed }: { code: string }) {
  const code = cleanCode(typed);
  const seat = useStored(liveSeat);
  const isSeated = seat?.code === code;
  const [wasSeated, setWasSeated] = useState(isSeated);
  // A guest's place is gone with the lesson: a reload would find neither the place nor the code.
  const [end, setEnd] = useKept<End | null>(`elo/${code}/vege`, null);
  if (isSeated && !wasSeated) setWasSeated(true);
  if (code.length < 6) return <EnterCode initial={code} />;
  if (isSeated) return <Seated key={seat.token} token={seat.token} onEnd={view => setEnd({ view })} />;
  if (end) return <PupilEnd view={end.view} onLeft={() => setEnd(null)} />;
  return <JoinLesson code={code} left={wasSeated} onOver={() => setEnd({ view: null })} />;
}

function Seated({ token, onEnd }: { token: string; onEnd: (view: PupilView) => void }) {
  const { view, connected, refused, at } = useLiveStream<PupilView>('/api/live/stream', token);
  useEffect(() => {
    // Removed by the teacher, or the lesson is over: back to the door.
    if (refused) liveSeat.set(null);
  }, [refused]);
  const keepEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (view?.lesson.phase === 'ended' && view.guest) keepEnd(view);
  }, [view]);
  if (!view)
    return (
      <PhoneFrame connected={connected}>
        <p className={styles.lead}>Belépünk…</p>
      </PhoneFrame>
    );
  return <PupilScreen view={view} at={at} connected={connected} token={token} />;
}
