import type { Visitor } from './nav-items.ts';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  visitor: Visitor;
  username: string | undefined;
  onControls: () => void;
}
