import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './menu.module.css';

interface MenuLink {
  to: string;
  label: string;
  icon?: IconName;
}

interface MenuProps {
  label: string;
  items: readonly MenuLink[];
  className?: string;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a list of links: arrows move, Esc closes and returns, leaving closes. */
export function Menu({ label, items, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') button.current?.focus();
      setOpen(false);
      return;
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = links();
    all[
      move(
        all.findIndex(link => link.matches(':focus')),
        all.length,
      )
    ]?.focus();
  };

  return (
    <span className={styles.menuRoot} ref={root}>
      <button
        ref={button}
        type="button"
        className={cx(className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
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
      {open && (
        <div className={styles.menu} role="menu" tabIndex={-1} id={id} aria-label={label} ref={list} onKeyDown={onKeyDown}>
          {items.map(item => (
            <Link key={item.to} className={styles.menuItem} role="menuitem" tabIndex={-1} to={item.to} onClick={() => setOpen(false)}>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </Link>
          ))}
        </div>
      )}
    </span>
  );
}
