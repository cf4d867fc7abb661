import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './guide.module.css';

type Body = NonNullable<Parameters<typeof api.guide.saveSettings>[0]>['body'];

interface Question {
  name: string;
  legend: string;
  options: readonly { value: string; label: string; body: Body }[];
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'grade',
    legend: 'Hányadikos vagy?',
    options: [5, 6, 7, 8].map(grade => ({ value: String(grade), label: `${grade}. osztály`, body: { grade } })),
  },
  {
    name: 'country',
    legend: 'Hol jársz iskolába?',
    options: [
      { value: 'ro', label: 'Romániában', body: { country: 'ro' } },
      { value: 'hu', label: 'Magyarországon', body: { country: 'hu' } },
      { value: 'other', label: 'Máshol', body: { country: 'other' } },
    ],
  },
  {
    name: 'goal',
    legend: 'Mihez segítsünk?',
    options: [
      { value: 'school', label: 'Az iskolához', body: { goal: 'school' } },
      { value: 'exam', label: 'Vizsgára készülök', body: { goal: 'exam' } },
      { value: 'curiosity', label: 'Csak érdekel', body: { goal: 'curiosity' } },
    ],
  },
  {
    name: 'days',
    legend: 'Hány nap tanulnál egy héten?',
    options: [1, 2, 3, 4, 5].map(days => ({ value: String(days), label: `${days} nap`, body: { days } })),
  },
];

/** Four taps after the first sign-in: each answer opens the next question, the last one saves. Skipping saves nothing. */
export function FirstQuestions() {
  const [answers, setAnswers] = useState<Body>({});
  const [at, setAt] = useState(0);
  const save = useAction((body: Body) => api.guide.saveSettings({ body }), {
    invalidates: [api.guide.today.query().queryKey],
  });
  const question = QUESTIONS[at];
  if (!question) return null;
  const choose = (value: string): void => {
    const all = { ...answers, ...question.options.find(option => option.value === value)?.body };
    setAnswers(all);
    if (at + 1 < QUESTIONS.length) setAt(at + 1);
    else void save.run(all);
  };
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.first)} aria-label="Négy kérdés az elején">
      <p className={styles.kind}>
        {at + 1}. kérdés a {QUESTIONS.length} közül
      </p>
      <h2>{question.legend}</h2>
      <ChipRadios
        key={question.name}
        name={question.name}
        legend={question.legend}
        options={question.options}
        value={null}
        onChange={choose}
      />
      {save.failure !== null && <MessageBar kind="bad">{save.failure}</MessageBar>}
      <Button variant="ghost" size="sm" disabled={save.pending} onClick={() => void save.run({})}>
        Most kihagyom
      </Button>
    </section>
  );
}
