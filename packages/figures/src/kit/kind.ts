import type { Rng } from '@eszkerek/numbers/chance';
import type { Scene } from './scene.ts';

/** What one kind of figure can do. Pure: the same spec gives the same drawing everywhere. */
export interface FigureKind<Spec> {
  /** Hungarian name of what is seen, for the reader of a screen: `Számegyenes`. */
  title: string;
  draw(spec: Spec): Scene;
  /** What is seen, in Hungarian sentences; never what is asked. */
  describe(spec: Spec): string;
}

/** For the gallery, the golden test and the content guide (examples), and for the test over random figures. */
export interface FigureSamples<Input> {
  /** Every option at least once; the key says in Hungarian what is shown. */
  examples: Record<string, Input>;
  random(rng: Rng): Input;
}
