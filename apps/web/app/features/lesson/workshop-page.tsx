import type { DocumentOf } from '@eszkerek/documents/document';
import '@eszkerek/ui/formula.css';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useMemo } from 'react';
import { AssignLink } from '../../lib/assign-link.tsx';
import { useSlideOf } from '../../lib/present.ts';
import { PresentButton } from '../../lib/present-button.tsx';
import { useSession } from '../../lib/session.ts';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';
import { markingContext } from './marking-context.ts';
import { Prerequisites } from './prerequisites.tsx';
import { SectionView } from './section-view.tsx';
import { slidesOf } from './slides-of.ts';
import { Toc } from './toc.tsx';
import { useMarks } from './use-marks.ts';
import { useNextWidgets } from './use-next-widgets.ts';
import { useProgress } from './use-progress.ts';
import { useSlideLeft } from './use-slide-left.ts';

/** A project with tasks and prompts: the lesson's frame without the fixed sections. */
export function WorkshopPage({ workshop }: { workshop: DocumentOf<'workshop'> }) {
  const { slug, sections } = workshop;
  const marks = useMarks(slug);
  const { add } = marks;
  const progress = useProgress({ slug, sections, marks });
  const context = useMemo(() => markingContext(slug, add), [slug, add]);
  const slide = useSlideOf(slug);
  const presenting = slide !== null;
  const slides = useMemo(() => slidesOf(sections), [sections]);
  useSlideLeft(slide, slides);
  useNextWidgets(slide, slides);
  return (
    <div className={cx(layoutStyles.wrap, presenting ? layoutStyles.page : styles.lesson)} data-subject={workshop.subject ?? 'eszkoz'}>
      {!presenting && <Toc entries={workshop.toc} progress={progress} minutes={workshop.minutes} />}
      <article className={cx(panelStyles.panel, styles.sheet, presenting && styles.shown)} data-slide={slide ?? undefined}>
        {!presenting && <LessonHead {...workshop} />}
        {!presenting && (
          <div className={cx(styles.lessonTools, 'no-print')}>
            <AssignLink slug={slug} />
            <PresentButton slug={slug} title={workshop.title} slides={slides.map(({ title }) => title)} voteOn={null} />
          </div>
        )}
        {!presenting && <Prerequisites links={workshop.before} />}
        {(presenting ? slides.slice(slide, slide + 1) : sections).map(section => (
          <SectionView key={`${section.id}-${slide}`} section={section} context={context} />
        ))}
        {!presenting && <WorkshopEnd next={workshop.next} />}
      </article>
    </div>
  );
}

/** The end of a challenge leads back to the round, or to another one. */
function WorkshopEnd({ next }: Pick<DocumentOf<'workshop'>, 'next'>) {
  const isPupil = useSession().user?.role === 'student';
  if (!isPupil && !next) return null;
  return (
    <section id="tovabb" className={cx(styles.lessonSection, 'no-print')} aria-labelledby="tovabb-cim">
      <h2 id="tovabb-cim">Hogyan tovább?</h2>
      <div className={styles.nextMain}>
        {isPupil && (
          <ButtonLink to="/" size="lg" iconEnd="arrow-right">
            Vissza a mai körhöz
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={`/tananyag/${next.slug}`} size="lg" variant={isPupil ? 'secondary' : 'primary'}>
            Még egy kihívás: {next.title}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
