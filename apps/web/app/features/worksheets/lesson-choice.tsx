import { readSheet, SHEET, type SheetSpec, writeSheet } from '@eszkerek/contract/sheet-spec';
import type { WorksheetLesson } from '@eszkerek/contract/worksheets';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios, ChipToggles } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { PickBar } from '@eszkerek/ui/pick-bar.tsx';
import { PickRow } from '@eszkerek/ui/pick-row.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Stepper } from '@eszkerek/ui/stepper.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { GRADE_FILTERS, type GradeFilter, gradeOf, isOfGrade } from '../../lib/grade-filter.ts';
import { PageTree } from '../../lib/page-tree.tsx';
import { region } from '../../lib/region.ts';
import { searchTitles } from '../../lib/title-search.ts';
import { useAction } from '../../lib/use-action.ts';
import { composeSheet, newSeed } from './compose-sheet.ts';
import styles from './worksheets.module.css';

const LEVELS = [
  { value: '1', label: 'Könnyű' },
  { value: '2', label: 'Közepes' },
  { value: '3', label: 'Nehéz' },
] as const;
type LevelName = (typeof LEVELS)[number]['value'];
const NUMBERS: Record<LevelName, 1 | 2 | 3> = { 1: 1, 2: 2, 3: 3 };

const FIGURES = [
  { value: 'any', label: 'Vegyes' },
  { value: 'with', label: 'Ábrás' },
  { value: 'without', label: 'Ábra nélkül' },
] as const;

interface LessonChoiceProps {
  initial: readonly string[];
  /** Of the teacher's class: its grade opens the tree. */
  className: string;
  /** With the lessons that have no such task: others gave theirs. */
  onMade: (code: string, without: readonly string[]) => void;
}

/** Where „Tovább” jumps. */
const WISHES = 'milyen-legyen';

/** Lessons, levels, number and figures: from these the sheet is drawn. */
export function LessonChoice({ initial, className, onMade }: LessonChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const [typed, setTyped] = useState('');
  /** Null until the teacher chooses: the grade of the class in the tree, every grade in a search. */
  const [grades, setGrades] = useState<readonly GradeFilter[] | null>(null);
  const [levels, setLevels] = useState<readonly LevelName[]>(['1', '2']);
  const [count, setCount] = useState(6);
  const [figures, setFigures] = useState<SheetSpec['figures']>('any');
  const lessons = useQuery(api.worksheets.lessons.query());
  const words = typed.trim();
  const asked = grades ?? (words === '' ? gradeOf(className) : []);
  const all = lessons.data?.lessons ?? [];
  const shown = (words === '' ? all : searchTitles(all, words)).filter(lesson => isOfGrade(lesson, asked));
  const toggleGrade = (grade: GradeFilter) => setGrades(asked.includes(grade) ? asked.filter(other => other !== grade) : [...asked, grade]);
  const toggle = (slug: string) =>
    setChosen(before => (before.includes(slug) ? before.filter(other => other !== slug) : [...before, slug].slice(0, SHEET.maxLessons)));
  const { run, pending, failure } = useAction(
    (spec: SheetSpec) => api.worksheets.settle({ params: { code: writeSheet(spec) }, query: {} }),
    {
      onSuccess: (reply, { tasks }) => {
        const used = readSheet(reply.code).lessons;
        onMade(
          reply.code,
          [...new Set(tasks.map(({ lesson }) => lesson))].filter(lesson => !used.includes(lesson)),
        );
      },
    },
  );
  const make = () => {
    const wanted = { lessons: chosen, levels: levels.map(name => NUMBERS[name]), count, figures, region: region.get() };
    void run(composeSheet({ seed: newSeed(), ...wanted }));
  };
  if (lessons.isPending) return <Skeleton height="16rem" />;
  const row = ({ slug, title, unit_title, grades: of, premium }: WorksheetLesson) => (
    <PickRow key={slug} checked={chosen.includes(slug)} onToggle={() => toggle(slug)}>
      <span>
        <b>{title}</b>
        <small>{[words !== '' && unit_title, `${of.join('–')}. osztály`, premium && 'prémium'].filter(Boolean).join(' · ')}</small>
      </span>
    </PickRow>
  );
  return (
    <div className={cx(layoutStyles.stack, styles.choice)}>
      <Panel className={layoutStyles.stack} title="Miből legyen?" icon="document">
        {lessons.isError && <MessageBar kind="bad">{lessons.error.message}</MessageBar>}
        <SearchInput
          aria-label="Lecke keresése"
          placeholder="például: törtek összeadása"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <ChipToggles legend="Évfolyam" options={GRADE_FILTERS} values={asked} onToggle={toggleGrade} />
        {words === '' ? (
          <PageTree
            pages={shown}
            open={false}
            subjectNote={({ length }) => `${length} lecke`}
            unitNote={({ length }) => `${length} lecke`}
            row={row}
          />
        ) : (
          <div>{shown.map(row)}</div>
        )}
        {words !== '' && shown.length === 0 && <p>Ehhez még nincs feladat. Próbáld más szóval!</p>}
        {chosen.length > 0 && (
          <PickBar action="Tovább" goal={WISHES}>
            {chosen.length} kiválasztva
          </PickBar>
        )}
      </Panel>
      <Panel>
        <div className={formStyles.formGrid} id={WISHES} tabIndex={-1}>
          {chosen.length === 0 ? (
            <p className={formStyles.help}>Pipáld ki a leckéket, amelyekből a feladatok legyenek.</p>
          ) : (
            <ChipToggles
              legend="Ezekből lesz"
              options={chosen.map(slug => ({ value: slug, label: all.find(lesson => lesson.slug === slug)?.title ?? slug }))}
              values={chosen}
              onToggle={toggle}
            />
          )}
          <ChipToggles
            legend="Nehézség"
            labelled
            options={LEVELS}
            values={levels}
            onToggle={level => setLevels(levels.includes(level) ? levels.filter(other => other !== level) : [...levels, level])}
          />
          <ChipRadios name="abrak" legend="Ábrák" labelled options={FIGURES} value={figures} onChange={setFigures} />
          <div className={formStyles.field}>
            <span className={formStyles.label} aria-hidden="true">
              Feladatok száma
            </span>
            <Stepper
              label="Feladatok száma"
              value={count}
              min={1}
              max={SHEET.maxTasks}
              onChange={setCount}
              lessLabel="Eggyel kevesebb"
              moreLabel="Eggyel több"
            />
          </div>
          {failure && <MessageBar kind="bad">{failure}</MessageBar>}
          <Button size="lg" loading={pending} disabled={chosen.length === 0 || levels.length === 0} onClick={make}>
            Összeállítom
          </Button>
        </div>
      </Panel>
    </div>
  );
}
