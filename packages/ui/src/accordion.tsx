import type { ReactNode, ToggleEvent } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionProps {
  summary: ReactNode;
  /** Items that share a name close each other. */
  name?: string;
  open?: boolean;
  /** Scrolls what opens into view: something sticky may stand over it. */
  reveals?: boolean;
  children: ReactNode;
}

const reveal = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
};

/** Native disclosure, so it opens with scripts switched off too. */
export function Accordion({ summary, name, open, reveals, children }: AccordionProps) {
  return (
    <details className={styles.accordion} name={name} open={open} onToggle={reveals ? reveal : undefined}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.accordionBody}>{children}</div>
    </details>
  );
}
