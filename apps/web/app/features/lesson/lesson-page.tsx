import type { DocumentOf } from '@eszkerek/documents/document';
import '@eszkerek/ui/formula.css';
import buttonStyles from '@eszkerek/ui/button.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useMemo, useRef, useState } from 'react';
import { AssignLink } from '../../lib/assign-link.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';
import { NextSteps } from './next-steps.tsx';
import { Prerequisites } from './prerequisites.tsx';
import { ReadAloud } from './read-aloud/read-aloud.tsx';
import { RuleGate } from './rule-gate.tsx';
import { SectionView } from './section-view.tsx';
import { TermCard } from './term-card.tsx';
import { Toc } from './toc.tsx';
import { useLessonRecord } from './use-lesson-record.ts';
import { useReading } from './use-reading.ts';

const NEXT = { id: 'tovabb', title: 'Hogyan tovább?', subheadings: [] };

/** True when the section asks for something that can be solved. */
const hasTask = (lesson: DocumentOf<'lesson'>): boolean =>
  lesson.sections.some(
    section =>
      section.id === 'felfedezes' &&
      section.blocks.some(
        block => block.type === 'widget' && typeof block.config === 'object' && block.config !== null && 'goal' in block.config,
      ),
  );

export function LessonPage({ lesson }: { lesson: DocumentOf<'lesson'> }) {
  const entries = useMemo(() => [...lesson.toc.filter(entry => entry.id !== NEXT.id), NEXT], [lesson]);
  const reading = useReading(entries.map(entry => entry.id));
  const [solved, setSolved] = useState(false);
  const article = useRef<HTMLElement>(null);
  useLessonRecord(lesson.slug, reading.read.has(NEXT.id) || reading.read.has('osszefoglalo'));
  const context = useMemo(() => ({ slug: lesson.slug, onWidgetSolved: () => setSolved(true) }), [lesson.slug]);
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  const gated = hasTask(lesson);
  return (
    <div className={cx(layoutStyles.wrap, styles.lesson)} data-subject={lesson.subject}>
      <Toc entries={entries} reading={reading} minutes={lesson.minutes} />
      <article className={cx(panelStyles.panel, styles.sheet)} ref={article}>
        <LessonHead {...lesson} />
        <div className={cx(styles.lessonTools, 'no-print')}>
          <AssignLink slug={lesson.slug} />
          <ReadAloud articleSelector="article > section:not(#tovabb)" />
          <button
            type="button"
            className={cx(buttonStyles.btn, buttonStyles['btn-ghost'], buttonStyles['btn-sm'])}
            data-part="btn"
            onClick={() => print()}
          >
            Nyomtatás
          </button>
        </div>
        <Prerequisites links={lesson.prerequisites} />
        {lesson.sections
          .filter(section => section.id !== NEXT.id)
          .map((section, place) => (
            <SectionView
              key={section.id}
              section={section}
              later={prerendered && place > 0}
              context={context}
              wrap={
                gated && section.id === 'szabaly'
                  ? blocks => (
                      <RuleGate id={lesson.slug} solved={solved}>
                        {blocks}
                      </RuleGate>
                    )
                  : undefined
              }
            />
          ))}
        <NextSteps {...lesson} />
        <TermCard article={article} terms={lesson.terms} />
      </article>
    </div>
  );
}
