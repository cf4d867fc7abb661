import { expect, it } from 'vitest';
import { paperFigures, widestOnPaper } from './paper-figure.ts';

const figure = (width: number, height: number, inside = '') =>
  `<svg class="fig" role="img" width="${width * 1.25}" height="${height * 1.25}" viewBox="0 0 ${width} ${height}"><title>Ábra</title>${inside}</svg>`;
const sizes = (html: string) => Array.from(html.matchAll(/<svg[^>]* width="(\d+)" height="(\d+)"/g), ([, ...size]) => size.map(Number));

it('fits a figure into its box and never enlarges one', () => {
  expect(sizes(paperFigures(figure(600, 520), 'question'))).toEqual([[240, 208]]);
  expect(sizes(paperFigures(figure(100, 80), 'question'))).toEqual([[100, 80]]);
});

it('keeps a label at 9 pt, by the smallest one of its own figure', () => {
  const labelled = figure(400, 400, '<text class="fig-text" x="1" y="2" font-size="16">a</text>');
  expect(sizes(paperFigures(`a) ${labelled} b) ${figure(302, 302)}`, 'option'))).toEqual([
    [300, 300],
    [139, 139],
  ]);
});

it('leaves a text without a figure as it is', () => {
  expect(paperFigures('<svg viewBox="0 0 1 1"></svg> <b>3/4</b>', 'option')).toBe('<svg viewBox="0 0 1 1"></svg> <b>3/4</b>');
});

it('tells how wide the widest drawn option is on paper', () => {
  expect(widestOnPaper([figure(100, 80), `<b>a</b> ${figure(600, 100)}`])).toBe(139);
  expect(widestOnPaper(['3/4'])).toBe(0);
});
