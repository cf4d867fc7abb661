import type { RosterPupil, SignInCard } from '@eszkerek/contract/class-pupils';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import styles from './pupils.module.css';

const PER_SHEET = 8;
type Choice = 'all' | 'waiting' | 'own';

interface PrintCardsProps {
  classId: string;
  pupils: readonly RosterPupil[];
  /** Chosen at first: pupils who were just added. */
  fresh: readonly string[];
  onCards: (cards: SignInCard[]) => void;
}

const stateOf = ({ locked, signed_in }: RosterPupil): string => (locked ? 'elakadt' : signed_in ? 'belépett' : 'nincs belépés');

/** Whom to print for. */
export function PrintCards({ classId, pupils, fresh, onCards }: PrintCardsProps) {
  const waiting = pupils.filter(({ signed_in, locked }) => !signed_in || locked).map(({ id }) => id);
  const [choice, setChoice] = useState<Choice>(fresh.length > 0 ? 'own' : waiting.length > 0 ? 'waiting' : 'all');
  const [own, setOwn] = useState<readonly string[]>(fresh);
  const chosen = { all: pupils.map(({ id }) => id), waiting, own }[choice];
  const print = useAction(() => api.classes.signInCards({ params: { id: classId }, body: { studentIds: [...chosen] } }), {
    onSuccess: ({ cards }) => onCards(cards),
  });
  const chooseOwn = (ids: readonly string[]) => {
    setOwn(ids);
    setChoice('own');
  };
  const toggle = (id: string) => chooseOwn(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
  if (pupils.length === 0)
    return <EmptyState title="Még nincs tanuló az osztályban">Olvasd be a névsort, vagy add meg a tanulóknak az osztálykódot.</EmptyState>;
  return (
    <Panel title="Kinek nyomtatsz?" icon="card">
      <div className={formStyles.formGrid}>
        <ChipRadios
          name="kinek"
          legend="Kinek nyomtatsz?"
          options={[
            { value: 'all', label: `Mind (${pupils.length})` },
            { value: 'waiting', label: `Még nem lépett be (${waiting.length})` },
            { value: 'own', label: 'Egyéni' },
          ]}
          value={choice}
          onChange={next => (next === 'own' ? chooseOwn(chosen) : setChoice(next))}
        />
        <ul className={styles.chosen}>
          {pupils.map(pupil => (
            <li key={pupil.id}>
              <Checkbox checked={chosen.includes(pupil.id)} onChange={() => toggle(pupil.id)}>
                {pupil.real_name}
              </Checkbox>
              <small>{stateOf(pupil)}</small>
            </li>
          ))}
        </ul>
        <p className={formStyles.help} data-part="help">
          Egy kártya egyszer használható, 14 napig él. Új kártya kiadásakor a régi érvénytelen.
        </p>
        {print.failure && <MessageBar kind="bad">{print.failure}</MessageBar>}
        <Button size="lg" icon="document" loading={print.pending} disabled={chosen.length === 0} onClick={() => void print.run()}>
          Kártyák: {chosen.length} tanuló, {Math.ceil(chosen.length / PER_SHEET)} lap
        </Button>
      </div>
    </Panel>
  );
}
