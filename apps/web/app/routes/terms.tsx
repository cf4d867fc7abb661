import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Általános szerződési feltételek', 'Az Észkerék általános szerződési feltételei.');

export default function TermsPage() {
  return <h1>Általános szerződési feltételek</h1>;
}
