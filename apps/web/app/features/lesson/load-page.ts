import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { api } from '../../lib/api.ts';
import { type LockedPage, readLocked } from '../../lib/login-state.ts';
import { completeDocument, type ShownDocument } from '../../lib/spec-shape/complete-document.ts';
import type { PublicHead } from './structured-data.ts';

export type LoadedPage =
  | { status: 'page'; page: ShownDocument }
  /** A prerendered premium page: the browser asks for the rest. */
  | { status: 'head'; head: PublicHead }
  /** Premium without access: the visitor is sent to login with the stated message. */
  | { status: 'locked'; locked?: LockedPage }
  | { status: 'missing' }
  | { status: 'failed'; message: string };

type Sent = Parameters<typeof completeDocument>[0] | null;
type Answer = { success?: boolean; message?: string; data?: Sent; quiz?: Sent };

function read(answer: Answer, slug: string): LoadedPage {
  if (!answer.success) return { status: 'failed', message: answer.message || messages.pageFailed };
  const sent = answer.data ?? answer.quiz;
  if (!sent) return { status: 'failed', message: messages.contentIncomplete };
  if (!sent.title) return { status: 'failed', message: messages.dataIncomplete };
  const page = completeDocument(sent, slug);
  return page ? { status: 'page', page } : { status: 'failed', message: messages.unknownFormat };
}

const failure = (error: unknown): LoadedPage => {
  if (!(error instanceof CallError)) return { status: 'failed', message: messages.pageFailed };
  if (error.status === 403 && error.body.code === 'premiumRequired') return { status: 'locked', locked: readLocked(error.body.data) };
  if (error.status === 404) return { status: 'missing' };
  return { status: 'failed', message: error.message || messages.pageFailed };
};

/** Asks for the page as a lesson first, then as a quiz: both calls serve one store. */
export async function loadPage(slug: string): Promise<LoadedPage> {
  try {
    return read(await api.lesson.page({ params: { slug: `${slug}.json` } }), slug);
  } catch (error) {
    const first = failure(error);
    if (first.status !== 'failed' || (error instanceof CallError && error.status === 0)) return first;
    return api.quiz.page({ params: { slug } }).then(
      answer => read(answer, slug),
      () => first,
    );
  }
}
