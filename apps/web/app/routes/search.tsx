import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Keresés', 'Keresés a leckék, kvízek és eszközök között.');

export default function SearchPage() {
  return <h1>Keresés</h1>;
}
