import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import { Suspense, useRef, useState } from 'react';
import styles from './step-guard.module.css';
import type { StepGuardProps } from './step-guard.tsx';

const StepGuard = lazyPanel(async () => ({ default: (await import('./step-guard.tsx')).StepGuard }));

/** Generators whose tasks are solved line by line. */
const STEPWISE =
  /^gen-(linear-eq|int-equation|inequality|linear-system|word-equation|like-terms|poly|factoring|algebraic-fraction|order-ops|rational-ops|integer-mul-ops|common-factor|quadratic)/;

export const isStepwise = (generator: string): boolean => STEPWISE.test(generator);

/** From the finished working to the answer field above it: its keys come with the focus, and the player brings it into sight. */
const leaveToField = (fold: HTMLDetailsElement | null) => {
  if (fold) fold.open = false;
  requestAnimationFrame(() => fold?.closest('form')?.querySelector<HTMLInputElement>('[data-part~="typed"] input')?.focus());
};

/** The Lépésőr beside a practice sheet, folded until it is wanted. */
export function StepGuardFold({ task, onResult }: StepGuardProps) {
  const [opened, setOpened] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  /** Opened by hand, but not yet entered: the tool may still be loading. */
  const asked = useRef(false);
  const enter = () => {
    const lines = [...(fold.current?.querySelectorAll('input') ?? [])];
    const line = lines.find(({ value }) => value === '') ?? lines[0];
    if (!asked.current || !line) return;
    asked.current = false;
    line.focus({ preventScroll: true });
    fold.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <details
      className={cx(panelStyles.panel, styles['step-guard-fold'])}
      ref={fold}
      onToggle={event => {
        asked.current = event.currentTarget.open;
        if (asked.current) setOpened(true);
        enter();
      }}
    >
      <summary>
        <Icon name="list" />
        <span>
          <b>Lépésőr</b>
          Sorról sorra ellenőriz
        </span>
        <Icon name="chevron-down" />
      </summary>
      {opened && (
        <Suspense fallback={<Spinner size={24} />}>
          <div ref={enter}>
            <StepGuard
              key={task}
              task={task}
              onResult={
                onResult &&
                (text => {
                  onResult(text);
                  leaveToField(fold.current);
                })
              }
            />
          </div>
        </Suspense>
      )}
    </details>
  );
}
