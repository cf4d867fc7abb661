import type { RootContent } from 'mdast';
import { z } from 'zod';
import { pricesInRon, type Report } from '../fault.ts';
import { checkProse } from '../language/check-prose.ts';
import { checkString } from '../language/check-string.ts';
import type { Prose } from '../language/prose.ts';
import { collectLinks, type LinkUse } from '../lesson/check-links.ts';
import { compileFigure } from '../lesson/compile-figure.ts';
import { groupNodes } from '../lesson/group-nodes.ts';
import { parsePage } from '../markdown/parse.ts';
import { plainText } from '../markdown/plain-text.ts';
import { renderNodes } from '../markdown/render.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

const helpFile = z.strictObject({
  /** The key pupils see with spaces: `fiók_és_belépés`. */
  category: z.string().regex(/^[\p{Ll}\d]+(?:_[\p{Ll}\d]+)*$/u),
  order: z.number().int().default(100),
  articles: z
    .array(
      z.strictObject({
        question: z.string().trim().min(8).max(160),
        answer: z.string().trim().min(20).max(4000),
        keywords: z.array(z.string()).default([]),
      }),
    )
    .min(1),
});

/** A figure stands among the paragraphs of an answer. */
const renderAnswer = (nodes: RootContent[], prose: Prose): string =>
  groupNodes(nodes, renderNodes, node => (node.name === 'figure' ? compileFigure(node, prose)?.svg : renderNodes([node]))).join('');

export function compileHelp(source: string, strict: Report, words: Map<string, number>) {
  const report = pricesInRon(strict);
  const yaml = readYaml(source);
  const data = checkSchema(yaml, helpFile, report);
  if (!data) return undefined;
  const links: LinkUse[] = [];
  const articles = data.articles.map((article, i) => {
    const line = yaml.lineOf(['articles', i, 'answer']);
    checkString(article.question, yaml.lineOf(['articles', i, 'question']), { report, words });
    const tree = parsePage(article.answer);
    checkProse(tree, { report, words }, line);
    links.push(...collectLinks(tree, (rule, at, message) => report(rule, line + at - 1, message)).map(link => ({ ...link, line })));
    return {
      ...article,
      answer: renderAnswer(tree.children, { report: (rule, at, message) => report(rule, line + at - 1, message), words }),
      text: plainText(tree, tex => tex)
        .replace(/\s+/g, ' ')
        .trim(),
    };
  });
  return { category: data.category, order: data.order, articles, links };
}
