import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Szülői jóváhagyás', 'A szülői hozzájárulás megadása vagy visszavonása.');

export default function ParentPage() {
  return <h1>Szülői jóváhagyás</h1>;
}
