import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { text } from '../../../text/common.ts';

export interface Back {
  to: string;
  label: string;
  /** Rather to the page this one was opened from, when that was in this tab. */
  opener?: boolean;
}

/** The sign at the corner of a quiz that leads out of it. */
export function WayOut({ back, icon, className }: { back: Back; icon: IconName; className: string | undefined }) {
  const navigate = useNavigate();
  // The first page of a tab has no other key.
  const opened = useLocation().key !== 'default';
  const toOpener = back.opener === true && opened;
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
