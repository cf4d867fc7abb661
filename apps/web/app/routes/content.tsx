import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Tananyag', 'Interaktív tananyag.');

export default function ContentPage() {
  return <h1>Tananyag</h1>;
}
