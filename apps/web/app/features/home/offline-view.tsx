import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { SavedLessons, useSavedLessons } from './saved-lessons.tsx';

interface OfflineViewProps {
  /** The address that could not be read; null: this page itself was asked for. Unknown while it is prerendered. */
  asked?: string | null;
  onRetry: () => void;
}

const AGAIN_MS = 4000;

const NEEDS: readonly [RegExp, string][] = [
  [/^\/tananyag\/kviz-/, 'A kvízhez internet kell'],
  [/^\/tananyag\/teszt-/, 'A teszthez internet kell'],
  [/^\/tananyag\/(gyakorlo|keszlet|kihivas)-/, 'A gyakorláshoz internet kell'],
  [/^\/terkep/, 'A térképhez internet kell'],
];
const SCREEN = 'Nincs kapcsolat';
const NOT_SAVED = 'Ez a lecke nincs meg ezen az eszközön';

/** A content page that only has to be read would have been shown, had it been kept. */
const titleFor = (asked: string) =>
  NEEDS.find(([address]) => address.test(asked))?.[1] ?? (asked.startsWith('/tananyag/') ? NOT_SAVED : SCREEN);

const leadFor = (asked: string | null, title: string) => {
  if (asked === null) return 'Most nem érjük el az internetet. A válaszaid megvannak, elküldjük őket, amint lehet.';
  if (title === NOT_SAVED) return 'Még nem nyitottad meg rajta, az internetet pedig most nem érjük el. Amint visszajön, megnyitjuk.';
  return 'Most nem érjük el az internetet. Amint visszajön, megnyitjuk ezt az oldalt. A válaszaid megvannak.';
};

function leavePlaceToPage() {
  history.scrollRestoration = 'manual';
}

/** The page before is kept as a whole: asked for as data it would not come. */
function loadWhole(event: Event) {
  // The router would ask for data, and note the place on the page that does not come: the top.
  event.stopImmediatePropagation();
  // It leaves the place to the browser, which knows that of the short page on show; the whole page looks up its own.
  addEventListener('pagehide', leavePlaceToPage, { once: true });
  location.reload();
}

/** In the place of a page that cannot be read without a connection: what can be, and the way back to what was open before. */
export function OfflineView({ asked = null, onRetry }: OfflineViewProps) {
  const lessons = useSavedLessons() ?? [];
  const [backLabel, setBackLabel] = useState<string | null>(null);
  useEffect(() => {
    if (history.length < 2) return;
    const lesson = asked?.replace('/tananyag/kviz-', '/tananyag/');
    const fromLesson = lesson !== asked && lessons.some(({ path }) => path === lesson);
    setBackLabel(fromLesson ? 'Vissza a leckéhez' : 'Vissza');
  }, [asked, lessons]);
  // Also for the browser's own way back.
  useEffect(() => {
    addEventListener('popstate', loadWhole, { capture: true });
    return () => removeEventListener('popstate', loadWhole, { capture: true });
  }, []);
  // The page that was asked for comes by itself.
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (asked === null) return;
    let again: ReturnType<typeof setInterval> | undefined;
    // A line that has just come back often loses the first request.
    const comeBack = () => {
      clearInterval(again);
      retry();
      again = setInterval(retry, AGAIN_MS);
    };
    addEventListener('online', comeBack);
    return () => {
      clearInterval(again);
      removeEventListener('online', comeBack);
    };
  }, [asked]);
  const title = titleFor(asked ?? '');
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title={title} lead={leadFor(asked, title)} />
      <Panel
        className={formStyles.formGrid}
        title={lessons.length > 0 ? 'Ezeket már megnyitottad, így most is olvashatók' : 'Próbáld újra egy kicsit később'}
      >
        {lessons.length > 0 && <SavedLessons lessons={lessons} />}
        <div className={layoutStyles.row} data-part="row">
          <Button icon="retry" onClick={onRetry}>
            Újra
          </Button>
          {backLabel && (
            <Button variant="secondary" icon="chevron-left" onClick={() => history.back()}>
              {backLabel}
            </Button>
          )}
        </div>
      </Panel>
    </div>
  );
}
