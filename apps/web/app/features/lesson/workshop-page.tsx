import type { DocumentOf } from '@eszkerek/documents/document';
import '@eszkerek/ui/formula.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useMemo } from 'react';
import { AssignLink } from '../../lib/assign-link.tsx';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';
import { Prerequisites } from './prerequisites.tsx';
import { SectionView } from './section-view.tsx';
import { Toc } from './toc.tsx';
import { useLessonRecord } from './use-lesson-record.ts';
import { useReading } from './use-reading.ts';

/** A project with tasks and prompts: the lesson's frame without the fixed sections. */
export function WorkshopPage({ workshop }: { workshop: DocumentOf<'workshop'> }) {
  const reading = useReading(workshop.toc.map(entry => entry.id));
  useLessonRecord(workshop.slug, reading.read.has(workshop.toc.at(-1)?.id ?? ''));
  const context = useMemo(() => ({ slug: workshop.slug }), [workshop.slug]);
  return (
    <div className={cx(layoutStyles.wrap, styles.lesson)} data-subject={workshop.subject ?? 'eszkoz'}>
      <Toc entries={workshop.toc} reading={reading} minutes={workshop.minutes} />
      <article className={cx(panelStyles.panel, styles.sheet)}>
        <LessonHead {...workshop} />
        <div className={cx(styles.lessonTools, 'no-print')}>
          <AssignLink slug={workshop.slug} />
        </div>
        <Prerequisites links={workshop.before} />
        {workshop.sections.map(section => (
          <SectionView key={section.id} section={section} context={context} />
        ))}
      </article>
    </div>
  );
}
