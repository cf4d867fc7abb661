import { TOOL_TYPES, type ToolType } from '@eszkerek/documents/tools/tool-types';

/** What a page may carry, before anything is known about it. */
interface ToolParts {
  category: string;
  toolData?: unknown;
  topics?: unknown;
  characters?: unknown;
  sections?: unknown;
  errorHunt?: unknown;
  promptMirror?: unknown;
}

export type Screen = ToolType | 'topics' | 'characters' | 'sections' | 'error-hunt' | 'prompt-mirror' | 'incomplete' | 'unknown';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isTemplate = (value: unknown): boolean => isRecord(value) && typeof value.role === 'string' && typeof value.task === 'string';

const complete: Record<ToolType, (data: Record<string, unknown>) => boolean> = {
  'hub-page': data => isFilled(data.groups),
  'goal-planner': data => isFilled(data.fields) && isRecord(data.plan),
  'prompt-generator': data => isRecord(data.input) && isTemplate(data.template),
  'preloaded-prompt-launcher': data => isFilled(data.prompts),
  'multi-choice-prompt-generator': data => isFilled(data.steps) && isTemplate(data.template),
  'exam-simulator': data =>
    data.source === 'prompt'
      ? isTemplate(data.promptTemplate)
      : isRecord(data.bank) && (isFilled(data.bank.quizSlugs) || isFilled(data.bank.blueprint)),
  'multi-input-prompt-generator': data => isFilled(data.fields) && isTemplate(data.template),
};

/** A topic with nothing inside is not shown. */
export function hasContent(topic: unknown): boolean {
  if (!isRecord(topic)) return false;
  return (
    Boolean(topic.link || topic.prompt) ||
    isFilled(topic.questions) ||
    isFilled(topic.sections) ||
    (Array.isArray(topic.subtopics) && topic.subtopics.some(hasContent))
  );
}

/** The tool types first; then, in the stated order, topics, characters (of a free tool), sections; then our own games. */
export function chooseScreen(tool: ToolParts): Screen {
  const data = tool.toolData;
  const type = isRecord(data) ? TOOL_TYPES.find(known => known === data.type) : undefined;
  if (type && isRecord(data)) return complete[type](data) ? type : 'incomplete';
  if (Array.isArray(tool.topics)) return tool.topics.some(hasContent) ? 'topics' : 'incomplete';
  if (tool.category === 'free_tool' && Array.isArray(tool.characters)) return isFilled(tool.characters) ? 'characters' : 'incomplete';
  if (isFilled(tool.sections)) return 'sections';
  if (isRecord(tool.errorHunt)) return isFilled(tool.errorHunt.cases) ? 'error-hunt' : 'incomplete';
  if (isRecord(tool.promptMirror)) return 'prompt-mirror';
  return 'unknown';
}
