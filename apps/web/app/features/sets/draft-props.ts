import type { Draft } from './draft.ts';
import type { DrawnOf } from './drawn-text.tsx';
import type { ErrorOf } from './field-errors.ts';

export interface DraftProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errorOf: ErrorOf;
  drawnOf: DrawnOf;
}
