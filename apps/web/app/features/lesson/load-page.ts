import { CallError } from '@eszkerek/contract/client';
import type { ServedDocument } from '@eszkerek/contract/lesson';
import { messages } from '@eszkerek/contract/messages';
import { api } from '../../lib/api.ts';
import type { PublicHead } from './structured-data.ts';

export type LoadedPage =
  | { status: 'page'; page: ServedDocument }
  /** A prerendered premium page: the browser asks for the rest. */
  | { status: 'head'; head: PublicHead }
  /** Premium without access: the visitor is sent to login with the stated message. */
  | { status: 'locked' }
  | { status: 'missing' }
  | { status: 'failed'; message: string };

type Answer = { success?: boolean; message?: string; data?: ServedDocument | null };

function read(answer: Answer): LoadedPage {
  if (!answer.success) return { status: 'failed', message: answer.message || messages.pageFailed };
  if (!answer.data) return { status: 'failed', message: messages.contentIncomplete };
  if (!answer.data.title) return { status: 'failed', message: messages.dataIncomplete };
  return { status: 'page', page: answer.data };
}

const failure = (error: unknown): LoadedPage => {
  if (!(error instanceof CallError)) return { status: 'failed', message: messages.pageFailed };
  if (error.status === 403 && error.body.code === 'premiumRequired') return { status: 'locked' };
  if (error.status === 404) return { status: 'missing' };
  return { status: 'failed', message: error.message || messages.pageFailed };
};

/** Asks for the page as a lesson first, then as a quiz: both calls serve one store. */
export async function loadPage(slug: string): Promise<LoadedPage> {
  try {
    return read(await api.lesson.page({ params: { slug: `${slug}.json` } }));
  } catch (error) {
    const first = failure(error);
    if (first.status !== 'failed' || (error instanceof CallError && error.status === 0)) return first;
    return api.quiz.page({ params: { slug } }).then(read, () => first);
  }
}
