import { SUBJECTS } from '@eszkerek/documents/base';
import { useParams } from 'react-router';
import { PlacementPage } from '../features/quiz/placement/placement-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { NotFound } from '../shell/not-found.tsx';

export const meta = () => [
  ...pageMeta('Hol tartasz?', 'Legfeljebb húsz kérdés, jegy nélkül: kiderül, honnan érdemes indulnod.'),
  { name: 'robots', content: 'noindex' },
];

export default function PlacementRoute() {
  const { subject } = useParams();
  const known = SUBJECTS.find(name => name === subject);
  if (!known) return <NotFound />;
  return (
    <RequireRole
      roles={['student']}
      reason="Ez a próba megkeresi, honnan érdemes indulnod, és a fiókodban megjegyzi. Lépj be, és kezdheted!"
    >
      {() => <PlacementPage key={known} subject={known} />}
    </RequireRole>
  );
}
