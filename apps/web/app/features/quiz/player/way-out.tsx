import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { openerOf } from '../../../lib/opened-from.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { text } from '../../../text/common.ts';

/** Where a quiz leads that was opened by its address. */
export interface Back {
  to: string;
  label: string;
}

/** The sign at the corner of a quiz that leads out of it: to the page it was opened from, at the line that was left. */
export function WayOut({ back, icon, className }: { back: Back; icon: IconName; className: string | undefined }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const opener = useHydrated() ? openerOf(pathname) : null;
  const label = opener && opener.pathname !== back.to ? text.back : back.label;
  const leave = (event: MouseEvent) => {
    // With a key held the link opens elsewhere.
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(opener.steps);
  };
  return (
    <Link className={className} data-part="icon-btn" to={back.to} aria-label={label} title={label} onClick={leave}>
      <Icon name={icon} />
    </Link>
  );
}
