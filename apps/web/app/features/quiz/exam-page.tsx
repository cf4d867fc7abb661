import type { DocumentOf } from '@eszkerek/contract/content/document';
import { Player } from './player.tsx';

export default function ExamPage({ exam }: { exam: DocumentOf<'exam'> }) {
  return <Player page={exam} />;
}
