import { notFoundMeta } from '../lib/page-meta.ts';
import { NotFound } from '../shell/not-found.tsx';

export const meta = notFoundMeta;

export default function NotFoundPage() {
  return <NotFound />;
}
