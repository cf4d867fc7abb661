import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Szójegyzék', 'A leckék fogalmai, röviden és érthetően.');

export default function GlossaryPage() {
  return <h1>Szójegyzék</h1>;
}
