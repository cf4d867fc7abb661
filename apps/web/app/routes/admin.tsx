import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Admin', 'Felhasználók és üzenetek.');

export default function AdminPage() {
  return <h1>Admin</h1>;
}
