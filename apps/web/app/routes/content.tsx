import { messages } from '@eszkerek/contract/messages';
import type { DocumentOf } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  Navigate,
  redirect,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { WallSkeleton } from '../features/auth/wall-skeleton.tsx';
import { CoursePage } from '../features/lesson/course-page.tsx';
import { LessonPage } from '../features/lesson/lesson-page.tsx';
import { type LoadedPage, loadPage } from '../features/lesson/load-page.ts';
import { PlainQuizPage } from '../features/lesson/plain-quiz-page.tsx';
import { returnTo } from '../features/lesson/return-to.ts';
import { type PublicHead, structuredData } from '../features/lesson/structured-data.ts';
import { TryQuestion } from '../features/lesson/try-question.tsx';
import { WorkshopPage } from '../features/lesson/workshop-page.tsx';
import { QuizSkeleton } from '../features/quiz/quiz-skeleton.tsx';
import { isQuizSlug } from '../lib/is-quiz-slug.ts';
import { leftPage, placeNow } from '../lib/left-page.ts';
import type { LockedPage } from '../lib/login-state.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { region } from '../lib/region.ts';
import { useStored } from '../lib/stored.ts';
import { storedTimer } from '../shell/focus-timer/stored-timer.ts';
import { applyPreset, start } from '../shell/focus-timer/timer-moves.ts';
import { IdleGuard } from '../shell/idle-guard.tsx';
import { LostLine } from '../shell/lost-line.tsx';
import { text } from '../text/common.ts';

const QuizPage = lazy(() => import('../features/quiz/quiz-page.tsx'));
const ToolPage = lazy(() => import('../features/tools/tool-page.tsx'));
const ExamPage = lazy(() => import('../features/quiz/exam-page.tsx'));
const ExamToolPage = lazy(() => import('../features/quiz/exam-tool-page.tsx'));

/** What other features lend to the tools. */
const toolSlots = {
  bankExam: (tool: DocumentOf<'tool'>) => <ExamToolPage tool={tool} />,
  question: (question: CompiledQuestion, id: string) => <TryQuestion id={id} question={question} />,
  startFocus: () => {
    storedTimer.set(start(applyPreset(storedTimer.get(), 'work25'), Date.now()));
    showToast({ text: 'Elindult a fókuszidőzítő: 25 perc.' });
  },
};

const normal = (slug: string): string =>
  slug
    .replace(/\.(html|json)$/, '')
    .replaceAll('_', '-')
    .toLowerCase();

/** Runs at build time only: whole pages that everyone may read, the public head of premium ones. */
export async function loader({ params }: LoaderFunctionArgs): Promise<LoadedPage> {
  const { freePage, publicHead } = await import('../../compiled-content.ts');
  const page = freePage(params.slug ?? '');
  if (page) return { status: 'page', page };
  const head = publicHead(params.slug ?? '');
  return head ? { status: 'head', head } : { status: 'missing' };
}

export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<LoadedPage> {
  const slug = params.slug ?? '';
  if (normal(slug) !== slug) throw redirect(`/tananyag/${normal(slug)}`);
  const loaded = await loadPage(slug, region.get());
  if (loaded.status === 'missing') throw data(null, { status: 404 });
  return loaded;
}

export function HydrateFallback() {
  return <Loader label={text.loading} />;
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (loaderData?.status !== 'page' && loaderData?.status !== 'head') return pageMeta('Tananyag', 'Interaktív tananyag.');
  const head = loaderData.status === 'page' ? loaderData.page : loaderData.head;
  return pageMeta(head.title, head.description, structuredData(head));
};

/** Only what is loaded later waits: a boundary around a whole lesson would hide its text until a script runs. */
function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Loader label={text.loading} />}>{children}</Suspense>;
}

type Loaded = Extract<LoadedPage, { status: 'page' }>;

/** Free pages are prerendered with lei: one that speaks of money is asked for again where forints are used. */
function useOwnMoney(loaded: LoadedPage): void {
  const chosen = useStored(region);
  const { revalidate } = useRevalidator();
  const isForeign =
    loaded.status === 'page' && 'priced' in loaded.page && loaded.page.priced === true && (loaded.region ?? 'ro') !== chosen;
  useEffect(() => {
    if (isForeign) void revalidate();
  }, [isForeign, revalidate]);
}

