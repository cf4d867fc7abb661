/** Chat services a tool may open. Everything a change of their terms touches stands here. */
export type AiTargetRole = 'student' | 'teacher' | 'admin' | 'guest';

export interface AiTarget {
  id: string;
  name: string;
  url: string;
  /** Query parameter that fills the chat's input, where the service has one. */
  promptParam?: string;
  /** From the service's own terms; 13 means: with a parent's permission under 18. */
  minAge: number;
  roles: readonly AiTargetRole[];
}

const everyone: readonly AiTargetRole[] = ['student', 'teacher', 'admin', 'guest'];

export const AI_TARGETS: readonly AiTarget[] = [
  { id: 'chatgpt', name: 'ChatGPT', url: 'https://chatgpt.com/', promptParam: 'q', minAge: 13, roles: everyone },
  { id: 'gemini', name: 'Gemini', url: 'https://gemini.google.com/app', minAge: 13, roles: everyone },
  { id: 'copilot', name: 'Copilot', url: 'https://copilot.microsoft.com/', promptParam: 'q', minAge: 13, roles: everyone },
  { id: 'le-chat', name: 'Le Chat', url: 'https://chat.mistral.ai/chat', promptParam: 'q', minAge: 13, roles: everyone },
  { id: 'claude', name: 'Claude', url: 'https://claude.ai/new', promptParam: 'q', minAge: 18, roles: ['teacher', 'admin'] },
];

const ADULT_AGE = 18;
const isAdult = (role: AiTargetRole): boolean => role === 'teacher' || role === 'admin';

/** Targets for this role, in the order of the list. A service for adults is never offered to anyone else, whatever its roles say. */
export function allowedTargets(role: AiTargetRole, wanted?: readonly string[], targets = AI_TARGETS): AiTarget[] {
  return targets.filter(
    target =>
      target.roles.includes(role) && (isAdult(role) || target.minAge < ADULT_AGE) && (wanted === undefined || wanted.includes(target.id)),
  );
}

/** Longer prompts would not fit an address; they travel on the clipboard. */
export const MAX_PROMPT_IN_URL = 1500;

export function targetUrl(target: AiTarget, prompt: string): string {
  if (!target.promptParam || prompt.length >= MAX_PROMPT_IN_URL) return target.url;
  const url = new URL(target.url);
  url.searchParams.set(target.promptParam, prompt);
  return url.href;
}
