import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { text } from '../../../text/common.ts';

export interface Back {
  to: string;
  label: string;
  /** Rather to the page this one was opened from, when that was in this tab. */
  opener?: boolean;
}

/** The router numbers the pages of a visit: a page opened by its address is the first. What the tab showed before is not ours. */
const wasOpenedHere = (): boolean => Number(history.state?.idx) > 0;

/** The sign at the corner of a quiz that leads out of it. */
export function WayOut({ back, icon, className }: { back: Back; icon: IconName; className: string | undefined }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const toOpener = back.opener === true && isHydrated && wasOpenedHere();
  const label = toOpener ? text.back : back.label;
  const leave = (event: MouseEvent) => {
    // With a key held the link opens elsewhere.
    if (!toOpener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={className} data-part="icon-btn" to={back.to} aria-label={label} title={label} onClick={leave}>
      <Icon name={icon} />
    </Link>
  );
}
