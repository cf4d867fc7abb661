import type { Nodes, Root } from 'mdast';
import { renderFormula } from '../markdown/formula.ts';
import { plainText } from '../markdown/plain-text.ts';
import { checkArticle, checkNumeralSuffix, formulaArticle } from './numerals.ts';
import { collectWords, type Prose } from './prose.ts';
import { checkFormulaNotation, checkQuotePairs, checkTypography, type Found } from './typography.ts';
import { checkBannedWords } from './words.ts';

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Every rule that reads Hungarian text or a formula, over one parsed text. `firstLine` is where its first line stands in the file. */
export function checkProse(tree: Root | Nodes, { report, words }: Prose, firstLine = 1): void {
  const foundIn =
    (node: Nodes, text: string): Found =>
    (rule, index, message) =>
      report(rule, lineOf(node) + firstLine - 1 + (text.slice(0, index).match(/\n/g)?.length ?? 0), message);

  const walk = (node: Nodes): void => {
    if (node.type === 'text') {
      const found = foundIn(node, node.value);
      checkTypography(node.value, found);
      checkNumeralSuffix(node.value, found);
      checkArticle(node.value, found);
      checkBannedWords(node.value, found);
      collectWords(node.value, lineOf(node) + firstLine - 1, words);
    } else if (node.type === 'inlineMath' || node.type === 'math') {
      const found = foundIn(node, node.value);
      checkFormulaNotation(node.value, found);
      const formula = renderFormula(node.value, node.type === 'math');
      if ('error' in formula) report('latex', lineOf(node) + firstLine - 1, `${formula.error}`);
    } else if (node.type === 'html') {
      report('raw-html', lineOf(node) + firstLine - 1, `„${node.value.slice(0, 40)}” is HTML`);
    } else if (node.type === 'image' && !node.alt?.trim()) {
      report('image-alt', lineOf(node) + firstLine - 1, 'the picture has no alt text');
    } else if (node.type === 'paragraph' || node.type === 'heading') {
      checkQuotePairs(plainText(node), foundIn(node, ''));
      checkFormulaArticles(node, foundIn(node, ''));
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
}

function checkFormulaArticles(node: Extract<Nodes, { type: 'paragraph' | 'heading' }>, found: Found): void {
  node.children.forEach((child, index) => {
    const before = node.children[index - 1];
    if (child.type !== 'inlineMath' || before?.type !== 'text') return;
    const article = /(?<![\p{L}-])(a)[ \u00a0\n]$/iu.exec(before.value)?.[1]?.toLowerCase();
    const right = formulaArticle(child.value);
    if (article === 'a' && right === 'az') found('article', 0, `„${article} $${child.value}$” should begin with „${right}”`);
  });
}
