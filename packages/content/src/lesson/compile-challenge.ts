import type { ChallengeBlock } from '@eszkerek/documents/block';
import { figureSchema } from '@eszkerek/figures/schema';
import { z } from 'zod';
import { tryDraw } from '../figure/try-draw.ts';
import { checkProse } from '../language/check-prose.ts';
import { checkString } from '../language/check-string.ts';
import { parsePage } from '../markdown/parse.ts';
import { renderLines } from '../markdown/render-lines.ts';
import { renderText } from '../markdown/render-text.ts';
import { typeset } from '../markdown/typeset.ts';
import { itemHash } from '../question/item-hash.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { onlyFenced } from './fenced.ts';
import type { Directive, PageContext } from './page-context.ts';

const text = z.string().trim().min(3);
export const challengeSource = z.strictObject({
  task: text,
  figure: figureSchema.optional(),
  hints: z.array(text),
  solution: text,
  answer: z.string().trim().min(1).max(200),
});
type ChallengeSource = z.infer<typeof challengeSource>;

/** `:::challenge{#k1 title="…"}` with one YAML block. */
export function compileChallenge(node: Directive, page: PageContext): ChallengeBlock | undefined {
  const line = node.position?.start.line ?? 1;
  const id = node.attributes?.id ?? '';
  const title = node.attributes?.title?.trim() ?? '';
  if (!/^k\d+$/.test(id)) page.report('question-id', line, ':::challenge needs an id: {#k1 title="…"}');
  else if (page.ids.has(id)) page.report('question-id', line, `the id ${id} occurs twice`);
  if (!title) page.report('subheading-missing', line, 'the challenge has no title');
  page.ids.add(id);
  checkString(title, line, page);
  const fenced = onlyFenced(node, 'yaml', page);
  if (!fenced) return undefined;
  const yaml = readYaml(fenced.code.value, fenced.firstLine);
  const source = checkSchema(yaml, challengeSource, page.report);
  if (!source) return undefined;
  checkTexts(source, yaml.lineOf, page);
  page.items.push({ id, hash: itemHash(yaml.value), line });
  const drawn = source.figure && tryDraw(source.figure, yaml.lineOf(['figure']), page);
  if (drawn?.stated.some(label => plain(label) === plain(source.answer)) && !plain(source.task).includes(plain(source.answer)))
    page.report('figure-leak', yaml.lineOf(['figure']), `the figure says the answer: ${source.answer}`);
  return {
    type: 'challenge',
    id,
    title: typeset(title),
    task: renderLines(source.task),
    ...(drawn ? { figure: { svg: drawn.svg.replace(/ data-el="[^"]*"/g, ''), alt: drawn.description } } : {}),
    hints: source.hints.map(renderText),
    solution: renderLines(source.solution),
    answer: renderText(source.answer),
  };
}

/** The words and numbers alone, so that `$12$ cm` and `12 cm` are the same. */
export const plain = (markdown: string): string => markdown.replace(/[$*{}\s\u00a0]/g, '');

function checkTexts({ task, hints, solution, answer }: ChallengeSource, lineOf: (path: string[]) => number, page: PageContext): void {
  for (const [key, value] of Object.entries({ task, solution })) {
    // The text of a `|` block begins on the line below its key.
    const first = lineOf([key]) + (value.includes('\n') ? 1 : 0);
    checkProse(parsePage(value), page, first);
  }
  checkString(answer, lineOf(['answer']), page);
  for (const hint of hints) {
    checkString(hint, lineOf(['hints']), page);
    // A number of the task may well be in a hint.
    if (plain(hint).includes(plain(answer)) && !plain(task).includes(plain(answer)))
      page.report('hint-gives-answer', lineOf(['hints']), `„${hint}” says the answer`);
  }
  if (hints.length !== 3) page.report('hints-three', lineOf(['hints']), `there are ${hints.length} hints`);
}
