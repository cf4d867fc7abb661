import { expect, test } from 'vitest';
import { missingSheets, styleSheet, withPageStyles } from './page-styles.ts';

const sheets = [
  styleSheet('/assets/root.css', '.a0,.katex b{color:red}'),
  styleSheet('/assets/tool.css', '.z1:hover{gap:0}@media print{.z2>.a0{gap:0}}'),
  styleSheet('/assets/quiz.css', '.q1 .katex{gap:0}'),
];
const page = (body: string) => `<html><head><link rel="stylesheet" href="/assets/root.css#"/></head><body>${body}</body></html>`;

test('a page links the styles of every part that stands on it', () => {
  const html = page('<p class="a0 z2">x</p>');
  expect(missingSheets(html, sheets).map(sheet => sheet.href)).toEqual(['/assets/tool.css']);
  expect(withPageStyles(html, sheets)).toBe(
    '<html><head><link rel="stylesheet" href="/assets/root.css#"/><link rel="stylesheet" href="/assets/tool.css"/></head><body><p class="a0 z2">x</p></body></html>',
  );
});

test('a class that a linked sheet has, or none, asks for nothing', () => {
  const html = page('<p class="a0 katex nowhere">x</p>');
  expect(withPageStyles(html, sheets)).toBe(html);
});
