import type { Section } from '@eszkerek/documents/block';
import { widgetsIn } from '@eszkerek/documents/reading';
import { splitNotice } from './split-notice.ts';
import type { Marks } from './use-marks.ts';

export const DISCOVERY = 'felfedezes';
export const RULE = 'szabaly';

/** True when the discovery asks for something that can be solved. */
const hasGoal = (discovery: Section): boolean =>
  discovery.blocks.some(
    block => block.type === 'widget' && typeof block.config === 'object' && block.config !== null && 'goal' in block.config,
  );

/** Which parts of a lesson wait for the pupil. Before the marks are loaded (without scripts, for search) all are open. */
export function openParts(sections: readonly Section[], { loaded, has }: Marks): { notice: boolean; rule: boolean } {
  const discovery = sections.find(({ id }) => id === DISCOVERY);
  if (!loaded || !discovery) return { notice: true, rule: true };
  const noticed = has(`open:${DISCOVERY}`) || splitNotice(discovery).notice.length === 0;
  const solved = widgetsIn(discovery).some(id => has(`solved:${id}`));
  return { notice: noticed, rule: !hasGoal(discovery) || solved || has(`open:${RULE}`) };
}
