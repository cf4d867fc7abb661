import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Kezdőlap', 'Interaktív leckék, kvízek és okos eszközök 5–8. osztályosoknak.');

export default function HomePage() {
  return <h1>Kezdőlap</h1>;
}
