import type { LeafBlock } from '@eszkerek/documents/block';
import { question } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';
import { checkFigures } from '../question/check-figures.ts';
import { checkQuestion } from '../question/check-question.ts';
import { itemHash } from '../question/item-hash.ts';
import { renderQuestion } from '../question/render-question.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { onlyFenced } from './fenced.ts';
import type { Directive, PageContext } from './page-context.ts';

const record = z.record(z.string(), z.unknown());

export function compileTry(node: Directive, page: PageContext): LeafBlock | undefined {
  const line = node.position?.start.line ?? 1;
  const { id, type } = node.attributes ?? {};
  if (!id || !/^t\d+$/.test(id)) page.report('question-id', line, ':::try needs an id: {#t1 type=…}');
  else if (page.ids.has(id)) page.report('question-id', line, `the id ${id} occurs twice`);
  const fenced = onlyFenced(node, 'yaml', page);
  if (!fenced || !id) return undefined;
  page.ids.add(id);
  const yaml = readYaml(fenced.code.value, fenced.firstLine);
  const raw = checkSchema(yaml, record, page.report);
  if (!raw) return undefined;
  if (!type || (raw.type !== undefined && raw.type !== type))
    page.report('try-type', line, `the directive says ${type ?? 'nothing'}, the block ${String(raw.type ?? 'nothing')}`);
  const data = checkSchema({ ...yaml, value: { ...raw, type: type ?? raw.type } }, question, page.report);
  if (!data) return undefined;
  const context = { ...page, lineOf: yaml.lineOf, place: 'try' } as const;
  page.misconceptions.push(...checkQuestion(data, context));
  page.items.push({ id, hash: itemHash({ ...raw, type }), line });
  if (!checkFigures(data, context)) return undefined;
  return { type: 'try', id, title: page.headings.get(node)?.title ?? 'Feladat', question: renderQuestion(data, id) };
}
