import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Új jelszó', 'Adj meg új jelszót.');

export default function ResetPasswordPage() {
  return <h1>Új jelszó</h1>;
}
