import { messages } from '@eszkerek/contract/messages';
import { Form, useSearchParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SearchInput } from '../ui/input.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

export const meta = () => pageMeta('Keresés', 'Keresés a leckék, kvízek és eszközök között.');

export default function SearchPage() {
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  return (
    <div className="wrap page">
      <PageHeader title="Keresés" lead="Keress a leckék, kvízek, műhelyek és eszközök között." />
      <Panel>
        <Form role="search" className="form-grid" action="/kereses">
          <Field label="Mit keresel?" help={query.length > 0 && query.length < 3 ? messages.searchTooShort : undefined}>
            {control => (
              <SearchInput {...control} name="q" key={query} defaultValue={query} placeholder="például: törtek" autoComplete="off" />
            )}
          </Field>
          <div>
            <Button type="submit" icon="search">
              Keresés
            </Button>
          </div>
        </Form>
      </Panel>
    </div>
  );
}
