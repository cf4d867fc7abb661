import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

interface NodeInput {
  text: string | number;
  id?: string;
  yes?: NodeInput;
  no?: NodeInput;
}
interface Node {
  text: string;
  id?: string;
  yes?: Node;
  no?: Node;
}
const node: z.ZodType<Node, NodeInput> = z.lazy(() =>
  z.strictObject({ text: label, id: elementId.optional(), yes: node.optional(), no: node.optional() }),
);

export const schema = z.strictObject({
  kind: z.literal('tree'),
  ...common,
  /** A question with a `yes` and a `no` branch; a node without them is a result. */
  root: node,
  yes: label.default('igen'),
  no: label.default('nem'),
});

export type Tree = z.output<typeof schema>;
export type TreeInput = z.input<typeof schema>;
export type TreeNode = Node;
