import type { Node } from '../reader/node.ts';
import type { Relation } from './line.ts';
import { isTwo } from './mistakes/tree.ts';
import { signedTerms } from './mistakes.ts';

const isSquare = (node: Node): boolean => node.kind === 'pow' && isTwo(node.right) && ['variable', 'literal'].includes(node.left.kind);
const bare = (node: Node): Node => (node.kind === 'neg' ? node.of : node);

/** a² + b² = c², c² = 3² + 4², x² = 13² − 5², c² = 9 + 16: three squares of sides, one of them of a letter. */
export function isPythagoras({ left, sign, right }: Relation): boolean {
  const terms = [...signedTerms(left.node), ...signedTerms(right.node)].map(bare);
  const letters = terms.filter(term => isSquare(term) && 'left' in term && term.left.kind === 'variable');
  if (sign !== '=' || terms.length !== 3 || letters.length === 0) return false;
  // a² + 16 = 25 is an equation like any other, c² = 9 + 16 is not.
  const isAlone = [left, right].some(side => isSquare(side.node) && 'left' in side.node && side.node.left.kind === 'variable');
  const isSide = isAlone && letters.every(term => 'left' in term && term.left.kind === 'variable' && !/^[xyz]$/.test(term.left.name));
  return terms.every(term => isSquare(term) || (isSide && term.kind === 'literal'));
}
