import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { api } from '../../lib/api.ts';
import { type LockedPage, readLocked } from '../../lib/login-state.ts';
import type { Region } from '../../lib/region.ts';
import { completeDocument, type ShownDocument } from '../../lib/spec-shape/complete-document.ts';
import type { PublicHead } from './structured-data.ts';

export type LoadedPage =
  /** `region`: whose money the page speaks of; lei without it. */
  | { status: 'page'; page: ShownDocument; region?: Region }
  /** A prerendered premium page: the browser asks for the rest. */
  | { status: 'head'; head: PublicHead }
  /** Premium without access: the visitor is sent to login with the stated message. */
  | { status: 'locked'; locked?: LockedPage }
  | { status: 'missing' }
  /** The line is lost. */
  | { status: 'unreachable' }
  | { status: 'failed'; message: string };

type Sent = Parameters<typeof completeDocument>[0] | null;
type Answer = { success?: boolean; message?: string; data?: Sent; quiz?: Sent };

/** A page that has its place but nothing to read yet. */
const isEmpty = (page: ShownDocument): boolean => {
  if (page.kind === 'lesson' || page.kind === 'workshop') return page.sections.length === 0;
  return (page.kind === 'plain-quiz' || page.kind === 'quiz' || page.kind === 'test') && page.questions?.length === 0;
};

function read(answer: Answer, slug: string, region: Region): LoadedPage {
  if (!answer.success) return { status: 'failed', message: answer.message || messages.pageFailed };
  const sent = answer.data ?? answer.quiz;
  if (!sent) return { status: 'failed', message: messages.contentIncomplete };
  if (!sent.title) return { status: 'failed', message: messages.dataIncomplete };
  const page = completeDocument(sent, slug);
  if (!page) return { status: 'failed', message: messages.unknownFormat };
  return isEmpty(page)
    ? { status: 'failed', message: messages.contentUnavailable }
    : { status: 'page', page, ...(region === 'ro' ? {} : { region }) };
}

const failure = (error: unknown): LoadedPage => {
  if (!(error instanceof CallError)) return { status: 'failed', message: messages.pageFailed };
  if (error.status === 403 && error.body.code === 'premiumRequired') return { status: 'locked', locked: readLocked(error.body.data) };
  if (error.status === 0) return { status: 'unreachable' };
  if (error.status === 404) return { status: 'missing' };
  return { status: 'failed', message: error.message || messages.pageFailed };
};

/** Asks for the page as a lesson first, then as a quiz: both calls serve one store. */
export async function loadPage(slug: string, region: Region = 'ro'): Promise<LoadedPage> {
  const query = region === 'ro' ? {} : { region };
  try {
    return read(await api.lesson.page({ params: { slug: `${slug}.json` }, query }), slug, region);
  } catch (error) {
    const first = failure(error);
    if (first.status === 'locked' || first.status === 'unreachable') return first;
    return api.quiz.page({ params: { slug }, query }).then(
      answer => read(answer, slug, region),
      () => first,
    );
  }
}
