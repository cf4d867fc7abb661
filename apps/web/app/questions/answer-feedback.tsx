import type { AnswerResult, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '../ui/safe-html.tsx';

interface AnswerFeedbackProps {
  result: AnswerResult;
  solution: Solution | null;
  question: PublicQuestion;
}

const titles: Record<AnswerResult['status'], string> = {
  correct: 'Így van, pörög a kerék!',
  partial: 'Jó úton jársz!',
  incorrect: 'Majdnem! Nézzük meg együtt.',
  unreadable: 'Ezt nem tudom elolvasni',
  saved: 'Mentve',
};

function Glyph({ ok }: { ok: boolean }) {
  return (
    <svg className="feedback-glyph" viewBox="0 0 60 60" aria-hidden="true">
      <circle
        cx="30"
        cy="30"
        r="25"
        fill="none"
        stroke={ok ? 'var(--ok)' : 'var(--bad)'}
        strokeWidth="7"
        strokeDasharray={ok ? undefined : '120 40'}
        strokeLinecap="round"
        transform="rotate(-40 30 30)"
      />
      {ok ? (
        <path d="m19 31 8 8 14-16" fill="none" stroke="var(--ok)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <path d="M30 17v16M30 42v.5" stroke="var(--bad)" strokeWidth="7" strokeLinecap="round" />
      )}
    </svg>
  );
}

/** The reply to an answer: what it means, why, and after the second try the worked solution. Never a bare verdict. */
export function AnswerFeedback({ result, solution }: AnswerFeedbackProps) {
  const tone = result.status === 'correct' ? 'ok' : result.status === 'unreadable' ? 'hint' : 'bad';
  return (
    <div className={`feedback feedback-${tone}`} role="status">
      <Glyph ok={result.status === 'correct'} />
      <div>
        <p className="feedback-title">{titles[result.status]}</p>
        {result.message && result.message !== titles[result.status] && <p>{result.message}</p>}
        {result.explanation && <SafeHtml html={result.explanation} />}
        {solution?.text && (
          <div className="feedback-solution">
            <b>Megoldás: </b>
            <SafeHtml as="span" html={solution.text} />
          </div>
        )}
      </div>
    </div>
  );
}
