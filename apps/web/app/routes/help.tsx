import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Súgó', 'Kérdések és válaszok az Észkerék használatáról.');

export default function HelpPage() {
  return <h1>Súgó</h1>;
}
