import { type RefObject, useEffect } from 'react';

/** On a phone tabs scroll sideways: the open one moves to the middle of the row. */
export function useTabInView(row: RefObject<HTMLElement | null>, open: string): void {
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (list && tab && open) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [row, open]);
}
