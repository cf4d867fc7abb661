import type { Subject } from '@eszkerek/documents/base';
import { numberArticle } from '@eszkerek/numbers/hungarian';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
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
const BEGINS: Record<Subject, string> = { matematika: 'A matematika', fizika: 'A fizika', ai: 'A mesterséges intelligencia' };
const IN_GRADE: Record<number, string> = { 5: 'ötödikben', 6: 'hatodikban', 7: 'hetedikben', 8: 'nyolcadikban' };

export function PlacementStart({ subject, ...stop }: Omit<BreakProps, 'onFinish'> & { subject: Subject }) {
  const before = useQuery({ ...api.guide.placement.query({ params: { subject } }), gcTime: 0 });
  const { asked = 0, most = 20, begins_in = null } = before.data?.state ?? {};
  if (begins_in !== null) {
    const other = subject === 'matematika' ? 'ai' : 'matematika';
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <EmptyState
          headingLevel={1}
          title={`${BEGINS[subject]} ${IN_GRADE[begins_in] ?? 'később'} kezdődik.`}
          actions={
            <>
              <ButtonLink to={`/hol-tartasz/${other}`} iconEnd="arrow-right">
                Hol tartok {FROM[other]}?
              </ButtonLink>
              <ButtonLink variant="ghost" to="/">
                Vissza a mai körhöz
              </ButtonLink>
            </>
          }
        >
          Addig nincs mit megkérdeznünk belőle. Nézd meg, hol tartasz abban, amit már tanulsz!
        </EmptyState>
      </div>
    );
  }
  return (
    <Screen
      {...stop}
      pending={stop.pending || before.isPending}
      title={`Hol tartasz ${FROM[subject]}?`}
      goOn={asked > 0 ? `Folytatom ${numberArticle(asked + 1)} ${asked + 1}. kérdéstől` : 'Kezdjük!'}
      actions={
        <ButtonLink variant="ghost" to="/">
          Most nem
        </ButtonLink>
      }
    >
      Nem dolgozat, nincs jegy. Amit még nem tanultál, jelöld be nyugodtan.{' '}
      {asked > 0
        ? `${asked} kérdés már megvan, legfeljebb ${most - asked} van hátra.`
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
