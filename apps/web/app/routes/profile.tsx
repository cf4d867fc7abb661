import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Profil', 'A fiókod, az eredményeid és az előfizetésed.');

export default function ProfilePage() {
  return <h1>Profil</h1>;
}
