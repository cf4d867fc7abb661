import type { Node } from '../reader/node.ts';
import type { Reason } from './messages.ts';
import { fractionMistakes } from './mistakes/fractions.ts';
import { letterMistakes } from './mistakes/letters.ts';
import type { Mistaken } from './mistakes/mistaken.ts';
import { numberMistakes } from './mistakes/numbers.ts';
import { powerMistakes } from './mistakes/powers.ts';
import { signMistakes } from './mistakes/signs.ts';
import { minus } from './mistakes/tree.ts';

const MAX_FOUND = 240;
/** A changed sign explains almost anything, so these are tried after everything else. */
const LAST: readonly Reason[] = ['signedSum', 'sign'];
const rank = ({ reason }: Mistaken): number => LAST.indexOf(reason);

const here = (node: Node): Mistaken[] => [
  ...letterMistakes(node),
  ...fractionMistakes(node),
  ...powerMistakes(node),
  ...numberMistakes(node),
  ...signMistakes(node),
];

/** Every single mistake of the lists, at every place of the tree, the most telling first. */
export const mistakenForms = (node: Node): Mistaken[] =>
  everywhere(node)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_FOUND);

function everywhere(node: Node): Mistaken[] {
  const own = here(node);
  if ('of' in node) return [...own, ...everywhere(node.of).map(m => ({ ...m, node: { ...node, of: m.node } }))];
  if (!('left' in node)) return own;
  return [
    ...own,
    ...everywhere(node.left).map(m => ({ ...m, node: { ...node, left: m.node } })),
    ...everywhere(node.right).map(m => ({ ...m, node: { ...node, right: m.node } })),
  ];
}

/** Terms of a sum with their signs. */
export function signedTerms(node: Node): Node[] {
  if (node.kind === 'add') return [...signedTerms(node.left), ...signedTerms(node.right)];
  if (node.kind === 'sub') return [...signedTerms(node.left), ...signedTerms(node.right).map(minus)];
  return [node];
}
