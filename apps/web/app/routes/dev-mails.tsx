import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Levelek', 'A kimenő levelek a fejlesztői gépen.');

export default function DevMailsPage() {
  return <h1>Levelek</h1>;
}
