import type { Page } from '@playwright/test';

/** Text that no scrolling brings into sight: past the edge of the page, or cut by a box that hides what does not fit. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const cut = new Set<string>();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.classList.length ? `.${[...element.classList].join('.')}` : ''}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim()) continue;
      if (holder.closest('script, style, noscript, option, .sr-only, [data-part~="skip-link"], .katex-mathml, [aria-hidden="true"]'))
        continue;
      // What is not shaped yet (content-visibility) has no place to be judged by.
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width <= 1 || text.height <= 1) continue;
      let acrossFree = false;
      let downFree = false;
      const found: string[] = [];
      let hidden = '';
      let unseen = false;
      for (let box: Element | null = holder; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A teaser of so many lines; the whole text stands behind the link.
        if (style.webkitLineClamp !== 'none') downFree = true;
        if (style.position !== 'static' && edge.width <= 1) hidden = 'for screen readers only';
        // What .sr-only does, by a style of its own: on a phone the player's heading is only read out.
        if (hidden && style.clipPath === 'inset(50%)') unseen = true;
        if (!acrossFree && hides(style.overflowX) && (text.right > edge.right + SLACK || text.left < edge.left - SLACK))
          found.push(`${told(box)} cuts "${node.textContent.trim().slice(0, 40)}" across`);
        if (!downFree && hides(style.overflowY) && (text.bottom > edge.bottom + SLACK || text.top < edge.top - SLACK))
          found.push(`${told(box)} cuts "${node.textContent.trim().slice(0, 40)}" down`);
        acrossFree ||= scrolls(style.overflowX);
        downFree ||= scrolls(style.overflowY);
        if (style.position === 'fixed') break;
      }
      if (unseen) continue;
      for (const one of found) cut.add(one);
      if (!hidden && !acrossFree && (text.right > document.documentElement.clientWidth + SLACK || text.left < -SLACK))
        cut.add(`"${node.textContent.trim().slice(0, 40)}" in ${told(holder)} passes the edge of the page`);
    }
    return [...cut];
  });
