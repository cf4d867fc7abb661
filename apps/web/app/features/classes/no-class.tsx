import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { JoinColleague } from './pupils/join-colleague.tsx';

/** In place of a tool that needs a class: the two ways to have one. */
export function NoClass({ children }: { children: string }) {
  return (
    <Panel>
      <EmptyState
        title="Még nincs osztályod"
        actions={
          <ButtonLink to="/dashboard/teacher#uj-osztaly" icon="plus">
            Új osztályt veszek fel
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
      <JoinColleague />
    </Panel>
  );
}
