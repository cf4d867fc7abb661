import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  wide?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}
