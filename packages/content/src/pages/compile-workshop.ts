import type { Report } from '../fault.ts';
import { checkString, readTitle } from '../language/check-string.ts';
import { compilePage } from '../lesson/compile-page.ts';
import { readFront, workshopFront } from '../lesson/front-matter.ts';
import type { SourceSection } from '../lesson/split-sections.ts';
import { parsePage } from '../markdown/parse.ts';

/** Goal, tools, tasks, prompts, what to hand in, self-assessment. */
const ORDER = ['cel', 'eszkozok', 'feladatok', 'prompt', 'beadando', 'onertekeles'];
const has = (sections: SourceSection[], name: string) =>
  sections.some(section => section.children.some(node => node.type === 'containerDirective' && node.name === name));

export function compileWorkshop(source: string, report: Report, words: Map<string, number>) {
  const tree = parsePage(source);
  const front = readFront(tree, workshopFront, report);
  const { sources, ...page } = compilePage(tree, source, report, words);
  const ids = sources.map(section => section.id);
  for (const id of ORDER)
    if (!ids.includes(id)) report('section-missing', source.trimEnd().split('\n').length, `the workshop has no section ${id}`);
  sources.forEach((section, i) => {
    if (!ORDER.includes(section.id)) report('section-id', section.line, `„${section.id}” is not a section of a workshop`);
    else if (ids.indexOf(section.id) !== i) report('section-duplicate', section.line, `the section ${section.id} occurs twice`);
    else if (ids.slice(0, i).some(other => ORDER.indexOf(other) > ORDER.indexOf(section.id)))
      report('section-order', section.line, `${section.id} stands too late`);
  });
  if (!has(sources, 'tasks')) report('section-part', 1, 'the workshop has no :::tasks');
  if (!has(sources, 'prompt')) report('section-part', 1, 'the workshop has no :::prompt');
  if (!front) return undefined;
  const { data, yaml } = front;
  const title = readTitle(data.title, yaml.lineOf(['title']), { report, words });
  checkString(data.description, yaml.lineOf(['description']), { report, words });
  return { front: { ...data, title }, lines: { slug: yaml.lineOf(['slug']), before: yaml.lineOf(['before']) }, ...page };
}
