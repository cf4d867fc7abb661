import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('E-mail-cím megerősítése', 'Az e-mail-címed megerősítése.');

export default function VerifyEmailPage() {
  return <h1>E-mail-cím megerősítése</h1>;
}
