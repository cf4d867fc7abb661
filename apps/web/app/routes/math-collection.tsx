import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Interaktív matematika', 'Az interaktív matematika-tananyagok gyűjteménye.');

export default function MathCollectionPage() {
  return <h1>Interaktív matematika</h1>;
}
