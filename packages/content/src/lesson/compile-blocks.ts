import { type Block, type BoxBlock, boxBlock, type LeafBlock } from '@eszkerek/documents/block';
import type { RootContent } from 'mdast';
import { renderNodes } from '../markdown/render.ts';
import { compileChallenge } from './compile-challenge.ts';
import { compileFigure } from './compile-figure.ts';
import { compilePrompt } from './compile-prompt.ts';
import { compileTry } from './compile-try.ts';
import { compileWidget } from './compile-widget.ts';
import { groupNodes } from './group-nodes.ts';
import type { Directive, PageContext } from './page-context.ts';

const BOXES: readonly string[] = boxBlock.shape.type.options;
const isBox = (name: string): name is BoxBlock['type'] => BOXES.includes(name);

const lineOf = (node: RootContent) => node.position?.start.line ?? 1;

const htmlBlock = (nodes: RootContent[]): LeafBlock => ({ type: 'html', html: renderNodes(nodes) });

function leafDirective(node: Directive, page: PageContext): LeafBlock | undefined {
  if (node.name === 'widget') return compileWidget(node, page);
  if (node.name === 'figure') return compileFigure(node, page);
  if (node.name === 'try') return compileTry(node, page);
  if (node.name === 'prompt') return compilePrompt(node, page);
  page.report(
    'directive-unknown',
    lineOf(node),
    `:::${node.name} is not a block${isBox(node.name) || node.name === 'challenge' ? ' that may stand inside another' : ''}`,
  );
  return undefined;
}

function checkClosed(node: Directive, page: PageContext): void {
  const end = node.position?.end.offset ?? 0;
  const lastLine = page.source.slice(0, end).split('\n').at(-1) ?? '';
  if (!/^\s*:{3,}\s*$/.test(lastLine)) page.report('directive-unclosed', lineOf(node), `:::${node.name} is not closed`);
}

export function compileBlocks(nodes: RootContent[], page: PageContext): Block[] {
  return groupNodes<Block>(nodes, htmlBlock, node => {
    checkClosed(node, page);
    if (node.name === 'challenge') return compileChallenge(node, page);
    if (!isBox(node.name)) return leafDirective(node, page);
    const title = node.attributes?.title?.trim();
    const blocks = groupNodes<LeafBlock>(node.children, htmlBlock, inner => {
      checkClosed(inner, page);
      return leafDirective(inner, page);
    });
    const id = page.headings.get(node)?.id;
    return { type: node.name, ...(id ? { id } : {}), ...(title ? { title } : {}), blocks };
  });
}
