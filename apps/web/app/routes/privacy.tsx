import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Adatkezelési tájékoztató', 'Hogyan bánik az Észkerék az adataiddal.');

export default function PrivacyPage() {
  return <h1>Adatkezelési tájékoztató</h1>;
}
