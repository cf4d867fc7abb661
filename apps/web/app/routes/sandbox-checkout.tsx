import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Próbafizetés', 'Ez egy próbafizetési oldal, valódi pénz nem mozdul.');

export default function SandboxCheckoutPage() {
  return <h1>Próbafizetés</h1>;
}
