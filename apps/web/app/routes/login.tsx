import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Bejelentkezés', 'Lépj be az Észkerék-fiókodba.');

export default function LoginPage() {
  return <h1>Bejelentkezés</h1>;
}
