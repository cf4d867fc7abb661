import { lazy, Suspense, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { useFirstUse } from './use-first-use.ts';

export interface MenuLink {
  to: string;
  label: string;
  icon?: IconName;
}

interface MenuProps {
  label: string;
  items: readonly MenuLink[];
  className?: string;
}

const load = () => import('./menu-view.tsx');
const MenuView = lazy(load);

/** A button with a list of links; the list's machinery is fetched when the button is first approached. */
export function Menu({ label, items, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const used = useFirstUse(open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(className)}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(value => !value)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      {used && (
        <Suspense fallback={null}>
          <MenuView open={open} onOpenChange={setOpen} anchor={button} label={label} items={items} />
        </Suspense>
      )}
    </>
  );
}
