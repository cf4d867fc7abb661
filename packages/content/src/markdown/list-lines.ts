import type { List, PhrasingContent, RootContent } from 'mdast';

const DASH = '- ';

/** The content of each line. */
function linesOf(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const [first = '', ...more] = node.type === 'text' ? node.value.split('\n') : [];
    lines.at(-1)?.push(node.type === 'text' ? { ...node, value: first } : node);
    for (const value of more) lines.push([{ type: 'text', value }]);
  }
  return lines;
}

/** The line without its dash; undefined if it has none. */
function withoutDash([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] | undefined {
  if (first?.type !== 'text' || !first.value.startsWith(DASH)) return undefined;
  return [{ ...first, value: first.value.slice(DASH.length) }, ...rest];
}

function asList(node: RootContent): RootContent {
  if (node.type !== 'paragraph') return node;
  const items = linesOf(node.children).map(withoutDash);
  const known = items.filter(item => item !== undefined);
  if (items.length < 2 || known.length < items.length) return node;
  const list: List = {
    type: 'list',
    spread: false,
    data: { hProperties: { className: ['dashes'] } },
    children: known.map(children => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
  };
  return list;
}

/** A paragraph of two or more lines that all begin with a dash is a list; a single „- 3” is text. */
export const asLists = (nodes: readonly RootContent[]): RootContent[] => nodes.map(asList);
