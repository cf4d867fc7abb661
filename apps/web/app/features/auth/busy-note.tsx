import { MessageBar } from '@eszkerek/ui/message-bar.tsx';

/** Shown while the form sends itself again (when-not-busy.ts). */
export function BusyNote({ waiting }: { waiting: boolean }) {
  if (!waiting) return null;
  return (
    <MessageBar kind="info">
      Most nagyon sokan jöttetek egyszerre. Sorban állsz, és mindjárt te jössz: hagyd nyitva ezt az oldalt.
    </MessageBar>
  );
}
