import type { Subject } from '@eszkerek/documents/base';
import type { DocumentOf } from '@eszkerek/documents/document';
import type { AiTargetRole } from '@eszkerek/documents/tools/ai-targets';
import type { ToolData } from '@eszkerek/documents/tools/tool-data';
import { useSession } from '../../lib/session.ts';

type Base = Pick<ToolData, 'launch' | 'safety' | 'checkBack' | 'sampleAnswer'>;

/** What every screen with a prompt needs to know about its tool. */
export interface ToolFrame extends Base {
  slug: string;
  audience: 'student' | 'teacher' | 'both';
  grades: readonly number[];
  subject?: Subject | undefined;
}

export function frameOf(tool: DocumentOf<'tool'>): ToolFrame {
  const { launch, safety, checkBack, sampleAnswer } = tool.toolData ?? {};
  return {
    slug: tool.slug,
    audience: tool.toolData?.audience ?? tool.audience,
    grades: tool.grades,
    subject: tool.subject,
    launch,
    safety,
    checkBack,
    sampleAnswer,
  };
}

/** Who is looking; before the session is known, the most careful answer. */
export function useRole(): AiTargetRole {
  return useSession().user?.role ?? 'guest';
}
export const isAdultRole = (role: AiTargetRole): boolean => role === 'teacher' || role === 'admin';
