import type { Section } from '@eszkerek/documents/block';
import { triesIn } from '@eszkerek/documents/reading';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { memo, type ReactNode } from 'react';
import { PaperButton } from '../../lib/paper-button.tsx';
import { type BlockContext, Blocks } from './blocks.tsx';
import { introPupil } from './intro-pupil.ts';
import { LATER_CLASS } from './later-sections.ts';
import styles from './lesson.module.css';
import { DISCOVERY } from './open-parts.ts';

interface SectionViewProps {
  section: Section;
  context: BlockContext;
  /** Wraps the blocks, e.g. the rule that waits for the discovery. */
  wrap?: (blocks: ReactNode) => ReactNode;
  /** Shaped only when the page has time. */
  later?: boolean;
}

export const SectionView = memo(function SectionView({ section, context, wrap = blocks => blocks, later = false }: SectionViewProps) {
  const pupil = section.id === 'bevezeto' ? introPupil(section) : undefined;
  return (
    <section
      id={section.id}
      className={cx(styles.lessonSection, later && LATER_CLASS)}
      data-part={section.id === DISCOVERY ? 'discovery' : undefined}
      aria-labelledby={`${section.id}-cim`}
    >
      <h2 id={`${section.id}-cim`}>
        {section.title}
        {section.type === 'tasks_section' && <Badge kind="workshop">Műhely</Badge>}
      </h2>
      {pupil && (
        <span className={styles.introPupil}>
          <Pupil name={pupil} size={64} />
        </span>
      )}
      {triesIn(section).length > 0 && <PaperButton />}
      {wrap(<Blocks blocks={section.blocks} context={context} />)}
    </section>
  );
});
