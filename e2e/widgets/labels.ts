import type { Locator } from '@playwright/test';

/** Letters smaller than this cannot be read on a phone, px. */
const SMALLEST = 12;
/** Labels may touch by the room that their letters leave empty, px. */
const SLACK = 3;

/** Too small or crossing labels of the drawings of a widget. */
export const labelFaults = (widget: Locator): Promise<string[]> =>
  widget.evaluate(
    (element, { smallest, slack }) => {
      const faults: string[] = [];
      for (const svg of element.querySelectorAll('svg')) {
        const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent?.trim() && text.checkVisibility());
        const boxes = texts.map(text => {
          const size =
            Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM()?.a ?? 1, text.getScreenCTM()?.b ?? 0);
          const { left, right, top, bottom } = text.getBoundingClientRect();
          if (size < smallest - 0.1) faults.push(`"${text.textContent}" is ${size.toFixed(1)} px`);
          // A line box is taller than its letters.
          const air = (bottom - top) * 0.2;
          return { says: text.textContent, left, right, top: top + air, bottom: bottom - air };
        });
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1)) {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > slack && down > slack) faults.push(`"${a.says}" crosses "${b.says}"`);
          }
      }
      return faults;
    },
    { smallest: SMALLEST, slack: SLACK },
  );
