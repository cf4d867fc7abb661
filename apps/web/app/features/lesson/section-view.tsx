import type { Section } from '@eszkerek/contract/content/block';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { type BlockContext, Blocks } from './blocks.tsx';

interface SectionViewProps {
  section: Section;
  context: BlockContext;
  /** Wraps the blocks, e.g. the rule that waits for the discovery. */
  wrap?: (blocks: ReactNode) => ReactNode;
}

export function SectionView({ section, context, wrap = blocks => blocks }: SectionViewProps) {
  return (
    <section id={section.id} className="lesson-section" aria-labelledby={`${section.id}-cim`}>
      <h2 id={`${section.id}-cim`}>
        {section.title}
        {section.type === 'tasks_section' && <Badge kind="workshop">Műhely</Badge>}
      </h2>
      {wrap(<Blocks blocks={section.blocks} context={context} />)}
    </section>
  );
}
