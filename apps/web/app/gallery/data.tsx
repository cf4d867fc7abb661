import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import tableStyles from '@eszkerek/ui/table.module.css';
import { Table } from '@eszkerek/ui/table.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { useState } from 'react';
import { Box } from './box.tsx';

const people = [
  { name: 'Tőkés Katalin', mail: 'kata@pelda.hu', role: 'Tanár', waiting: true },
  { name: 'Kővári Lili', mail: 'lili@pelda.hu', role: 'Tanuló', waiting: false },
  { name: 'Fülöp Gergő', mail: 'gergo@pelda.hu', role: 'Tanár', waiting: false },
];

export function Data({ scope }: { scope: string }) {
  const [tab, setTab] = useState<'users' | 'messages'>('users');
  return (
    <>
      <Box title="Fülek és táblázat" width="wide">
        <Tabs
          label="Admin"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'users',
              label: (
                <>
                  <Icon name="people" /> Felhasználók
                </>
              ),
            },
            {
              value: 'messages',
              label: (
                <>
                  <Icon name="mail" /> Üzenetek <Badge kind="neutral">3</Badge>
                </>
              ),
            },
          ]}
        >
          {tab === 'users' ? (
            <Table
              caption={`Felhasználók (${scope})`}
              stickyFirst
              head={
                <>
                  <th scope="col">Név</th>
                  <th scope="col">E-mail-cím</th>
                  <th scope="col">Szerepkör</th>
                  <th scope="col">Állapot</th>
                  <td />
                </>
              }
            >
              {people.map(person => (
                <tr key={person.mail}>
                  <th scope="row">{person.name}</th>
                  <td>{person.mail}</td>
                  <td>{person.role}</td>
                  <td>{person.waiting ? <Badge kind="wait">Jóváhagyásra vár</Badge> : <Badge kind="ok">Aktív</Badge>}</td>
                  <td className={tableStyles.end}>{person.waiting && <Button size="sm">Jóváhagyás</Button>}</td>
                </tr>
              ))}
            </Table>
          ) : (
            <p>Nincs új üzenet.</p>
          )}
        </Tabs>
      </Box>
      <Box title="Lenyíló kérdések">
        <Accordion summary="Hogyan csatlakozom egy osztályhoz?" name={`${scope}-kerdes`} open>
          Regisztrációkor írd be a tanárodtól kapott osztálykódot. A hozzáférésed azonnal megnyílik.
        </Accordion>
        <Accordion summary="Mennyi ideig tart a próbaidőszak?" name={`${scope}-kerdes`}>
          Harminc napig.
        </Accordion>
      </Box>
      <Box title="Morzsamenü és kész szöveg">
        <div className={layoutStyles.stack} data-part="stack">
          <Breadcrumbs
            label={`Morzsamenü (${scope})`}
            items={[{ label: 'Kezdőlap', to: '/' }, { label: 'Matematika', to: '/targy/matematika' }, { label: 'Törtek' }]}
          />
          <SafeHtml
            className="prose"
            html="<p>Minden tört <strong>két számból</strong> áll. Alul áll a nevező.</p><ul><li>számláló</li><li>nevező</li></ul>"
          />
        </div>
      </Box>
    </>
  );
}
