import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Ez az oldal nem található', 'A keresett oldal nincs meg.');

export default function NotFoundPage() {
  return <h1>Ez az oldal nem található</h1>;
}
