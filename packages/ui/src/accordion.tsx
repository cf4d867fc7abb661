import type { ReactNode, ToggleEvent } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionProps {
  summary: ReactNode;
  /** Items that share a name close each other. */
  name?: string;
  open?: boolean;
  id?: string;
  /** Told when it opens or closes, also by `open`. */
  onToggle?: (isOpen: boolean) => void;
  /** Scrolls what opens into view: something sticky may stand over it. */
  reveals?: boolean;
  children: ReactNode;
}

/** Native disclosure, so it opens with scripts switched off too. */
export function Accordion({ summary, name, open, id, onToggle, reveals, children }: AccordionProps) {
  const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (reveals && currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
    onToggle?.(currentTarget.open);
  };
  return (
    <details id={id} className={styles.accordion} name={name} open={open} onToggle={toggled}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.accordionBody}>{children}</div>
    </details>
  );
}
