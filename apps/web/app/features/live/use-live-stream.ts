import type { LiveCounts, LiveView } from '@eszkerek/contract/live-shapes';
import { useEffect, useState } from 'react';
import { openStream, type StreamEvent } from './stream-client.ts';

export interface LiveStream<View extends LiveView> {
  view: View | null;
  connected: boolean;
  /** The token is not valid (any more), the participant was removed, or the lesson is gone. */
  refused: boolean;
  /** When the view arrived, by this device's clock: a timer counts down from there. */
  at: number;
}

const empty = { view: null, connected: true, refused: false, at: 0 };

/** The state after an event. Repeated and late ones change nothing: each carries the version it belongs to. */
export function withEvent<View extends LiveView>(before: LiveStream<View>, { event, data }: StreamEvent, now: number): LiveStream<View> {
  if (event === 'gone') return { ...before, view: null, refused: true };
  const { view } = before;
  if (event === 'state') {
    const next = data as View;
    return view && next.version < view.version ? before : { ...before, view: next, at: now };
  }
  if (event === 'counts' && view) {
    const counts = data as LiveCounts;
    return counts.version < view.version ? before : { ...before, view: { ...view, ...counts } };
  }
  return before;
}

/** The newest snapshot of a lesson for this token; null as token opens nothing. */
export function useLiveStream<View extends LiveView>(url: string, token: string | null): LiveStream<View> {
  const [stream, setStream] = useState<LiveStream<View>>(empty);
  useEffect(() => {
    setStream(empty);
    if (token === null) return;
    const close = openStream({
      url,
      token,
      onEvent: event => {
        setStream(before => withEvent(before, event, Date.now()));
        if (event.event === 'gone' || (event.event === 'state' && (event.data as View).lesson.phase === 'ended')) close();
      },
      onConnected: connected => setStream(before => (before.connected === connected ? before : { ...before, connected })),
      onRefused: () => setStream(before => ({ ...before, refused: true })),
    });
    return close;
  }, [url, token]);
  return stream;
}
