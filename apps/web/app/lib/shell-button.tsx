import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Shown beside the open shell. */
  whenOpen?: (close: () => void) => ReactNode;
}

/**
 * Shows the navbar and floating controls, which full-screen views hide; Esc or a tap on the view itself hides them again. The shell's
 * styles read the attribute.
 */
export function ShellButton({ whenOpen }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A view with a panel of its own closes it by its own scrim.
  const tapCloses = whenOpen === undefined;
  useEffect(() => {
    if (!open) return;
    const { dataset } = document.documentElement;
    dataset.shell = 'open';
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpen(false);
      button.current?.focus();
    };
    const tap = ({ target }: MouseEvent) => {
      const inView = target instanceof Element && target.closest('#tartalom, [data-part~="player"]') !== null;
      if (tapCloses && inView && !button.current?.contains(target)) setOpen(false);
    };
    addEventListener('keydown', close);
    addEventListener('click', tap);
    return () => {
      delete dataset.shell;
      removeEventListener('keydown', close);
      removeEventListener('click', tap);
    };
  }, [open, tapCloses]);
  return (
    <>
      <IconButton
        ref={button}
        icon={open ? 'chevron-up' : 'menu'}
        label={open ? 'Menü és vezérlők elrejtése' : 'Menü és vezérlők'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && whenOpen?.(() => setOpen(false))}
    </>
  );
}
