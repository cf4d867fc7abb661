import { z } from 'zod';
import { examDocument, practiceDocument, quizDocument, testDocument } from './assessment.ts';
import { lessonDocument } from './lesson.ts';
import {
  collectionDocument,
  courseDocument,
  glossaryDocument,
  helpDocument,
  legalDocument,
  toolDocument,
  workshopDocument,
} from './pages.ts';

/** Every page the compiler makes: the public part, without any key. A premium one is served only to who has access. */
export const document = z.discriminatedUnion('kind', [
  lessonDocument,
  quizDocument,
  testDocument,
  practiceDocument,
  toolDocument,
  workshopDocument,
  examDocument,
  courseDocument,
  collectionDocument,
  helpDocument,
  legalDocument,
  glossaryDocument,
]);
export type ContentDocument = z.infer<typeof document>;
export type DocumentKind = ContentDocument['kind'];
export type DocumentOf<K extends DocumentKind> = Extract<ContentDocument, { kind: K }>;
