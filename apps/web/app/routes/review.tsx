import { ReviewPage } from '../features/quiz/review/review-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => [
  ...pageMeta('Ismétlés', 'Öt vagy tíz perc abból, amit érdemes újra elővenni.'),
  { name: 'robots', content: 'noindex' },
];

export default function ReviewRoute() {
  return (
    <RequireRole roles={['student']} reason="Az ismétlés a saját válaszaidból áll össze. Lépj be, és folytathatod!">
      {() => <ReviewPage />}
    </RequireRole>
  );
}
