import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Ki mit lát?', 'Érthetően arról, ki mit lát az adataidból.');

export default function WhoSeesWhatPage() {
  return <h1>Ki mit lát?</h1>;
}
