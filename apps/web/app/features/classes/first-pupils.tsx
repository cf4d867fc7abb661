import type { SchoolClass } from '@eszkerek/contract/classes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';

/** A class without pupils: how they get in, before anything else. */
export function FirstPupils({ schoolClass }: { schoolClass: SchoolClass }) {
  return (
    <Panel>
      <EmptyState
        title="Még senki nem csatlakozott"
        actions={
          <>
            {!schoolClass.expired && (
              <ButtonLink to={`/dashboard/teacher/tanulok?osztaly=${schoolClass.id}&beolvasas`} icon="people">
                Felvétel névsorból
              </ButtonLink>
            )}
            <CopyCode code={schoolClass.class_code} label="Osztálykód másolása" />
          </>
        }
      >
        Vedd fel a tanulóidat névsorból, és nyomtass nekik belépőkártyát: e‑mail‑cím sem kell. Akinek már van fiókja, annak add meg az
        osztálykódot.
      </EmptyState>
    </Panel>
  );
}
