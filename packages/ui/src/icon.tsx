import type { IconName } from './icon-names.ts';
import iconsUrl from './icons.svg?url';

interface IconProps {
  name: IconName;
  /** Side length in px at 100 % zoom. */
  size?: number;
  className?: string;
}

/** A decorative line icon; the control that holds it carries the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className={className}
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
