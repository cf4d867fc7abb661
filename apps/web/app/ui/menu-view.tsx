import { Menu as Base } from '@base-ui/react/menu';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import type { MenuLink } from './menu.tsx';

interface MenuViewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly MenuLink[];
}

export default function MenuView({ open, onOpenChange, anchor, label, items }: MenuViewProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() => popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        // The button toggles by itself; closing here too would open the menu again.
        if (!next && target instanceof Node && anchor.current?.contains(target)) return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner className="menu-positioner" anchor={anchor} sideOffset={8} align="start">
          <Base.Popup className="menu" ref={popup} finalFocus={anchor} aria-label={label}>
            {items.map(item => (
              <Base.LinkItem key={item.to} className="menu-item" closeOnClick render={<Link to={item.to} />}>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Base.LinkItem>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
