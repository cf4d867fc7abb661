import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Galéria', 'A felület minden eleme minden állapotban.');

export default function DevGalleryPage() {
  return <h1>Galéria</h1>;
}
