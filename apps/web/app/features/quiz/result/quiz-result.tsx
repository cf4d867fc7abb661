import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { isChallengeSlug } from '@eszkerek/exercises/challenges/slug';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useSession } from '../../../lib/session.ts';
import frameStyles from '../player/frame.module.css';
import type { StartBody } from '../player/use-attempt.ts';
import { lessonOf, type QuizDocument, wayBack } from '../quiz-kind.ts';
import { firstStep } from './first-step.ts';
import { MistakeRound, roundName } from './mistake-round.tsx';
import styles from './result.module.css';
import { ResultFold } from './result-fold.tsx';
import { ResultView } from './result-view.tsx';
import { challengeHeadline, earlyHeadline, examHeadline, finishedCount, misconceptionsOf, missedIds, reviewOf } from './summary.ts';
import { useNeighbours } from './use-neighbours.ts';
import { roundText, usePlanPlace } from './use-plan-place.ts';

interface QuizResultProps {
  page: QuizDocument;
  attempt: AttemptView;
  onStart: (body: StartBody) => void;
}

/** After a quiz, a unit test or ten tasks of practice. */
export function QuizResult({ page, attempt, onStart }: QuizResultProps) {
  const lesson = lessonOf(page);
  const role = useSession().user?.role;
  const neighbours = useNeighbours(lesson?.slug);
  const { quiz, practice, next } = neighbours ?? {};
  const endless = attempt.mode === 'endless';
  // Tasks of practice are made anew: the missed ones cannot be asked again.
  const missed = endless ? [] : missedIds(reviewOf(attempt));
  const skipped = reviewOf(attempt).filter(({ verdict }) => verdict === 'empty').length;
  const again = (body: StartBody) =>
    onStart({ ...body, fresh: true, ...(endless ? {} : { mode: attempt.mode === 'test' ? 'test' : 'practice' }) });
  const other = page.kind === 'practice' ? quiz : practice;
  const section = misconceptionsOf(attempt).find(({ misconception }) => misconception.lesson === lesson?.slug)?.misconception.section;
  const challenge = isChallengeSlug(page.slug);
  const review = reviewOf(attempt);
  const headline = challenge ? challengeHeadline(review) : endless ? earlyHeadline(review) : undefined;
  const round = usePlanPlace([page.slug, lesson?.slug], !challenge);
  const byScore = firstStep({
    percent: attempt.score_percentage ?? 0,
    missed: missed.length,
    lesson: lesson && { title: lesson.title, to: `/tananyag/${lesson.slug}${section ? `#${section}` : ''}` },
    next: endless ? undefined : next,
    round: round ?? undefined,
  });
  // Until both are known the button would change under the finger.
  const known = round !== undefined && neighbours !== undefined;
  const step = challenge || (endless && !round && finishedCount(review) === 0) ? ({ kind: 'again' } as const) : byScore;
  const againLabel = challenge ? 'Kérek még kihívást' : endless ? 'Még tíz' : 'Újrakezdem';
  return (
    <ResultView
      attempt={attempt}
      title={page.title}
      subject={page.subject}
      back={wayBack(page)}
      {...(headline ? { headline } : {})}
      words={page.kind === 'test' ? examHeadline(attempt.score_percentage ?? 0, skipped, attempt.questions.length) : undefined}
      waits={!known}
      first={
        'to' in step ? (
          <ButtonLink className={frameStyles.main} iconEnd="arrow-right" to={step.to}>
            <span className={styles.tiers}>
              {step.label}
              <small>{step.detail}</small>
            </span>
          </ButtonLink>
        ) : (
          <Button
            className={frameStyles.main}
            icon={step.kind === 'again' ? 'retry' : undefined}
            onClick={() => again(step.kind === 'mistakes' ? { only: missed } : {})}
          >
            {step.kind === 'mistakes' ? roundName(missed.length, skipped) : againLabel}
          </Button>
        )
      }
      gain={headline || attempt.score_percentage !== 100 ? null : round ? roundText(round) : lesson && `Kipipálva: ${lesson.title}`}
      actions={
        missed.length > 0 &&
        step.kind !== 'mistakes' && <MistakeRound count={missed.length} skipped={skipped} onStart={() => again({ only: missed })} />
      }
      links={
        <>
          {role === 'student' && step.kind !== 'round' && (
            <ButtonLink variant="ghost" icon="home" to="/">
              Vissza a mai körhöz
            </ButtonLink>
          )}
          {step.kind !== 'again' && (
            <Button variant="ghost" icon="retry" onClick={() => again({})}>
              {againLabel}
            </Button>
          )}
          {other && (
            <ButtonLink variant="ghost" icon={page.kind === 'practice' ? 'question' : 'target'} to={`/tananyag/${other.slug}`}>
              {page.kind === 'practice' ? 'Jöhet a kvíz!' : 'Gyakorlok még'}
            </ButtonLink>
          )}
        </>
      }
    >
      {page.kind === 'test' && page.lessons.length > 0 && (
        <ResultFold icon="book" title="Átnézem a leckéket">
          <div className={layoutStyles.stack}>
            {page.lessons.slice(0, 6).map(link => (
              <ButtonLink key={link.slug} variant="ghost" icon="book" to={`/tananyag/${link.slug}`}>
                {link.title}
              </ButtonLink>
            ))}
          </div>
        </ResultFold>
      )}
    </ResultView>
  );
}
