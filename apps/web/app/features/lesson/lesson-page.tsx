import type { DocumentOf } from '@eszkerek/documents/document';
import { EXTRA_SECTION } from '@eszkerek/documents/reading';
import '@eszkerek/ui/formula.css';
import buttonStyles from '@eszkerek/ui/button.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AssignLink } from '../../lib/assign-link.tsx';
import { useSlideOf } from '../../lib/present.ts';
import { PresentButton } from '../../lib/present-button.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Discovery } from './discovery.tsx';
import { stayAtSection } from './go-to-section.ts';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';
import { markingContext } from './marking-context.ts';
import { MoreChallenges } from './more-challenges.tsx';
import { NextSteps } from './next-steps.tsx';
import { DISCOVERY, openParts, RULE } from './open-parts.ts';
import { Prerequisites } from './prerequisites.tsx';
import { ReadAloud } from './read-aloud/read-aloud.tsx';
import { RuleGate } from './rule-gate.tsx';
import { SectionView } from './section-view.tsx';
import { slidesOf } from './slides-of.ts';
import { StartButton } from './start-button.tsx';
import { TermCard } from './term-card.tsx';
import { Toc } from './toc.tsx';
import { TodaysPart } from './todays-part.tsx';
import { useKeptWidgets } from './use-kept-widgets.ts';
import { useMarks } from './use-marks.ts';
import { useNextWidgets } from './use-next-widgets.ts';
import { usePlace } from './use-place.ts';
import { useProgress } from './use-progress.ts';
import { useSlideLeft } from './use-slide-left.ts';

const NEXT = { id: 'tovabb', title: 'Hogyan tovább?', subheadings: [] };

export function LessonPage({ lesson }: { lesson: DocumentOf<'lesson'> }) {
  const { slug } = lesson;
  const entries = useMemo(() => [...lesson.toc.filter(entry => entry.id !== NEXT.id), NEXT], [lesson]);
  const sections = useMemo(() => lesson.sections.filter(section => section.id !== NEXT.id), [lesson]);
  const followed = useMemo(() => [...sections, { ...NEXT, type: 'section' as const, blocks: [] }], [sections]);
  const marks = useMarks(slug);
  const { add } = marks;
  const open = openParts(sections, marks);
  const locked = [...(open.notice ? [] : [DISCOVERY]), ...(open.rule ? [] : [RULE])];
  const progress = useProgress({ slug, sections: followed, marks, locked });
  const left = usePlace(slug, followed, progress);
  const context = useMemo(() => markingContext(slug, add), [slug, add]);
  const article = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  const slide = useSlideOf(slug);
  const presenting = slide !== null;
  const slides = useMemo(() => slidesOf(sections), [sections]);
  useSlideLeft(slide, slides);
  useNextWidgets(slide, slides);
  useKeptWidgets(sections);
  const shown = presenting ? slides.slice(slide, slide + 1) : sections;
  useEffect(() => stayAtSection(decodeURIComponent(location.hash.slice(1))), []);
  return (
    <div className={cx(layoutStyles.wrap, presenting ? layoutStyles.page : styles.lesson)} data-subject={lesson.subject}>
      {!presenting && <Toc entries={entries} progress={progress} minutes={lesson.minutes} />}
      <article className={cx(panelStyles.panel, styles.sheet, presenting && styles.shown)} ref={article} data-slide={slide ?? undefined}>
        {!presenting && <LessonHead {...lesson} />}
        {!presenting && (
          <div className={cx(styles.lessonTools, 'no-print')}>
            {sections[0] && <StartButton first={sections[0].id} left={left} />}
            <AssignLink slug={slug} />
            <PresentButton slug={slug} title={lesson.title} slides={slides.map(({ title }) => title)} voteOn={lesson.quiz?.slug ?? null} />
            <ReadAloud articleSelector="article > section:not(#tovabb)" />
            <button
              type="button"
              className={cx(buttonStyles.btn, buttonStyles['btn-ghost'], buttonStyles['btn-sm'], styles.wideOnly)}
              data-part="btn"
              onClick={() => print()}
            >
              Nyomtatás
            </button>
          </div>
        )}
        {!presenting && <TodaysPart {...lesson} />}
        {!presenting && <Prerequisites links={lesson.prerequisites} />}
        {shown.map((section, place) => {
          const key = `${section.id}-${slide}`;
          const later = prerendered && place > 0 && !presenting;
          if (section.id === DISCOVERY)
            return (
              <Discovery
                key={key}
                section={section}
                later={later}
                context={context}
                presented={presenting}
                open={open.notice}
                onOpen={() => add(`open:${DISCOVERY}`)}
              />
            );
          const { challenge } = lesson;
          if (section.id === EXTRA_SECTION && challenge && !presenting)
            return (
              <SectionView
                key={key}
                section={section}
                later={later}
                context={context}
                wrap={blocks => (
                  <>
                    {blocks}
                    <MoreChallenges {...challenge} />
                  </>
                )}
              />
            );
          return (
            <SectionView
              key={key}
              section={section}
              later={later}
              context={context}
              wrap={
                section.id === RULE && !presenting
                  ? blocks => (
                      <RuleGate open={open.rule} onSkip={() => add(`open:${RULE}`)}>
                        {blocks}
                      </RuleGate>
                    )
                  : undefined
              }
            />
          );
        })}
        {!presenting && <NextSteps {...lesson} />}
        <TermCard article={article} terms={lesson.terms} />
      </article>
    </div>
  );
}
