import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
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
  /** Its content is made when it is first opened: a page with much that is folded is read and drawn sooner. */
  lazy?: boolean;
  children: ReactNode;
}

/** Native disclosure, so it opens with scripts switched off too. */
export function Accordion({ summary, name, open, id, onToggle, reveals, lazy, children }: AccordionProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [made, setMade] = useState(!lazy);
  // It may have been opened before the page was alive.
  useEffect(() => {
    if (box.current?.open) setMade(true);
  }, []);
  const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setMade(true);
    if (reveals && currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
    onToggle?.(currentTarget.open);
  };
  return (
    <details ref={box} id={id} className={styles.accordion} name={name} open={open} onToggle={toggled}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.accordionBody}>{made ? children : <noscript>{children}</noscript>}</div>
    </details>
  );
}
