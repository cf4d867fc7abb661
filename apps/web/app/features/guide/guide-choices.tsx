import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { adoptSettings } from './adopt-settings.ts';
import { ALL_QUESTIONS, chosenIn, type GuideAnswers } from './guide-questions.ts';

/** What the plan of a day is made by; each tap is saved at once. */
export function GuideChoices() {
  const settings = useQuery(api.guide.settings.query());
  const save = useAction((body: GuideAnswers) => api.guide.saveSettings({ body }), {
    success: ({ message }) => message,
    invalidates: [api.guide.settings.key, api.guide.today.key, api.guide.map.key],
    onSuccess: answer => adoptSettings(answer.settings),
  });
  if (settings.isPending) return <Skeleton height="16rem" />;
  if (settings.isError)
    return (
      <ErrorState
        title={text.errorTitle}
        message={settings.error.message}
        retryLabel={text.retry}
        onRetry={() => void settings.refetch()}
      />
    );
  const told = { ...settings.data.settings, ...save.pendingInput };
  return (
    <>
      {ALL_QUESTIONS.map(question => (
        <div key={question.name}>
          <h3>{question.legend}</h3>
          <ChipRadios
            name={question.name}
            legend={question.legend}
            options={question.options}
            value={chosenIn(told, question)}
            onChange={value => void save.run(question.options.find(option => option.value === value)?.body ?? {})}
          />
        </div>
      ))}
      {save.message && <MessageBar kind={save.message.kind}>{save.message.text}</MessageBar>}
    </>
  );
}
