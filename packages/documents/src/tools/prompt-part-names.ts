/** The five labelled parts of every template, so they can be coloured and taught. Apart from the schemas, which the browser does not need. */
export const PROMPT_PARTS = ['role', 'task', 'context', 'limits', 'format'] as const;
export type PromptPart = (typeof PROMPT_PARTS)[number];
