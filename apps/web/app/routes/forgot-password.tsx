import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Elfelejtett jelszó', 'Kérj új jelszót az e-mail-címedre.');

export default function ForgotPasswordPage() {
  return <h1>Elfelejtett jelszó</h1>;
}
