import { Gallery } from '../gallery/gallery.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [...pageMeta('Galéria', 'A felület minden eleme minden állapotban.'), { name: 'robots', content: 'noindex' }];

export default function DevGalleryPage() {
  return <Gallery />;
}
