import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'spark' | 'subject' | 'danger' | 'danger-solid';

interface Look {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
}

function lookClass({ variant = 'primary', size = 'md', block }: Look, className?: string): string {
  return cx(styles.btn, styles[`btn-${variant}`], size !== 'md' && styles[`btn-${size}`], block && styles['btn-block'], className);
}

interface ContentProps {
  icon?: IconName;
  iconEnd?: IconName;
  children: ReactNode;
}

function Content({ icon, iconEnd, children }: ContentProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

type ButtonProps = Look & ComponentProps<'button'> & { loading?: boolean; 'data-part'?: string };

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading,
  className,
  children,
  onClick,
  type,
  'data-part': part,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      data-part={cx('btn', part)}
      className={lookClass({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={event => {
        if (loading || rest['aria-disabled']) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <Spinner size={20} />}
      <Content icon={loading ? undefined : icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  );
}

type ButtonLinkProps = Look & LinkProps;

export function ButtonLink({ variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} data-part="btn" className={lookClass({ variant, size, block }, className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  );
}
