import type { Block } from '@eszkerek/documents/block';
import type { DocumentKind } from '@eszkerek/documents/document';
import type { LessonDocument } from '@eszkerek/documents/lesson';
import type { CourseDocument, ToolDocument, WorkshopDocument } from '@eszkerek/documents/pages';

/** A prompt of a section: its text alone, or with a label. */
export type SpecPrompt = string | { label?: string; title?: string; text?: string; prompt?: string };

export interface SpecSection {
  id?: string;
  title?: string;
  content?: string;
  /** `tasks_section` and `tasks` hold prompts. */
  type?: string;
  prompts?: readonly SpecPrompt[];
  blocks?: Block[];
}

/** A question with the stated fields; the keys (`correct`, `answer`) come only in teacher mode or from elsewhere. */
export interface SpecQuestion {
  question: string;
  answers?: readonly (string | { id?: string; text?: string })[];
  /** Place, id or text of the right answers. */
  correct?: number | string | readonly (number | string)[];
  answer?: string | number;
}

type Own = Partial<Omit<LessonDocument, 'kind' | 'toc' | 'sections'>> &
  Partial<Omit<WorkshopDocument, 'kind' | 'toc' | 'sections'>> &
  Partial<Omit<CourseDocument, 'kind' | 'sections'>> &
  Partial<Omit<ToolDocument, 'kind' | 'sections'>>;

/** A page of which only the specification's fields are certain. */
export interface SpecDocument extends Omit<Own, 'grade' | 'keywords'> {
  kind?: DocumentKind;
  title: string;
  grade?: string | number;
  /** A list, or one text with commas. */
  keywords?: readonly string[] | string;
  toc?: readonly { id: string; title: string; subheadings?: { id: string; title: string }[] }[];
  sections?: readonly SpecSection[];
  questions?: readonly SpecQuestion[];
}
