import { type KeyboardEvent, useState } from 'react';

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab stop for a toolbar; arrows move among the elements marked with `data-roving`. */
export function useRoving() {
  const [active, setActive] = useState(0);
  return {
    item: (index: number) => ({ 'data-roving': '', tabIndex: index === active ? 0 : -1, onFocus: () => setActive(index) }),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
      items[move(active, items.length)]?.focus();
    },
  };
}
