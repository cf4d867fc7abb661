import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import type { DocumentOf } from '@eszkerek/documents/document';
import { api } from '../../lib/api.ts';
import { completeCollection } from '../../lib/spec-shape/complete-collection.ts';

export type LoadedCollection =
  | { status: 'ready'; collection: DocumentOf<'collection'> }
  /** No such subject: asking again would not help. In both, the whole sentence to show. */
  | { status: 'missing'; message: string }
  | { status: 'failed'; message: string };

const missing = (subject: string): LoadedCollection => ({ status: 'missing', message: messages.subjectMissing(subject) });

/** The subject's main page, from the collection the specification names. */
export async function loadSubject(subject: string): Promise<LoadedCollection> {
  try {
    const { data, quiz } = await api.quiz.page({ params: { slug: `interaktiv_${subject}_gyujtemeny` } });
    const collection = completeCollection(data ?? quiz, subject);
    return collection ? { status: 'ready', collection } : missing(subject);
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return missing(subject);
    const why = error instanceof CallError && error.message ? error.message : messages.curriculumFailed;
    return { status: 'failed', message: messages.error(why) };
  }
}

/** The static maths collection. */
export async function loadMathsCollection(): Promise<LoadedCollection> {
  try {
    const collection = completeCollection(await api.catalog.mathsCollection(), 'matematika');
    return collection ? { status: 'ready', collection } : { status: 'failed', message: messages.error(messages.curriculumFailed) };
  } catch (error) {
    const why = error instanceof CallError && error.status === 0 ? error.message : messages.curriculumFailed;
    return { status: 'failed', message: messages.error(why) };
  }
}
