import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Vezérlőpult', 'Az osztályaid egy helyen.');

export default function TeacherDashboardPage() {
  return <h1>Vezérlőpult</h1>;
}
