import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { CardSections } from '../features/catalog/card-sections.tsx';
import { contentPath } from '../features/catalog/content-path.ts';
import { firstLesson } from '../features/catalog/first-lesson.ts';
import type { HomeCards } from '../features/catalog/home-cards.ts';
import type { TodayProps } from '../features/guide/today.tsx';
import { WheelOutline } from '../features/guide/wheel-outline.tsx';
import { FutureSchool } from '../features/home/future-school.tsx';
import { Hero } from '../features/home/hero.tsx';
import { LearnMore } from '../features/home/learn-more.tsx';
import { LeftOff } from '../features/home/left-off.tsx';
import { chosenGrade } from '../lib/chosen-grade.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { useStored } from '../lib/stored.ts';
import { useOnline } from '../lib/use-online.ts';
import { usePremiumAccess } from '../lib/use-premium-access.ts';
import { Unreachable } from '../shell/lost-line.tsx';
import { text } from '../text/common.ts';

export const meta = () =>
  pageMeta(
    'Interaktív tanulás 5–8. osztályosoknak',
    'Interaktív leckék, kvízek és okos eszközök 5–8. osztályosoknak: matematika, fizika és mesterséges intelligencia. Próbáld ki ingyen!',
  );

/** In the plan's place when its file does not come. */
function WithoutPlan({ instead, offline, onOffline }: TodayProps) {
  const online = useOnline();
  useEffect(() => onOffline?.(!online), [onOffline, online]);
  return online ? instead : offline(() => location.reload());
}

/** Loaded for signed-in pupils only. */
const Today = lazy(() => import('../features/guide/today.tsx').catch(() => ({ default: WithoutPlan })));

/** Kept by the service worker with the offline page, whose file it shares. */
const OfflineStart = lazy(() =>
  import('../features/home/offline-start.tsx').then(
    start => ({ default: start.OfflineStart }),
    () => ({ default: Unreachable }),
  ),
);

interface HomeData {
  cards: HomeCards | null;
  /** Why there are no cards. */
  failed?: string;
}

/** Runs at build time only: the cards are part of the page before any script. */
export async function loader(): Promise<HomeData> {
  const { compiledCurriculums } = await import('../../compiled-content.ts');
  const { homeCards } = await import('../features/catalog/home-cards.ts');
  return { cards: homeCards(compiledCurriculums()) };
}

/** Coming back to the page asks the server. */
export async function clientLoader(): Promise<HomeData> {
  try {
    const [{ api }, { homeCards }] = await Promise.all([import('../lib/api.ts'), import('../features/catalog/home-cards.ts')]);
    return { cards: homeCards((await api.catalog.curriculums()).data) };
  } catch (error) {
    // By its name: the class itself would travel with every first visit. Whatever else fails speaks no Hungarian.
    const said = error instanceof Error && error.name === 'CallError' ? error.message : '';
    return { cards: null, failed: said || messages.curriculumFailed };
  }
}

export default function HomePage() {
  const { cards, failed = messages.curriculumFailed } = useLoaderData<typeof clientLoader>();
  const session = useSession();
  const premiumAccess = usePremiumAccess();
  const revalidator = useRevalidator();
  const grade = useStored(chosenGrade);
  const first = cards && firstLesson(cards, grade);
  const [planLost, setPlanLost] = useState(false);
  const online = useOnline();
  const { user } = session;
  const offline = user !== null && (user.role === 'student' ? planLost : !online);
  useEffect(() => {
    if (cards) return;
    const again = () => void revalidator.revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [cards, revalidator]);
  const offlineStart = (retry: () => void) =>
    user && (
      <Suspense fallback={<WheelOutline />}>
        <OfflineStart user={user} onRetry={retry} />
      </Suspense>
    );
  const hero = (
    <Hero
      startPath={first ? contentPath(first.slug) : '/targy/matematika'}
      role={user?.role ?? null}
      waits={user?.role === 'teacher' && user.is_approved === false}
      grade={grade}
    />
  );
  return (
    <div className={layoutStyles.wrap}>
      <LeftOff />
      {user?.role === 'student' ? (
        <Suspense fallback={<WheelOutline />}>
          <Today instead={hero} offline={offlineStart} onOffline={setPlanLost} />
        </Suspense>
      ) : offline ? (
        offlineStart(() => location.reload())
      ) : (
        hero
      )}
      {!offline && (
        <>
          <LearnMore closed={user?.role === 'student'}>{user?.role === 'student' && <FutureSchool />}</LearnMore>
          {user?.role !== 'student' && <FutureSchool />}
          {cards ? (
            <CardSections
              cards={cards}
              premiumAccess={premiumAccess}
              signedIn={user !== null}
              teaches={user?.role === 'teacher' || user?.role === 'admin'}
            />
          ) : (
            <section className={cx(layoutStyles.section, panelStyles.panel, panelStyles.panelPad)}>
              <ErrorState
                title={text.errorTitle}
                message={messages.error(failed)}
                retryLabel={text.retry}
                onRetry={() => void revalidator.revalidate()}
              />
            </section>
          )}
        </>
      )}
    </div>
  );
}
