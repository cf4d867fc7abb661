import '@eszkerek/ui/formula.css';
import type { BoardView } from '@eszkerek/contract/live-shapes';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { cleanCode } from '../live-code.ts';
import { useLiveStream } from '../use-live-stream.ts';
import { BoardCode } from './board-code.tsx';
import { BoardFrame } from './board-frame.tsx';
import { BoardScreen } from './board-screen.tsx';
import { useBoardFit } from './use-board-fit.ts';
import { useBoardToken } from './use-board-token.ts';

/** The projector's page of a live lesson: opened by a one-time link or code, without an account. */
export function BoardPage({ code: typed }: { code: string }) {
  const code = cleanCode(typed);
  const { token, asks, failure, open } = useBoardToken(code);
  const { view, connected, refused, at } = useLiveStream<BoardView>('/api/live/stream', token);
  useBoardFit();
  if (asks || refused)
    return (
      <BoardFrame view={null} connected>
        {asks ? (
          <BoardCode failure={failure} onCode={open} />
        ) : (
          <ErrorState
            headingLevel={1}
            title="A kivetítő zárva van"
            message="Ez az óra már véget ért, vagy a link lejárt. Nyisd meg újra a tanári képernyőről!"
          />
        )}
      </BoardFrame>
    );
  return (
    <BoardFrame view={view} connected={connected}>
      {view && <BoardScreen view={view} at={at} />}
    </BoardFrame>
  );
}
