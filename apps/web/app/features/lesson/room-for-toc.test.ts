import { readFileSync } from 'node:fs';
import { TOC_WIDTH_PX } from '@eszkerek/contract/constants';
import { expect, it } from 'vitest';
import { roomForToc } from './room-for-toc.ts';

it('is there on screens wider than 1024 px', () => {
  expect(roomForToc(1024, 16)).toBe(false);
  expect(roomForToc(1025, 16)).toBe(true);
});

it('shrinks with the zoom', () => {
  expect(roomForToc(1440, 24)).toBe(false);
  expect(roomForToc(1537, 24)).toBe(true);
  expect(roomForToc(900, 12)).toBe(true);
});

it('ends where the stylesheet turns the contents into a bar', () => {
  const css = readFileSync(new URL('./toc.module.css', import.meta.url), 'utf8');
  const narrow = css.split('@container').find(part => part.includes('.tocHeadCurrent {\n      display: inline;'));
  expect(narrow).toMatch(new RegExp(`^ app \\(max-width: ${TOC_WIDTH_PX / 16}rem\\)`));
});
