import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Osztály', 'Az osztály tanulói és haladásuk.');

export default function TeacherClassPage() {
  return <h1>Osztály</h1>;
}
