import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import { Suspense, useState } from 'react';

const StepGuard = lazyPanel(async () => ({ default: (await import('./step-guard.tsx')).StepGuard }));

/** Generators whose tasks are solved line by line. */
const STEPWISE =
  /^gen-(linear-eq|int-equation|inequality|linear-system|word-equation|like-terms|poly|factoring|algebraic-fraction|order-ops|rational-ops|integer-mul-ops|common-factor|quadratic)/;

export const isStepwise = (generator: string): boolean => STEPWISE.test(generator);

/** The Lépésőr beside a practice sheet, folded until it is wanted. */
export function StepGuardFold() {
  const [opened, setOpened] = useState(false);
  return (
    <details className="panel step-guard-fold" onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary>Lépésőr: ellenőrizd a számolásod sorról sorra</summary>
      {opened && (
        <Suspense fallback={<Spinner size={24} />}>
          <StepGuard />
        </Suspense>
      )}
    </details>
  );
}
