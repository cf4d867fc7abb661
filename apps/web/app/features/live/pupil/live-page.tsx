import '@eszkerek/ui/formula.css';
import type { PupilView } from '@eszkerek/contract/live-shapes';
import { useEffect, useState } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { cleanCode } from '../live-code.ts';
import { liveSeat } from '../live-seat.ts';
import { useLiveStream } from '../use-live-stream.ts';
import { EnterCode, JoinLesson } from './join-lesson.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';
import { PupilScreen } from './pupil-screen.tsx';

/** The pupil's side of a live lesson at the address of its code. */
export function LivePage({ code: typed }: { code: string }) {
  const code = cleanCode(typed);
  const seat = useStored(liveSeat);
  const isSeated = seat?.code === code;
  const [wasSeated, setWasSeated] = useState(isSeated);
  if (isSeated && !wasSeated) setWasSeated(true);
  if (code.length < 6) return <EnterCode initial={code} />;
  if (!isSeated) return <JoinLesson code={code} left={wasSeated} />;
  return <Seated key={seat.token} token={seat.token} />;
}

function Seated({ token }: { token: string }) {
  const { view, connected, refused, at } = useLiveStream<PupilView>('/api/live/stream', token);
  useEffect(() => {
    // Removed by the teacher, or the lesson is over: back to the door.
    if (refused) liveSeat.set(null);
  }, [refused]);
  if (!view)
    return (
      <PhoneFrame connected={connected}>
        <p className={styles.lead}>Belépünk…</p>
      </PhoneFrame>
    );
  return <PupilScreen view={view} at={at} connected={connected} token={token} />;
}
