import type { Deps } from '../deps.ts';

/** Must be idempotent and resumable: a run may be killed anywhere and is repeated. */
export interface Job {
  name: string;
  /** The pause between two successful runs. */
  everySeconds: number;
  run(deps: Deps): Promise<void>;
}
