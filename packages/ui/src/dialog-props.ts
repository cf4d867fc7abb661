import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  wide?: boolean;
  /** It says something that must be dealt with, such as a refusal of what was typed. */
  alert?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}
