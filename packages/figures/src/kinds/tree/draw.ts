import { FigureFault } from '../../kit/fault.ts';
import { between, type Point } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, MIN_TEXT, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { Tree, TreeNode } from './schema.ts';

const [ROW, TOP, BOX] = [66, 18, 14];

const childrenOf = (node: TreeNode): TreeNode[] => [node.yes, node.no].flatMap(child => child ?? []);
const leavesOf = (node: TreeNode): number =>
  childrenOf(node).length === 0 ? 1 : childrenOf(node).reduce((sum, child) => sum + leavesOf(child), 0);
const depthOf = (node: TreeNode): number => 1 + Math.max(0, ...childrenOf(node).map(depthOf));

export function draw(spec: Tree): Scene {
  const shapes: Shape[] = [];
  const boxes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  const slot = FRAME_WIDTH / leavesOf(spec.root);
  /** Lays a node over its leaves and returns its place. */
  const lay = (node: TreeNode, left: number, depth: number): Point => {
    const children = childrenOf(node);
    const at = { x: left + (slot * leavesOf(node)) / 2, y: TOP + depth * ROW };
    const half = textWidth(node.text, MIN_TEXT) / 2 + 8;
    if (2 * half > slot * leavesOf(node)) throw new FigureFault('overlap', `"${node.text}" is too long for its place`);
    let from = left;
    children.forEach(child => {
      const below = lay(child, from, depth + 1);
      shapes.push({ type: 'line', a: at, b: below });
      labels.push({
        text: child === node.yes ? spec.yes : spec.no,
        at: between(at, below, 0.52),
        gap: 2,
        toward: { x: below.x <= at.x ? -1 : 1, y: -0.3 },
        size: MIN_TEXT,
        quiet: true,
      });
      from += slot * leavesOf(child);
    });
    const leaf = children.length === 0;
    boxes.push({
      type: 'polyline',
      closed: true,
      line: leaf ? 'stroke' : 'thin',
      fill: 'paper',
      tone: leaf ? 3 : undefined,
      el: node.id,
      points: [
        { x: at.x - half, y: at.y - BOX },
        { x: at.x + half, y: at.y - BOX },
        { x: at.x + half, y: at.y + BOX },
        { x: at.x - half, y: at.y + BOX },
      ],
    });
    labels.push({ text: node.text, at, align: 'middle', size: MIN_TEXT, el: node.id });
    if (node.id) elements.push({ id: node.id, label: node.text, at });
    return at;
  };
  lay(spec.root, 0, 0);
  return { width: FRAME_WIDTH, height: TOP + (depthOf(spec.root) - 1) * ROW + BOX + 4, shapes: [...shapes, ...boxes], labels, elements };
}
