import '@eszkerek/ui/formula.css';
import type { BoardView } from '@eszkerek/contract/live-shapes';
import { ErrorState } from '@eszkerek/ui/state.tsx';
import { useEffect } from 'react';
import { cleanCode } from '../live-code.ts';
import { useLiveStream } from '../use-live-stream.ts';
import { BoardFrame } from './board-frame.tsx';
import { BoardScreen } from './board-screen.tsx';
import { useBoardToken } from './use-board-token.ts';

/** Read from the back row: every size of the page follows the screen, and the visitor's zoom still applies. */
const BOARD_FONT = 'calc(max(16px, 1.1vw + 0.95vh) * var(--zoom, 100) / 100)';

function useBoardFont(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('font-size', BOARD_FONT);
    return () => {
      style.removeProperty('font-size');
    };
  }, []);
}

/** The projector's page of a live lesson: opened by a one-time link, without an account. */
export function BoardPage({ code: typed }: { code: string }) {
  const code = cleanCode(typed);
  useBoardFont();
  const { token, failure } = useBoardToken(code);
  const { view, connected, refused, at } = useLiveStream<BoardView>('/api/live/stream', token);
  if (failure || refused)
    return (
      <BoardFrame view={null} connected>
        <ErrorState
          headingLevel={1}
          title="A kivetítő zárva van"
          message={failure ?? 'Ez az óra már véget ért, vagy a link lejárt. Nyisd meg újra a tanári képernyőről!'}
        />
      </BoardFrame>
    );
  return (
    <BoardFrame view={view} connected={connected}>
      {view && <BoardScreen view={view} at={at} />}
    </BoardFrame>
  );
}
