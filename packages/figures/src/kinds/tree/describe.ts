import type { Tree, TreeNode } from './schema.ts';

export function describe(spec: Tree): string {
  const text = (node: TreeNode): string => {
    const branches = [
      [spec.yes, node.yes],
      [spec.no, node.no],
    ] as const;
    const told = branches.flatMap(([answer, child]) => (child ? [`ha ${answer}: ${child.text}`] : []));
    const below = branches.flatMap(([, child]) => (child && (child.yes || child.no) ? [text(child)] : []));
    return [`${node.text} – ${told.join('; ')}.`, ...below].join(' ');
  };
  return `Döntési fa. ${text(spec.root)}`;
}
