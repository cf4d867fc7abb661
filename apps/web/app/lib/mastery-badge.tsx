import { lazyExtra } from '@eszkerek/ui/lazy-parts.ts';
import { Suspense } from 'react';
import { useSession } from './session.ts';

const View = lazyExtra(() => import('./mastery-badge-view.tsx'));

/** The state of a lesson beside its title, for pupils; a first visit loads nothing for it. */
export function MasteryBadge({ slug }: { slug: string }) {
  const { user } = useSession();
  if (user?.role !== 'student') return null;
  return (
    <Suspense fallback={null}>
      <View slug={slug} />
    </Suspense>
  );
}
