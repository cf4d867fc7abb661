import type { Curriculums } from '@eszkerek/contract/content/compiled';
import { useLoaderData } from 'react-router';
import { CardSections } from '../features/catalog/card-sections.tsx';
import { contentPath } from '../features/catalog/content-path.ts';
import { FutureSchool } from '../features/home/future-school.tsx';
import { Hero } from '../features/home/hero.tsx';
import '../features/home/home.css';
import { LearnMore } from '../features/home/learn-more.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { usePremiumAccess } from '../lib/use-premium-access.ts';

export const meta = () =>
  pageMeta(
    'Interaktív tanulás 5–8. osztályosoknak',
    'Interaktív leckék, kvízek és okos eszközök 5–8. osztályosoknak: matematika, fizika és mesterséges intelligencia. Próbáld ki ingyen!',
  );

/** Runs at build time only: the cards are part of the page before any script. */
export async function loader(): Promise<{ curriculums: Curriculums }> {
  const { compiledCurriculums } = await import('../../compiled-content.ts');
  return { curriculums: compiledCurriculums() };
}

export default function HomePage() {
  const { curriculums } = useLoaderData<typeof loader>();
  const session = useSession();
  const premiumAccess = usePremiumAccess();
  const firstLesson = curriculums.freeLessons.matematika[0] ?? curriculums.freeLessons.fizika[0] ?? curriculums.freeLessons.ai[0];
  return (
    <div className="wrap">
      <Hero startPath={firstLesson ? contentPath(firstLesson.slug) : '/targy/matematika'} loggedIn={session.status === 'user'} />
      <LearnMore />
      <FutureSchool />
      <CardSections curriculums={curriculums} premiumAccess={premiumAccess} />
    </div>
  );
}
