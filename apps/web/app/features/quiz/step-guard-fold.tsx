import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import { Suspense, useState } from 'react';
import styles from './step-guard.module.css';

const StepGuard = lazyPanel(async () => ({ default: (await import('./step-guard.tsx')).StepGuard }));

/** Generators whose tasks are solved line by line. */
const STEPWISE =
  /^gen-(linear-eq|int-equation|inequality|linear-system|word-equation|like-terms|poly|factoring|algebraic-fraction|order-ops|rational-ops|integer-mul-ops|common-factor|quadratic)/;

export const isStepwise = (generator: string): boolean => STEPWISE.test(generator);

/** The Lépésőr beside a practice sheet, folded until it is wanted. */
export function StepGuardFold({ task }: { task?: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={cx(panelStyles.panel, styles['step-guard-fold'])} onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary>
        <Icon name="list" />
        <span>
          <b>Lépésőr</b>
          ellenőrizd a számolásod sorról sorra
        </span>
        <Icon name="chevron-down" />
      </summary>
      {opened && (
        <Suspense fallback={<Spinner size={24} />}>
          <StepGuard key={task} task={task} />
        </Suspense>
      )}
    </details>
  );
}
