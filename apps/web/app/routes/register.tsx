import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Regisztráció', 'Hozz létre fiókot, és próbáld ki 30 napig ingyen.');

export default function RegisterPage() {
  return <h1>Regisztráció</h1>;
}
