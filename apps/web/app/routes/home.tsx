import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ErrorState } from '@eszkerek/ui/state.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { CardSections } from '../features/catalog/card-sections.tsx';
import { contentPath } from '../features/catalog/content-path.ts';
import { firstLesson } from '../features/catalog/first-lesson.ts';
import type { HomeCards } from '../features/catalog/home-cards.ts';
import { WheelOutline } from '../features/guide/wheel-outline.tsx';
import { FutureSchool } from '../features/home/future-school.tsx';
import { Hero } from '../features/home/hero.tsx';
import { LearnMore } from '../features/home/learn-more.tsx';
import { LeftOff } from '../features/home/left-off.tsx';
import { chosenGrade } from '../lib/chosen-grade.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { useStored } from '../lib/stored.ts';
import { usePremiumAccess } from '../lib/use-premium-access.ts';
import { text } from '../text/common.ts';

export const meta = () =>
  pageMeta(
    'Interaktív tanulás 5–8. osztályosoknak',
    'Interaktív leckék, kvízek és okos eszközök 5–8. osztályosoknak: matematika, fizika és mesterséges intelligencia. Próbáld ki ingyen!',
  );

/** Loaded for signed-in pupils only. When its file does not come, the page keeps the block that everybody sees. */
const Today = lazy(() =>
  import('../features/guide/today.tsx').catch(() => ({ default: ({ instead }: { instead: ReactNode }) => instead })),
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
  const hero = <Hero startPath={first ? contentPath(first.slug) : '/targy/matematika'} role={session.user?.role ?? null} grade={grade} />;
  return (
    <div className={layoutStyles.wrap}>
      <LeftOff />
      {session.user?.role === 'student' ? (
        <Suspense fallback={<WheelOutline />}>
          <Today instead={hero} />
        </Suspense>
      ) : (
        hero
      )}
      <LearnMore closed={session.user?.role === 'student'} />
      <FutureSchool />
      {cards ? (
        <CardSections
          cards={cards}
          premiumAccess={premiumAccess}
          signedIn={session.user !== null}
          teaches={session.user?.role === 'teacher' || session.user?.role === 'admin'}
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
    </div>
  );
}
