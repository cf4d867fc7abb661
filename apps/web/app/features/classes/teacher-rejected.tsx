import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';

/** What a rejected teacher reads in place of the classes, with a way to answer. */
export function TeacherRejected({ reason }: { reason: string | null }) {
  return (
    <Panel>
      <EmptyState title="A tanári fiókodat nem tudtuk jóváhagyni" actions={<ButtonLink to="/kapcsolat">Írok nektek</ButtonLink>}>
        {reason && <>Ennek oka: {reason} </>}
        Ha szerinted tévedés történt, írj nekünk, és újra megnézzük. Az ingyenes tananyag addig is a tiéd.
      </EmptyState>
    </Panel>
  );
}
