import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';

/** How the home page and the profile greet the pupil. */
export function CallName({ onChanged }: { onChanged: () => void }) {
  const settings = useQuery(api.guide.settings.query());
  const saved = settings.data?.settings.call_name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? saved).trim();
  const save = useAction((call_name: string) => api.guide.saveSettings({ body: { call_name, unfinished: true } }), {
    success: () => 'Mentettük, ezentúl így szólítunk.',
    invalidates: [api.guide.settings.key, api.guide.today.key],
    onSuccess: () => {
      setTyped(null);
      onChanged();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(name);
  };
  return (
    <form className={formStyles.formGrid} onSubmit={submit} noValidate aria-label="Megszólítás">
      <Field label="Hogyan szólítsunk?" help="A keresztneved vagy a beceneved. Csak te látod.">
        {control => (
          <Input
            {...control}
            name="call_name"
            maxLength={60}
            autoComplete="nickname"
            value={typed ?? saved}
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      {save.message && <MessageBar kind={save.message.kind}>{save.message.text}</MessageBar>}
      <div className={layoutStyles.row} data-part="row">
        <Button type="submit" loading={save.pending} disabled={name.length < 2 || name === saved}>
          Így szólítsatok
        </Button>
      </div>
    </form>
  );
}
