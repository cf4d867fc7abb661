import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icon-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  icon: IconName;
  size?: number;
  outline?: boolean;
  on?: boolean;
};

export function IconButton({ label, icon, size = 20, outline, on, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(styles.iconBtn, outline && styles.iconBtnOutline, on && styles.iconBtnOn, className)}
      data-part="icon-btn"
    >
      <Icon name={icon} size={size} />
      {children}
    </button>
  );
}
