import { pageMeta } from '../lib/page-meta.ts';
import { NotFound } from '../shell/not-found.tsx';

export const meta = () => [...pageMeta('Ez az oldal nem található', 'A keresett oldal nincs meg.'), { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return <NotFound />;
}
