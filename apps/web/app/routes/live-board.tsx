import { useParams } from 'react-router';
import { BoardPage } from '../features/live/board/board-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [...pageMeta('Élő óra – kivetítő', 'Az élő óra kivetítője.'), { name: 'robots', content: 'noindex' }];

export default function LiveBoardRoute() {
  const { code = '' } = useParams();
  return <BoardPage code={code} />;
}
