import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { holdPage, noteActivity, PAPER_MS } from '../lib/activity.ts';
import { watchIdle } from './watch-idle.ts';

interface IdleGuardProps {
  /** What happens when nobody has touched the page for two minutes. */
  onIdle: () => void;
  /** What the dialog says will happen. */
  outcome: string;
}

/** The idle timer of a content page and its question. */
export function IdleGuard({ onIdle, outcome }: IdleGuardProps) {
  const [left, setLeft] = useState<number | null>(null);
  const act = useRef(onIdle);
  act.current = onIdle;
  useEffect(() => watchIdle(window, { onLeft: setLeft, onIdle: () => act.current() }, document), []);
  return (
    <AlertDialog
      open={left !== null}
      onClose={noteActivity}
      title="Itt vagy még?"
      text={`${left ?? 0} másodperc múlva ${outcome}`}
      cancelLabel="Itt vagyok"
      prefersCancel
      confirmLabel="Papíron dolgozom"
      onConfirm={() => holdPage(PAPER_MS)}
    />
  );
}
