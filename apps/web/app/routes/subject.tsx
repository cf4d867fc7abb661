import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Tantárgy', 'Leckék, kvízek és gyakorlók tantárgyanként.');

export default function SubjectPage() {
  return <h1>Tantárgy</h1>;
}
