import { type RefObject, useLayoutEffect } from 'react';

const BOXES = '[data-part~="template"] :is(.boxpad, .blank)';

const innermost = (element: Element): Element => (element.firstElementChild ? innermost(element.firstElementChild) : element);

/** Writes what stands for each letter into its box of the template, beside the letter; empty again, it has its letter alone. */
export function useFilledBoxes(frame: RefObject<HTMLElement | null>, texts: Readonly<Record<string, string>>): void {
  useLayoutEffect(() => {
    for (const box of frame.current?.querySelectorAll<HTMLElement>(BOXES) ?? []) {
      box.dataset.blank ??= box.textContent;
      const letter = box.dataset.blank;
      const text = texts[letter]?.trim();
      box.toggleAttribute('data-filled', Boolean(text));
      innermost(box).textContent = text ? text.replaceAll('-', '−') : letter;
    }
  });
}
