import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import type { ReactNode } from 'react';
import { text } from '../../text/common.ts';
import styles from './auth.module.css';

interface OptionalFoldProps {
  part: 'codes' | 'parent';
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** Fields that many leave empty: they take a line until they are asked for. */
export function OptionalFold({ part, icon, title, children }: OptionalFoldProps) {
  return (
    <details className={styles.fold} data-part={part}>
      <summary>
        <Icon name={icon} />
        <span>
          {title}
          <br />
          <span className={formStyles.labelOptional}>{text.optional}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.foldGrid}>{children}</div>
    </details>
  );
}
