import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionProps {
  summary: ReactNode;
  /** Items that share a name close each other. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/** Native disclosure, so it opens with scripts switched off too. */
export function Accordion({ summary, name, open, children }: AccordionProps) {
  return (
    <details className={styles.accordion} name={name} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.accordionBody}>{children}</div>
    </details>
  );
}
