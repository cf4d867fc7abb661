import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
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
      className={cx('icon-btn', outline && 'icon-btn-outline', on && 'icon-btn-on', className)}
    >
      <Icon name={icon} size={size} />
      {children}
    </button>
  );
}
