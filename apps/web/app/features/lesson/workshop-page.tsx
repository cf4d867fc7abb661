import type { DocumentOf } from '@eszkerek/documents/document';
import '@eszkerek/ui/formula.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useMemo } from 'react';
import { AssignLink } from '../../lib/assign-link.tsx';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';
import { markingContext } from './marking-context.ts';
import { Prerequisites } from './prerequisites.tsx';
import { SectionView } from './section-view.tsx';
import { Toc } from './toc.tsx';
import { useMarks } from './use-marks.ts';
import { useProgress } from './use-progress.ts';

/** A project with tasks and prompts: the lesson's frame without the fixed sections. */
export function WorkshopPage({ workshop }: { workshop: DocumentOf<'workshop'> }) {
  const { slug, sections } = workshop;
  const marks = useMarks(slug);
  const { add } = marks;
  const progress = useProgress({ slug, sections, marks });
  const context = useMemo(() => markingContext(slug, add), [slug, add]);
  return (
    <div className={cx(layoutStyles.wrap, styles.lesson)} data-subject={workshop.subject ?? 'eszkoz'}>
      <Toc entries={workshop.toc} progress={progress} minutes={workshop.minutes} />
      <article className={cx(panelStyles.panel, styles.sheet)}>
        <LessonHead {...workshop} />
        <div className={cx(styles.lessonTools, 'no-print')}>
          <AssignLink slug={slug} />
        </div>
        <Prerequisites links={workshop.before} />
        {sections.map(section => (
          <SectionView key={section.id} section={section} context={context} />
        ))}
      </article>
    </div>
  );
}
