import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { text } from '../../text/common.ts';
import styles from './player/frame.module.css';
import { Frame } from './player/frame.tsx';
import { type QuizDocument, wayBack } from './quiz-kind.ts';

/** How it goes, to read while the questions come. */
const RULES: Record<QuizDocument['kind'], string> = {
  quiz: 'Minden kérdésnél két próbád van, és bármikor kérhetsz segítséget. Ha elsőre nem sikerül, elmondjuk, hol csúszott el a gondolat.',
  practice:
    'Minden feladatnál két próbád van, és bármikor kérhetsz segítséget. Ha elsőre nem sikerül, elmondjuk, hol csúszott el a gondolat.',
  test: 'Nyugodtan lépkedj oda-vissza a kérdések között. A végén együtt nézzük meg, mi sikerült, és mit érdemes még gyakorolni.',
};

/** The frame of a quiz while its questions are on their way; it is also what a search engine reads. Not loaded later: the prerendered page links its styles. */
export function QuizSkeleton({ page }: { page: QuizDocument }) {
  return (
    <Frame subject={page.subject} title={page.title} back={wayBack(page)}>
      <div className={styles.body}>
        <div className={styles.column} data-part="quiz-skeleton">
          <p className="sr-only" role="status">
            {text.loading}
          </p>
          <p>
            {page.description} {RULES[page.kind]}
          </p>
          <Skeleton height="2rem" />
          <Skeleton height="9rem" />
        </div>
      </div>
    </Frame>
  );
}