function Page({ page, region: money = 'ro' }: Loaded) {
  switch (page.kind) {
    case 'lesson':
      return <LessonPage key={`${page.slug} ${money}`} lesson={page} />;
    case 'workshop':
      return <WorkshopPage key={`${page.slug} ${money}`} workshop={page} />;
    case 'course':
      return <CoursePage course={page} />;
    case 'quiz':
    case 'test':
    case 'practice':
      return (
        <Suspense fallback={<QuizSkeleton page={page} />}>
          <QuizPage key={page.slug} page={page} whenLost={onRetry => <LostLine onRetry={onRetry} />} />
        </Suspense>
      );
    case 'plain-quiz':
      return <PlainQuizPage key={page.slug} quiz={page} />;
    case 'exam':
      return (
        <Later>
          <ExamPage key={page.slug} exam={page} />
        </Later>
      );
    case 'tool':
      return (
        <Later>
          <ToolPage key={page.slug} tool={page} slots={toolSlots} />
        </Later>
      );
    case 'collection':
      return <Navigate to={`/targy/${page.subject}`} replace />;
    case 'help':
      return <Navigate to="/sugo" replace />;
    case 'glossary':
      return <Navigate to="/szojegyzek" replace />;
    case 'legal':
      return <Navigate to={page.slug === 'aszf' ? '/aszf' : '/adatkezeles'} replace />;
    default:
      return <ErrorState headingLevel={1} title={text.errorTitle} message={messages.unknownFormat} />;
  }
}

/** The prerendered file of a premium page has no body: ask for it, with the visitor's own rights. */
function AskForBody({ head }: { head: PublicHead }) {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <WallSkeleton page={head} />
    </div>
  );
}

/** A premium page without access: login, with the stated message and what the wall shows. */
function SentToLogin({ from, locked }: { from: string; locked: LockedPage | undefined }) {
  // The same object at every render: another one would start the navigation again.
  const [state] = useState({ from, message: messages.premiumRequired, locked });
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <Navigate to="/bejelentkezes" replace state={state} />
      <WallSkeleton page={locked} />
    </div>
  );
}

/** A content page is read again: what led back to the one that was left is no longer needed. */
function useReturn(slug: string | null): void {
  const { state } = useLocation();
  useEffect(() => {
    if (slug === null) return;
    const left = leftPage.get();
    leftPage.forget();
    if (state?.back === true && left?.slug === slug) returnTo(left.mark);
  }, [slug, state]);
}

export default function ContentPage({ loaderData }: { loaderData: LoadedPage }) {
  const location = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  useOwnMoney(loaderData);
  useReturn(loaderData.status === 'page' ? loaderData.page.slug : null);
  if (loaderData.status === 'locked') return <SentToLogin from={location.pathname} locked={loaderData.locked} />;
  if (loaderData.status === 'head') return <AskForBody head={loaderData.head} />;
  if (loaderData.status === 'unreachable') return <LostLine onRetry={() => void revalidator.revalidate()} />;
  if (loaderData.status !== 'page')
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <ErrorState
          headingLevel={1}
          title={text.errorTitle}
          message={loaderData.status === 'failed' ? loaderData.message : messages.pageFailed}
          retryLabel={text.retry}
          onRetry={() => void revalidator.revalidate()}
        />
      </div>
    );
  const { page } = loaderData;
  const leave = () => {
    if (isQuizSlug(page.slug)) {
      // Answers are on the server already: the reloaded quiz goes on where it stood. Without a connection there is nothing to reload.
      if (navigator.onLine) void revalidator.revalidate();
      return;
    }
    leftPage.keep({ slug: page.slug, title: page.title, ...placeNow() });
    // The start page says why, and leads back.
    void navigate('/');
  };
  return (
    <>
      <Page {...loaderData} />
      <IdleGuard
        key={page.slug}
        onIdle={leave}
        outcome={isQuizSlug(page.slug) ? 'újratöltjük a kvízt. A válaszaid megmaradnak.' : 'a kezdőlapra viszünk.'}
      />
    </>
  );
}
