import { z } from 'zod';
import { safeHtml } from './base.ts';
import { compiledQuestion } from './question.ts';

export const htmlBlock = z.object({ type: z.literal('html'), html: safeHtml });
/** `config` fits the widget's own schema in `packages/widgets/src/<kind>/schema.ts`; `id` is unique in its page. */
export const widgetBlock = z.object({ type: z.literal('widget'), id: z.string(), kind: z.string(), config: z.unknown() });
/** Drawn when the page was compiled; `alt` says what is seen. */
export const figureBlock = z.object({ type: z.literal('figure'), svg: safeHtml, alt: z.string(), caption: z.string().optional() });
/** Checked in the browser and never recorded, so it carries its own key: the one exception to key secrecy. */
export const tryBlock = z.object({ type: z.literal('try'), id: z.string(), title: z.string(), question: compiledQuestion });
/** `text` is plain; each field stands in it as `[name]` and becomes an input. */
export const promptBlock = z.object({ type: z.literal('prompt'), label: z.string(), text: z.string(), fields: z.array(z.string()) });

/** A task to think about: hints and the solution are opened one after the other, nothing is recorded. */
export const challengeBlock = z.object({
  type: z.literal('challenge'),
  id: z.string(),
  title: z.string(),
  task: safeHtml,
  figure: z.object({ svg: safeHtml, alt: z.string() }).optional(),
  hints: z.array(safeHtml),
  solution: safeHtml,
  answer: safeHtml,
});

const leaf = [htmlBlock, widgetBlock, figureBlock, tryBlock, promptBlock] as const;
export const leafBlock = z.discriminatedUnion('type', [...leaf]);
export const boxBlock = z.object({
  type: z.enum(['rule', 'why', 'example', 'mistake', 'tasks']),
  /** Set where the title is a sub-heading of the contents list. */
  id: z.string().optional(),
  title: z.string().optional(),
  blocks: z.array(leafBlock),
});
export const block = z.union([leafBlock, challengeBlock, boxBlock]);
export type Block = z.infer<typeof block>;
export type ChallengeBlock = z.infer<typeof challengeBlock>;
export type LeafBlock = z.infer<typeof leafBlock>;
export type BoxBlock = z.infer<typeof boxBlock>;

export const section = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['section', 'tasks_section']),
  blocks: z.array(block),
  /** The text of `blocks` as one HTML string and the prompts among them, as the specification states; added when a page is served. */
  content: safeHtml.optional(),
  prompts: z.array(z.object({ label: z.string(), text: z.string() })).optional(),
});
export type Section = z.infer<typeof section>;

export const tocEntry = z.object({
  id: z.string(),
  title: z.string(),
  subheadings: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type TocEntry = z.infer<typeof tocEntry>;
