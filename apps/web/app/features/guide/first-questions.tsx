import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { adoptSettings } from './adopt-settings.ts';
import styles from './guide.module.css';
import { chosenIn, FIRST_QUESTIONS, type GuideAnswers, type GuideQuestion, gradeOfClass } from './guide-questions.ts';

/** A few taps after the first sign-in: each answer is saved and opens the next question. Skipping keeps what was answered. */
export function FirstQuestions() {
  const profile = useQuery(api.profile.get.query());
  const settings = useQuery({ ...api.guide.settings.query(), staleTime: Number.POSITIVE_INFINITY });
  if (settings.isPending || profile.isPending) return <Skeleton height="12rem" />;
  const told = settings.data?.settings;
  const known = gradeOfClass(profile.data?.class_name ?? null);
  const questions = FIRST_QUESTIONS.filter(({ name }) => name !== 'grade' || known === null);
  const open = told ? questions.findIndex(question => chosenIn(told, question) === null) : 0;
  return (
    <Questions
      questions={questions}
      known={known === null || told?.grade ? {} : { grade: known }}
      from={open < 0 ? questions.length - 1 : open}
    />
  );
}

interface QuestionsProps {
  questions: readonly GuideQuestion[];
  /** What need not be asked. */
  known: GuideAnswers;
  from: number;
}

function Questions({ questions, known, from }: QuestionsProps) {
  const [answers, setAnswers] = useState(known);
  const [at, setAt] = useState(from);
  const save = useAction((body: GuideAnswers) => api.guide.saveSettings({ body }), {
    invalidates: [api.guide.today.query().queryKey],
    onSuccess: ({ settings }) => adoptSettings(settings),
  });
  const queries = useQueryClient();
  // The plan below stays as it is until the last answer. Who leaves and comes back goes on at the first open question.
  const keep = useAction((body: GuideAnswers) => api.guide.saveSettings({ body }), {
    queues: true,
    onSuccess: ({ settings }) => void queries.setQueryData(api.guide.settings.query().queryKey, { success: true, settings }),
  });
  const question = questions[at];
  if (!question) return null;
  const choose = (value: string): void => {
    const all = { ...answers, ...question.options.find(option => option.value === value)?.body };
    setAnswers(all);
    if (at + 1 === questions.length) return void save.run(all);
    setAt(at + 1);
    void keep.run({ ...all, unfinished: true });
  };
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.first)} aria-label="Kérdések az elején">
      <p className={styles.kind}>
        {at + 1}. kérdés a {questions.length} közül
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
      <div className={layoutStyles.row}>
        {at > 0 && (
          <Button variant="ghost" size="sm" icon="arrow-left" disabled={save.pending} onClick={() => setAt(at - 1)}>
            Előző kérdés
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={save.pending} onClick={() => void save.run(known)}>
          Most kihagyom
        </Button>
      </div>
    </section>
  );
}
