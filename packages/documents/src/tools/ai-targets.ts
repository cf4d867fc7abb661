/**
 * Chat services a tool may open; the prompt travels on the clipboard, never in the address,
 * so nothing a pupil typed lands in a history or a server log. A change of their terms is a change here alone.
 */
export type AiTargetRole = 'student' | 'teacher' | 'admin' | 'guest';

export interface AiTarget {
  id: string;
  name: string;
  url: string;
  /** From the service's own terms; 13 means: with a parent's permission under 18. */
  minAge: number;
  roles: readonly AiTargetRole[];
}

const everyone: readonly AiTargetRole[] = ['student', 'teacher', 'admin', 'guest'];

export const AI_TARGETS: readonly AiTarget[] = [
  { id: 'chatgpt', name: 'ChatGPT', url: 'https://chatgpt.com/', minAge: 13, roles: everyone },
  { id: 'gemini', name: 'Gemini', url: 'https://gemini.google.com/app', minAge: 13, roles: everyone },
  { id: 'copilot', name: 'Copilot', url: 'https://copilot.microsoft.com/', minAge: 13, roles: everyone },
  { id: 'le-chat', name: 'Le Chat', url: 'https://chat.mistral.ai/chat', minAge: 13, roles: everyone },
  { id: 'claude', name: 'Claude', url: 'https://claude.ai/new', minAge: 18, roles: ['teacher', 'admin'] },
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
