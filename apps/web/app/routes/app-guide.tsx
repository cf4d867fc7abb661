import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Alkalmazás letöltése', 'Így teheted az Észkereket a telefonod kezdőképernyőjére.');

export default function AppGuidePage() {
  return <h1>Alkalmazás letöltése</h1>;
}
