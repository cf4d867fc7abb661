import type { Node } from '../../reader/node.ts';
import type { Reason } from '../messages.ts';

/** A line as a frequent mistake would have changed it, and the name of that mistake. */
export type Mistaken = { readonly node: Node; readonly reason: Reason };
