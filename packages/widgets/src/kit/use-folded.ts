import { type RefObject, useEffect, useState } from 'react';

const PHONE_PX = 480;
const isPhone = () => window.innerWidth <= PHONE_PX;

/**
 * Praise that has been read gives its place to the controls: it folds at the next touch of its widget, and is folded when the page is
 * opened again. It stays folded while the pupil goes on trying, away from the solution and back. Only on a phone: elsewhere it does not
 * stand over the widget. A touch below the widget leaves it open: folding would move what is touched from under the finger.
 */
export function useFolded(
  strip: RefObject<HTMLElement | null>,
  { solved, praised, isShort }: { solved: boolean; praised: boolean; isShort: boolean },
): [folded: boolean, unfold: () => void] {
  const [folded, setFolded] = useState(() => solved && isPhone());
  useEffect(() => {
    if (!praised || folded) return;
    const bar = strip.current;
    const widget = bar?.closest<HTMLElement>('[data-part="widget"]');
    const fold = ({ target }: Event) => {
      if (isPhone() && !(target instanceof Node && bar?.contains(target))) setFolded(true);
    };
    widget?.addEventListener('pointerdown', fold, true);
    return () => widget?.removeEventListener('pointerdown', fold, true);
  }, [strip, praised, folded]);
  useEffect(() => {
    if (!solved) setFolded(isShort && isPhone());
  }, [solved, isShort]);
  return [folded && praised, () => setFolded(false)];
}
