import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { useEffect, useState } from 'react';

/** The one button that navbar and floating controls fold into; Esc folds them again. The shell's styles read the attribute. */
export function ShellButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const { dataset } = document.documentElement;
    dataset.shell = 'open';
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', close);
    return () => {
      delete dataset.shell;
      removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <IconButton
      icon="menu"
      label={open ? 'Menü és vezérlők elrejtése' : 'Menü és vezérlők'}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    />
  );
}
