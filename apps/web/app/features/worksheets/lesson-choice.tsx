import { SHEET, type SheetSpec, writeSheet } from '@eszkerek/contract/sheet-spec';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios, ChipToggles } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Stepper } from '@eszkerek/ui/stepper.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
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
  { value: 'any', label: 'Vegyesen' },
  { value: 'with', label: 'Csak ábrás' },
  { value: 'without', label: 'Ábra nélkül' },
] as const;

interface FoundLesson {
  slug: string;
  title: string;
  unit_title: string;
}

/** The chosen ones, then those that are searched for, nearest first. */
const found = <T extends FoundLesson>(lessons: readonly T[], chosen: readonly string[], words: string): T[] => {
  const isChosen = ({ slug }: T) => chosen.includes(slug);
  return [...lessons.filter(isChosen), ...(words === '' ? [] : searchTitles(lessons, words)).filter(lesson => !isChosen(lesson))];
};

/** Lessons, levels, number and figures: from these the sheet is drawn. */
export function LessonChoice({ initial, onMade }: { initial: readonly string[]; onMade: (code: string) => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const [typed, setTyped] = useState('');
  const [levels, setLevels] = useState<readonly LevelName[]>(['1', '2']);
  const [count, setCount] = useState(6);
  const [figures, setFigures] = useState<SheetSpec['figures']>('any');
  const lessons = useQuery(api.worksheets.lessons.query());
  const shown = found(lessons.data?.lessons ?? [], chosen, typed.trim());
  const toggle = (slug: string) =>
    setChosen(before => (before.includes(slug) ? before.filter(other => other !== slug) : [...before, slug].slice(0, SHEET.maxLessons)));
  const { run, pending, failure } = useAction(
    (spec: SheetSpec) => api.worksheets.settle({ params: { code: writeSheet(spec) }, query: {} }),
    { onSuccess: reply => onMade(reply.code) },
  );
  const make = () => {
    const wanted = { lessons: chosen, levels: levels.map(name => NUMBERS[name]), count, figures, region: region.get() };
    void run(composeSheet({ seed: newSeed(), ...wanted }));
  };
  if (lessons.isPending) return <Skeleton height="16rem" />;
  return (
    <div className={formStyles.formGrid}>
      {lessons.isError && <MessageBar kind="bad">{lessons.error.message}</MessageBar>}
      <SearchInput
        aria-label="Lecke keresése"
        placeholder="Miből legyen? Például: törtek összeadása"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <div className={styles.lessons}>
        {shown.map(({ slug, title, unit_title, grades, premium }) => (
          <Checkbox key={slug} checked={chosen.includes(slug)} onChange={() => toggle(slug)}>
            <b>{title}</b>{' '}
            <small>
              {unit_title} · {grades.join('–')}. osztály{premium && ' · prémium'}
            </small>
          </Checkbox>
        ))}
        {typed.trim() !== '' && shown.length === 0 && <p>Ehhez még nincs feladat. Próbáld más szóval!</p>}
      </div>
      <div className={styles.settings}>
        <div>
          <span className={formStyles.label} aria-hidden="true">
            Nehézség
          </span>
          <ChipToggles
            legend="Nehézség"
            options={LEVELS}
            values={levels}
            onToggle={level => setLevels(levels.includes(level) ? levels.filter(other => other !== level) : [...levels, level])}
          />
        </div>
        <div>
          <span className={formStyles.label} aria-hidden="true">
            Ábrák
          </span>
          <ChipRadios name="abrak" legend="Ábrák" options={FIGURES} value={figures} onChange={setFigures} />
        </div>
        <div>
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
      </div>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <Button size="lg" loading={pending} disabled={chosen.length === 0 || levels.length === 0} onClick={make}>
        Összeállítom
      </Button>
    </div>
  );
}
