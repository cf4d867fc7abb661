import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';

/** Between the round's tasks and more of the same. */
export function RoundStop({ more, isLast, onGoOn }: { more: string; isLast: boolean; onGoOn: () => void }) {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <EmptyState
        headingLevel={1}
        title={isLast ? 'Kész a mai kör!' : 'Kész a mai kör ezen része!'}
        actions={
          <>
            <ButtonLink to="/" iconEnd="arrow-right">
              Vissza a mai körhöz
            </ButtonLink>
            <Button variant="secondary" onClick={onGoOn}>
              {more}
            </Button>
          </>
        }
      >
        {isLast ? 'Mára ennyi elég.' : 'Megvan a három feladat, ennyit kért a mai kör.'} Ha jólesik, folytathatod is.
      </EmptyState>
    </div>
  );
}
