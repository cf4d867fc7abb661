import type { DocumentOf } from '@eszkerek/documents/document';
import '@eszkerek/ui/formula.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useMemo } from 'react';
import { AssignLink } from '../../lib/assign-link.tsx';
import { useSlideOf } from '../../lib/present.ts';
import { PresentButton } from '../../lib/present-button.tsx';
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
  const slide = useSlideOf(slug);
  const presenting = slide !== null;
  return (
    <div className={cx(layoutStyles.wrap, presenting ? layoutStyles.page : styles.lesson)} data-subject={workshop.subject ?? 'eszkoz'}>
      {!presenting && <Toc entries={workshop.toc} progress={progress} minutes={workshop.minutes} />}
      <article className={cx(panelStyles.panel, styles.sheet, presenting && styles.shown)}>
        {!presenting && <LessonHead {...workshop} />}
        {!presenting && (
          <div className={cx(styles.lessonTools, 'no-print')}>
            <AssignLink slug={slug} />
            <PresentButton slug={slug} title={workshop.title} slides={sections.map(({ title }) => title)} voteOn={null} />
          </div>
        )}
        {!presenting && <Prerequisites links={workshop.before} />}
        {sections.map(
          (section, place) => (!presenting || place === slide) && <SectionView key={section.id} section={section} context={context} />,
        )}
      </article>
    </div>
  );
}
