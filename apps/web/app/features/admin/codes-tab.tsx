import { mediumDate } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input, Select } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

const kinds = { vip: 'VIP kód (tanárnak)', special: 'Speciális hozzáférési kód' } as const;

/** VIP and special codes: a new one is shown this once, the list only tells what is left of each. */
export function CodesTab() {
  const codes = useQuery(api.admin.codes.query());
  const [kind, setKind] = useState<'vip' | 'special'>('vip');
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState('30');
  const [note, setNote] = useState('');
  const [issued, setIssued] = useState<{ code: string; message: string } | null>(null);
  const { run, pending, failure } = useAction(api.admin.issueCode, {
    invalidates: [api.admin.codes.key],
    onSuccess: answer => setIssued(answer),
  });
  const issue = (event: FormEvent) => {
    event.preventDefault();
    void run({ body: { kind, uses: Number(uses), days: Number(days), note } });
  };
  return (
    <>
      <form className={formStyles.formGrid} onSubmit={issue}>
        <div className={formStyles.formCols}>
          <Field label="Fajta">
            {control => (
              <Select {...control} value={kind} onChange={event => setKind(event.target.value === 'special' ? 'special' : 'vip')}>
                <option value="vip">{kinds.vip}</option>
                <option value="special">{kinds.special}</option>
              </Select>
            )}
          </Field>
          <Field label="Hányszor használható?">
            {control => (
              <Input {...control} type="number" min={1} max={1000} required value={uses} onChange={event => setUses(event.target.value)} />
            )}
          </Field>
          <Field label="Hány napig él?">
            {control => (
              <Input {...control} type="number" min={1} max={730} required value={days} onChange={event => setDays(event.target.value)} />
            )}
          </Field>
          <Field label="Megjegyzés" optional={text.optional}>
            {control => <Input {...control} maxLength={200} value={note} onChange={event => setNote(event.target.value)} />}
          </Field>
        </div>
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        {issued && (
          <MessageBar kind="ok">
            {issued.message} <CopyCode code={issued.code} label="Kód másolása" />
          </MessageBar>
        )}
        <div>
          <Button type="submit" loading={pending}>
            Kód kiadása
          </Button>
        </div>
      </form>
      {codes.isPending && <Skeleton height="8rem" />}
      {codes.isError && (
        <ErrorState title={text.errorTitle} message={codes.error.message} onRetry={() => void codes.refetch()} retryLabel={text.retry} />
      )}
      {codes.data?.codes.length === 0 && <EmptyState title="Még nincs kiadott kód" />}
      {codes.data && codes.data.codes.length > 0 && (
        <Table
          caption="Kiadott kódok"
          head={
            <>
              <th scope="col">Fajta</th>
              <th scope="col">Megjegyzés</th>
              <th scope="col">Maradt</th>
              <th scope="col">Lejár</th>
            </>
          }
        >
          {codes.data.codes.map(code => (
            <tr key={code.id}>
              <td>{kinds[code.kind]}</td>
              <td>{code.note || '–'}</td>
              <td>
                {code.uses_left} / {code.uses_max}
              </td>
              <td>{mediumDate(code.expires_at)}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
