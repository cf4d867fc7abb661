import { messages } from '@eszkerek/contract/messages';
import { GRADES } from '@eszkerek/documents/tools/field-values';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Card } from '@eszkerek/ui/card.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useState } from 'react';
import type { LoginState } from '../../../lib/login-state.ts';
import { useStored } from '../../../lib/stored.ts';
import { usePremiumAccess } from '../../../lib/use-premium-access.ts';
import { text } from '../../../text/common.ts';
import { isAdultRole, useRole } from '../frame.ts';
import { lastUsed } from '../last-used.ts';
import styles from '../topics/topics.module.css';
import { type HubCard, type HubFilter, lastCard, visibleGroups } from './visible-cards.ts';

const ANY = 'mind';

function ToolCard({ card, access }: { card: HubCard; access: boolean }) {
  const path = `/tananyag/${card.link.replace(/\.html$/, '').replaceAll('_', '-')}`;
  const locked = card.premium === true && !access;
  const state: LoginState = { from: path, message: messages.premiumCardLogin };
  return (
    <Card
      to={locked ? '/bejelentkezes' : path}
      state={locked ? state : undefined}
      tint="eszkoz"
      art={card.icon ?? 'hub'}
      title={card.title}
      text={card.text}
      lockedNote={locked ? text.lockedNote : undefined}
      badges={
        <>
          {card.premium ? <Badge kind="premium">{text.premium}</Badge> : <Badge kind="free">{text.free}</Badge>}
          {card.audience === 'teacher' && <Badge kind="plain">Tanároknak</Badge>}
        </>
      }
    />
  );
}

/** Groups of cards with filters; the tool used last stands first. */
export function HubPage({ data }: { data: ToolDataOf<'hub-page'> }) {
  const role = useRole();
  const access = usePremiumAccess();
  const used = useStored(lastUsed);
  const [filter, setFilter] = useState<HubFilter>({ grade: null, audience: null });
  const groups = visibleGroups(data.groups, role, filter);
  const latest = lastCard(visibleGroups(data.groups, role, { grade: null, audience: null }), used);
  return (
    <>
      {data.showFilter !== false && (
        <div className={styles.hubFilters}>
          <ChipRadios
            name="evfolyam"
            legend="Évfolyam"
            options={[
              { value: ANY, label: 'Minden évfolyam' },
              ...GRADES.map(grade => ({ value: String(grade), label: `${grade}. osztály` })),
            ]}
            value={filter.grade === null ? ANY : String(filter.grade)}
            onChange={value => setFilter({ ...filter, grade: value === ANY ? null : Number(value) })}
          />
          {isAdultRole(role) && (
            <ChipRadios
              name="kinek"
              legend="Kinek?"
              options={[
                { value: ANY, label: 'Mindenkinek' },
                { value: 'student', label: 'Tanulóknak' },
                { value: 'teacher', label: 'Tanároknak' },
              ]}
              value={filter.audience ?? ANY}
              onChange={value => setFilter({ ...filter, audience: value === 'student' || value === 'teacher' ? value : null })}
            />
          )}
        </div>
      )}
      {latest && (
        <section className={styles.hubGroup} aria-labelledby="legutobb">
          <h2 id="legutobb">Legutóbb ezt használtad</h2>
          <div className={layoutStyles.grid3}>
            <ToolCard card={latest} access={access} />
          </div>
        </section>
      )}
      {groups.length === 0 && <EmptyState title="Ehhez a szűréshez nincs eszköz">Válassz másik évfolyamot!</EmptyState>}
      {groups.map(group => (
        <section key={group.id} className={styles.hubGroup} aria-labelledby={`csoport-${group.id}`}>
          <h2 id={`csoport-${group.id}`}>{group.title}</h2>
          {group.description && <p className={styles.hubLead}>{group.description}</p>}
          <div className={layoutStyles.grid3}>
            {group.cards.map(card => (
              <ToolCard key={card.link} card={card} access={access} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
