import { useCallback, useState } from 'react';

/** The places of questions whose reply came while another one, at `at`, was on screen; known until the pupil goes on. */
export function useReplyNote(at: number | undefined) {
  const [note, setNote] = useState<{ at: number; places: readonly number[] }>({ at: 0, places: [] });
  const tell = useCallback(
    (place: number, shown: number) =>
      setNote(before => ({
        at: shown,
        places: [...new Set([...(before.at === shown ? before.places : []), place])].sort((a, b) => a - b),
      })),
    [],
  );
  return { arrived: note.at === at ? note.places : [], tell };
}
