import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useHeaderAway } from './use-header-away.ts';

function Page() {
  useHeaderAway();
  return null;
}

const scrollBy = (px: number) => {
  vi.stubGlobal('scrollY', scrollY + px);
  dispatchEvent(new Event('scroll'));
};
const isAway = () => document.documentElement.hasAttribute('data-header-away');

it('sends the header away while reading goes on downwards, and brings it back on the way up', () => {
  vi.stubGlobal('scrollY', 0);
  const { unmount } = show(<Page />);
  scrollBy(100);
  expect(isAway()).toBe(false);
  scrollBy(200);
  expect(isAway()).toBe(true);
  scrollBy(-5);
  expect(isAway()).toBe(true);
  scrollBy(-40);
  expect(isAway()).toBe(false);
  scrollBy(60);
  expect(isAway()).toBe(true);
  document.body.toggleAttribute('data-at-hand', true);
  scrollBy(-40);
  expect(isAway()).toBe(true);
  document.body.removeAttribute('data-at-hand');
  unmount();
  expect(isAway()).toBe(false);
});
