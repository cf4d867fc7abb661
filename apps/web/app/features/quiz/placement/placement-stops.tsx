import type { Subject } from '@eszkerek/documents/base';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { EmptyState } from '@eszkerek/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api.ts';

interface StopProps {
  pending: boolean;
  failure: string | null;
  onGoOn: () => void;
}
type BreakProps = StopProps & { onFinish: () => void };

interface ScreenProps extends StopProps {
  title: string;
  goOn: string;
  actions: ReactNode;
  children: ReactNode;
}

function Screen({ title, goOn, actions, pending, failure, onGoOn, children }: ScreenProps) {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <>
            <Button loading={pending} iconEnd="arrow-right" onClick={onGoOn}>
              {goOn}
            </Button>
            {actions}
          </>
        }
      >
        {children}
      </EmptyState>
      {failure !== null && <MessageBar kind="bad">{failure}</MessageBar>}
    </div>
  );
}

const FROM: Record<Subject, string> = { matematika: 'matematikából', fizika: 'fizikából', ai: 'mesterséges intelligenciából' };

export function PlacementStart({ subject, ...stop }: Omit<BreakProps, 'onFinish'> & { subject: Subject }) {
  // The plan of the day knows of one that was left half-way.
  const today = useQuery(api.guide.today.query());
  const left = today.data?.today.parts.find(({ link }) => link === `/hol-tartasz/${subject}`)?.open;
  return (
    <Screen
      {...stop}
      title={`Hol tartasz ${FROM[subject]}?`}
      goOn={left ? 'Folytatjuk!' : 'Kezdjük!'}
      actions={
        <ButtonLink variant="ghost" to="/">
          Most nem
        </ButtonLink>
      }
    >
      Nem dolgozat, nincs jegy. Amit még nem tanultál, jelöld be nyugodtan.{' '}
      {left
        ? `${left.answered} kérdés már megvan, legfeljebb ${left.of - left.answered} van hátra.`
        : 'Legfeljebb húsz kérdés lesz, tíz után pihenhetsz, és bármikor abbahagyhatod.'}
    </Screen>
  );
}

const breakActions = ({ pending, onFinish }: BreakProps) => (
  <>
    <ButtonLink variant="secondary" to="/">
      Később folytatom
    </ButtonLink>
    <Button variant="ghost" disabled={pending} onClick={onFinish}>
      Ennyi elég, lássuk, hol tartok
    </Button>
  </>
);

/** Between the two sittings. */
export function PlacementRest(stop: BreakProps) {
  return (
    <Screen {...stop} title="Félidő! Pihenj egyet." goOn="Jöhet a második rész" actions={breakActions(stop)}>
      Tíz kérdés megvan. Mozogj egy kicsit, igyál egy pohár vizet. Folytathatod most vagy egy másik napon is: megjegyeztük, hol tartasz.
    </Screen>
  );
}

export function PlacementPaused(stop: BreakProps) {
  return (
    <Screen {...stop} title="Megjegyeztük, hol tartasz" goOn="Folytatom" actions={breakActions(stop)}>
      Amit eddig megválaszoltál, megmarad. Ha visszajössz, innen megyünk tovább.
    </Screen>
  );
}
