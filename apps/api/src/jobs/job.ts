import type { Deps } from '../deps.ts';

/** Idempotent and resumable: it may be stopped anywhere and is then simply run again. */
export interface Job {
  name: string;
  /** The pause between two successful runs. */
  everySeconds: number;
  run(deps: Deps): Promise<void>;
}
