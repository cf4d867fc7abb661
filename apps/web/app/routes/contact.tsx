import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Kapcsolat', 'Írj nekünk, és hamarosan válaszolunk.');

export default function ContactPage() {
  return <h1>Kapcsolat</h1>;
}
