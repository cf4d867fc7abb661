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
import { chosenIn, FIRST_QUESTIONS, type GuideAnswers } from './guide-questions.ts';

/** Four taps after the first sign-in: each answer is saved and opens the next question. Skipping keeps what was answered. */
export function FirstQuestions() {
  const settings = useQuery({ ...api.guide.settings.query(), staleTime: Number.POSITIVE_INFINITY });
  if (settings.isPending) return <Skeleton height="12rem" />;
  const told = settings.data?.settings;
  const open = told ? FIRST_QUESTIONS.findIndex(question => chosenIn(told, question) === null) : 0;
  return <Questions from={open < 0 ? FIRST_QUESTIONS.length - 1 : open} />;
}

function Questions({ from }: { from: number }) {
  const [answers, setAnswers] = useState<GuideAnswers>({});
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
  const question = FIRST_QUESTIONS[at];
  if (!question) return null;
  const choose = (value: string): void => {
    const all = { ...answers, ...question.options.find(option => option.value === value)?.body };
    setAnswers(all);
    if (at + 1 === FIRST_QUESTIONS.length) return void save.run(all);
    setAt(at + 1);
    void keep.run({ ...all, unfinished: true });
  };
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.first)} aria-label="Négy kérdés az elején">
      <p className={styles.kind}>
        {at + 1}. kérdés a {FIRST_QUESTIONS.length} közül
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
        <Button variant="ghost" size="sm" disabled={save.pending} onClick={() => void save.run({})}>
          Most kihagyom
        </Button>
      </div>
    </section>
  );
}
