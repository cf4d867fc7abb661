import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Shown beside the open shell. */
  whenOpen?: (close: () => void) => ReactNode;
}

/** Shows the navbar and floating controls, which full-screen views hide; Esc hides them again. The shell's styles read the attribute. */
export function ShellButton({ whenOpen }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const { dataset } = document.documentElement;
    dataset.shell = 'open';
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('keydown', close);
    return () => {
      delete dataset.shell;
      removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label={open ? 'Menü és vezérlők elrejtése' : 'Menü és vezérlők'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && whenOpen?.(() => setOpen(false))}
    </>
  );
}
