import { useParams } from 'react-router';
import { LivePage } from '../features/live/pupil/live-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Élő óra', 'Lépj be a tanárod élő órájára a kóddal, amit a kivetítőn látsz.'),
  { name: 'robots', content: 'noindex' },
];

export default function LiveRoute() {
  const { code = '' } = useParams();
  return <LivePage code={code} />;
}
