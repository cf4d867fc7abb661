import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionFigure } from '@eszkerek/exercises/questions/figures';
import { figuresOf } from '@eszkerek/exercises/questions/figures';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { drawFigure } from '@eszkerek/figures/draw';
import { standaloneSvg } from '@eszkerek/figures/standalone';

export const describeFigure = (figure: QuestionFigure): string => (figure.kind === 'drawn' ? figure.alt : drawFigure(figure).description);

export function elementName(figure: QuestionFigure, id: string): string {
  const elements = figure.kind === 'drawn' ? (figure.elements ?? []) : drawFigure(figure).elements;
  return elements.find(element => element.id === id)?.label ?? id;
}

/** Chromium draws the PNG when CHROME_PATH names it: a solver that cannot open an SVG sees the figure too. */
function writePng(svgFile: string, svg: string): string {
  const chrome = process.env.CHROME_PATH;
  if (!chrome) return svgFile;
  const png = svgFile.replace(/svg$/, 'png');
  const [, width = '400', height = '300'] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const size = `--window-size=${Math.max(500, Math.ceil(Number(width)))},${Math.ceil(Number(height)) + 20}`;
  execFileSync(chrome, ['--headless', '--no-sandbox', '--disable-gpu', size, `--screenshot=${png}`, svgFile], { stdio: 'ignore' });
  return png;
}

/** Writes a figure as a file and says on the sheet where it is and what is seen. */
export function figureLinesOf(figure: QuestionFigure, name: string, folder: string): string[] {
  if (figure.kind === 'drawn') return [];
  const drawn = drawFigure(figure);
  mkdirSync(folder, { recursive: true });
  const svgFile = join(folder, `${name}.svg`);
  const svg = standaloneSvg(drawn.svg);
  writeFileSync(svgFile, svg);
  return [`  Ábra: ${drawn.description}`, `  (${writePng(svgFile, svg)})`];
}

export const figureLines = (slug: string, question: Question & { id: string }, folder: string): string[] =>
  figuresOf(question).flatMap(({ figure, path }) => figureLinesOf(figure, `${slug}-${question.id}-${path.join('-')}`, folder));
