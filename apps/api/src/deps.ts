import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Engine } from './db/engine.ts';
import type { Settings } from './settings.ts';

/** What the areas are built from; `main.ts` makes the real ones, tests make theirs the same way. */
export interface Deps {
  settings: Settings;
  engine: Engine;
  clock: Clock;
  log: Logger;
}
