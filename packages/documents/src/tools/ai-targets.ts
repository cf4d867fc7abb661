/**
 * Chat services a tool may open; the prompt travels on the clipboard, never in the address,
 * so nothing a pupil typed lands in a history or a server log; that is why no target has a `promptParam`. A change of their terms is a change here alone.
 */
export type AiTargetRole = 'student' | 'teacher' | 'admin' | 'guest';

export interface AiTarget {
  id: string;
  name: string;
  url: string;
  /** For an account of one's own in Hungary and Romania; below 18 with a parent's permission. */
  minAge: number;
  roles: readonly AiTargetRole[];
}

const everyone: readonly AiTargetRole[] = ['student', 'teacher', 'admin', 'guest'];

/** Read in November 2026 from stored copies of the services' own pages; the date of the page stands beside each. */
export const AI_TARGETS: readonly AiTarget[] = [
  // Terms for the EEA: 13, or the country's age of digital consent if higher; that is 16 in both countries.
  { id: 'chatgpt', name: 'ChatGPT', url: 'https://chatgpt.com/', minAge: 16, roles: everyone },
  // A Google account of one's own: 16 in both countries (support.google.com/accounts/answer/1350409).
  { id: 'gemini', name: 'Gemini', url: 'https://gemini.google.com/app', minAge: 16, roles: everyone },
  // "At least 13, in some countries higher"; a Microsoft account of one's own: 16 in both countries (support.microsoft.com, 2026).
  { id: 'copilot', name: 'Copilot', url: 'https://copilot.microsoft.com/', minAge: 16, roles: everyone },
  // "At least thirteen (13) years old", with a parent's permission as a minor (mistral.ai/terms, 7 May 2025).
  { id: 'le-chat', name: 'Mistral Le Chat', url: 'https://chat.mistral.ai/chat', minAge: 13, roles: everyone },
  { id: 'claude', name: 'Claude', url: 'https://claude.ai/new', minAge: 18, roles: ['teacher', 'admin'] },
];

/** Every pupil counts as under 16, so only services open from 13 may be offered, and only from this grade on. */
const PUPIL_AGE = 13;
const FIRST_GRADE = 7;
const isAdult = (role: AiTargetRole): boolean => role === 'teacher' || role === 'admin';

export interface AiVisitor {
  role: AiTargetRole;
  /** Null while it is not known. */
  grade: number | null;
}

/** Whether outside services may be offered to this visitor at all. A guest counts as a pupil. */
export const mayOpenTargets = ({ role, grade }: AiVisitor): boolean => isAdult(role) || (grade !== null && grade >= FIRST_GRADE);

/** Targets for this visitor, in the order of the list. The age limit holds whatever a target's roles say. */
export function allowedTargets(visitor: AiVisitor, wanted?: readonly string[], targets = AI_TARGETS): AiTarget[] {
  const { role } = visitor;
  if (!mayOpenTargets(visitor)) return [];
  return targets.filter(
    target =>
      target.roles.includes(role) && (isAdult(role) || target.minAge <= PUPIL_AGE) && (wanted === undefined || wanted.includes(target.id)),
  );
}
