import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { searchTitles } from '../../lib/title-search.ts';
import type { SubjectName } from './words.ts';

interface MisconceptionChoiceProps {
  /** Of the set. */
  subject: SubjectName;
  /** Of which answer. */
  label: string;
  /** Its id; empty without one. */
  value: string;
  onChange: (value: string) => void;
}

/** Why a wrong answer is chosen: the misconceptions of the subject by topic, with a search. */
export function MisconceptionChoice({ subject, label, value, onChange }: MisconceptionChoiceProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useQuery({ ...api.sets.bank.query({ query: { subject, names: 'all' } }), enabled: open || value !== '' });
  const all = asked.data?.misconceptions ?? [];
  const words = typed.trim();
  const found = words === '' ? all : searchTitles(all, words);
  const chosen = all.find(({ id }) => id === value);
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const choose = (id: string) => {
    onChange(id);
    close();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={value === '' ? 'plus' : 'bulb'}
        aria-label={`${label} tévképzete`}
        onClick={() => setOpen(true)}
      >
        {value === '' ? 'Tévképzet' : (chosen?.title ?? 'Van tévképzete')}
      </Button>
      <Dialog open={open} onClose={close} title="Miért jelölhetik?" closeLabel="Bezárás" wide>
        <div className={layoutStyles.stack}>
          <SearchInput
            aria-label="Tévképzet keresése"
            placeholder="például: nevező"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          {asked.isPending && <Skeleton height="16rem" />}
          {asked.isError && <MessageBar kind="bad">{asked.error.message}</MessageBar>}
          {asked.data && found.length === 0 && <EmptyState title="Nincs találat">Próbáld rövidebb szóval!</EmptyState>}
          {[...Map.groupBy(found, ({ unit_title }) => unit_title)].map(([unit, same]) => (
            <Accordion
              key={`${unit} ${words === ''}`}
              summary={`${unit} (${same.length})`}
              open={words !== '' || same.some(({ id }) => id === value)}
            >
              <ChipRadios
                name={`tevkepzet-${unit}`}
                legend={unit}
                options={same.map(({ id, title }) => ({ value: id, label: title }))}
                value={value}
                onChange={choose}
              />
            </Accordion>
          ))}
          {value !== '' && (
            <Button variant="ghost" icon="close" onClick={() => choose('')}>
              Leveszem a tévképzetet
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
