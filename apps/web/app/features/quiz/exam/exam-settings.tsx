import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios, ChipToggles } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Stepper } from '@eszkerek/ui/stepper.tsx';
import { useState } from 'react';
import { bareTitle } from '../../../lib/bare-title.ts';
import { QuizHead } from '../player/quiz-head.tsx';
import quizStyles from '../quiz.module.css';
import sheetStyles from '../sheet/sheet.module.css';
import { SheetRules } from '../sheet/sheet-rules.tsx';
import type { TimeFactor } from './clock.ts';
import type { ClockMode, ExamSetup } from './setup.ts';

export interface ExamChoice {
  clock: ClockMode;
  factor: TimeFactor;
  questionCount: number | null;
  topics: readonly string[];
}

const clockOptions = [
  { value: 'shown', label: 'Látszik' },
  { value: 'folded', label: 'Összecsukva' },
  { value: 'off', label: 'Óra nélkül' },
] as const;
const factorLabels: Record<TimeFactor, string> = { 1: 'Rendes idő', 1.5: 'Másfélszeres idő', 2: 'Kétszeres idő' };

interface ExamSettingsProps {
  setup: ExamSetup;
  teacher: boolean;
  onStart: (choice: ExamChoice) => void;
}

/** Before the exam: how long, with what clock, how much time. */
export function ExamSettings({ setup, teacher, onStart }: ExamSettingsProps) {
  const [clock, setClock] = useState<ClockMode>(setup.minutes === null ? 'off' : setup.clock);
  const [factor, setFactor] = useState<TimeFactor>(1);
  const [count, setCount] = useState(setup.questionCount);
  const [topics, setTopics] = useState<readonly string[]>([]);
  const minutes = setup.minutes === null ? null : Math.round(setup.minutes * factor);
  const toggle = (id: string) => setTopics(topics.includes(id) ? topics.filter(other => other !== id) : [...topics, id]);
  return (
    <div data-part="quiz-area">
      <QuizHead title={setup.title} crumb={setup.crumb} back={setup.back} teacher={teacher} />
      <section className={cx(panelStyles.panel, quizStyles.quizCard, sheetStyles.examSettings)} aria-labelledby="vizsga-beallitas">
        <h2 id="vizsga-beallitas">Mielőtt elkezded</h2>
        <p className={pageHeaderStyles.lead} data-part="lead">
          {setup.description}
        </p>
        <ul className={sheetStyles.examFacts}>
          <li>{setup.count ? `${count} kérdés` : `${setup.questionCount} kérdés`}</li>
          {minutes !== null && clock !== 'off' && <li>{minutes} perc</li>}
          <li>{setup.calculator ? 'Számológép használható' : 'Számológép nélkül'}</li>
          {setup.bonusPoints > 0 && <li>{setup.bonusPoints} pont hivatalból</li>}
        </ul>
        <SheetRules />
        {setup.count && (
          <div className={sheetStyles.examSetting}>
            <h3>Hány kérdés legyen?</h3>
            <Stepper
              label="Kérdések száma"
              value={count}
              min={setup.count.min}
              max={setup.count.max}
              onChange={setCount}
              lessLabel="Kevesebb kérdés"
              moreLabel="Több kérdés"
            />
          </div>
        )}
        {setup.topics.length > 1 && (
          <div className={sheetStyles.examSetting}>
            <h3>Melyik témakörökből?</h3>
            <ChipToggles
              legend="Témakörök"
              options={setup.topics.map(({ id, title }) => ({ value: id, label: bareTitle(title) }))}
              values={topics}
              onToggle={toggle}
            />
            <p className={formStyles.help} data-part="help">
              Ha egyet sem választasz, mindegyikből jön kérdés.
            </p>
          </div>
        )}
        {setup.minutes !== null && (
          <>
            <div className={sheetStyles.examSetting}>
              <h3>Az óra</h3>
              <ChipRadios name="ora" legend="Az óra" options={clockOptions} value={clock} onChange={setClock} />
            </div>
            {clock !== 'off' && setup.factors.length > 1 && (
              <div className={sheetStyles.examSetting}>
                <h3>Mennyi időt kérsz?</h3>
                <ChipRadios
                  name="ido"
                  legend="Mennyi időt kérsz?"
                  options={setup.factors.map(value => ({ value: String(value), label: factorLabels[value] }))}
                  value={String(factor)}
                  onChange={value => setFactor(setup.factors.find(known => String(known) === value) ?? 1)}
                />
              </div>
            )}
          </>
        )}
        {setup.waits.length > 0 && (
          <p className={formStyles.help} data-part="help">
            Olyat is kérdez, aminek a leckéje még készül:{' '}
            {setup.waits.map(({ topic, lessons }) => `${topic} (${lessons.join(', ')})`).join('; ')}.
          </p>
        )}
        <div className={sheetStyles.examStart}>
          <Button
            size="lg"
            data-part="quiz-main"
            iconEnd="arrow-right"
            onClick={() => onStart({ clock, factor, questionCount: setup.count ? count : null, topics })}
          >
            Kezdem
          </Button>
        </div>
      </section>
    </div>
  );
}
