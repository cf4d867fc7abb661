import type { FirstRight } from '@eszkerek/contract/first-right';
import type { QuestionSet, SetItemRef } from '@eszkerek/contract/set-shapes';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { firstRightPercent } from '../../questions/first-right.ts';
import { QuestionRow } from '../../questions/question-row.tsx';
import { LEVELS, levelWord, TYPES } from './words.ts';

const rateWords = (counted: FirstRight | null): string | null => {
  const percent = firstRightPercent(counted);
  return percent === null ? null : `${percent}% elsőre jó`;
};

const factsOf = ({ items, minutes }: QuestionSet): string =>
  [
    `kb. ${minutes} perc`,
    ...LEVELS.map(({ value, label }) => ({ label, count: items.filter(({ difficulty }) => String(difficulty) === value).length }))
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => `${count} ${label.toLowerCase()}`),
  ].join(' · ');

interface SetItemsProps {
  set: QuestionSet;
  onRaise: (ref: SetItemRef) => void;
  onDrop: (ref: SetItemRef) => void;
  onEdit: (own: string) => void;
}

/** „A sorban”: what the set can be used for, then its questions; the column is cut below on a low screen. */
export function SetItems({ set, onRaise, onDrop, onEdit }: SetItemsProps) {
  const page = `?oldal=${set.slug}`;
  return (
    <Panel id="a-sorban" title={`A sorban: ${set.questions}`} icon="list" lead={set.questions > 0 ? factsOf(set) : undefined}>
      {set.questions === 0 && <p className={formStyles.help}>Pipáld ki a bankban, amit szeretnél, vagy írj sajátot.</p>}
      {set.questions > 0 && (
        <div className={layoutStyles.stack}>
          <div className={layoutStyles.row}>
            <ButtonLink to={`/dashboard/teacher/elo${page}`} variant="secondary" size="sm" icon="play">
              Élő óra
            </ButtonLink>
            <ButtonLink to={`/dashboard/teacher/hazi${page}`} variant="secondary" size="sm" icon="calendar">
              Kiadom házinak
            </ButtonLink>
            <ButtonLink to={`/dashboard/teacher/feladatlap?keszlet=${set.slug}`} variant="secondary" size="sm" icon="document">
              Feladatlap
            </ButtonLink>
            <ButtonLink to={`/tananyag/${set.slug}`} variant="ghost" size="sm" icon="eye">
              Kipróbálom
            </ButtonLink>
          </div>
          {set.own && <Share slug={set.slug} code={set.share_code} />}
        </div>
      )}
      <ol aria-label="A sorban">
        {set.items.map(({ ref, html, type, difficulty, first_right }, place) => (
          <QuestionRow
            key={JSON.stringify(ref)}
            number={place + 1}
            html={html}
            words={[TYPES[type], levelWord(difficulty), 'own' in ref && 'saját', rateWords(first_right)].filter(Boolean).join(' · ')}
          >
            {set.own && (
              <>
                {place > 0 && <IconButton icon="chevron-up" label={`${place + 1}. kérdés feljebb`} onClick={() => onRaise(ref)} />}
                {'own' in ref && <IconButton icon="edit" label={`${place + 1}. kérdés átírása`} onClick={() => onEdit(ref.own)} />}
                <IconButton icon="close" label={`${place + 1}. kérdés törlése a sorból`} onClick={() => onDrop(ref)} />
              </>
            )}
          </QuestionRow>
        ))}
      </ol>
    </Panel>
  );
}

function Share({ slug, code }: { slug: string; code: string | null }) {
  const params = { slug };
  const invalidates = [api.sets.read.key];
  const share = useAction(() => api.sets.share({ params }), { invalidates });
  const stop = useAction(() => api.sets.unshare({ params }), { invalidates });
  const failure = share.failure ?? stop.failure;
  return (
    <div className={layoutStyles.stack}>
      {code === null ? (
        <Button variant="ghost" size="sm" block icon="people" loading={share.pending} onClick={() => void share.run()}>
          Megosztom kollégával
        </Button>
      ) : (
        <div className={layoutStyles.row} data-part="row">
          Kód a kollégáknak: <CopyCode code={code} label="Megosztási kód másolása" />
          <IconButton icon="close" label="Visszavonom a kódot" disabled={stop.pending} onClick={() => void stop.run()} />
        </div>
      )}
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </div>
  );
}
