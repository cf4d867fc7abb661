import { messages } from '@eszkerek/contract/messages';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useRef, useState } from 'react';
import { daySeed } from '../../../lib/day-seed.ts';
import { useStored } from '../../../lib/stored.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { GradeStep } from '../fields/grade-step.tsx';
import { useGradeValue } from '../fields/use-grade-value.ts';
import type { ToolFrame } from '../frame.ts';
import promptStyles from '../prompt/prompt.module.css';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import toolPageStyles from '../tool-page.module.css';
import { favourites, toggleFavourite } from './favourites.ts';
import { findPrompts } from './find-prompts.ts';

type Data = ToolDataOf<'preloaded-prompt-launcher'>;
type ReadyPrompt = Data['prompts'][number];

interface PromptLauncherProps {
  data: Data;
  frame: ToolFrame;
}

const SEARCH_FROM = 9;
const levels = ['', 'alap', 'közepes', 'haladó'];

function Opened({ ready, data, frame, grade }: { ready: ReadyPrompt; data: Data; frame: ToolFrame; grade: number }) {
  const parts = renderParts(ready.parts ?? ready.text, { evfolyam: grade });
  const prompt = usePrompt(frame, parts);
  return <ResultPanel frame={frame} prompt={prompt} typed={[]} title={ready.title} allowEdit={data.allowEdit !== false} />;
}

/** Ready prompts as cards; the whole text is seen before it is copied. */
export function PromptLauncher({ data, frame }: PromptLauncherProps) {
  const marked = useStored(favourites);
  const alive = useHydrated();
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState(data.prompts[0]?.id ?? '');
  const opened = useRef<HTMLDivElement>(null);
  const grade = useGradeValue(
    [],
    {},
    frame.grades,
    data.prompts.map(prompt => prompt.parts ?? prompt.text),
  );
  const key = (id: string) => `${frame.slug}#${id}`;
  const start = data.order === 'random' && alive ? daySeed(frame.slug) % data.prompts.length : 0;
  const ordered = [...data.prompts.slice(start), ...data.prompts.slice(0, start)];
  const found = findPrompts(ordered, query, id => marked.includes(key(id)));
  const ready = data.prompts.find(prompt => prompt.id === openId);
  const choose = (id: string) => {
    setOpenId(id);
    opened.current?.focus();
  };
  return (
    <div className={toolPageStyles.toolCols}>
      <section className={cx(panelStyles.panel, toolPageStyles.toolForm)} aria-label="Kész promptok">
        {grade.ask && <GradeStep number={1} choices={grade.choices} value={grade.value} onChange={grade.set} />}
        {data.prompts.length >= SEARCH_FROM && (
          <SearchInput
            aria-label="Keresés a promptok között"
            placeholder="Mire van szükséged?"
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
        )}
        <p className="sr-only" role="status">
          {query ? `${found.length} találat` : ''}
        </p>
        {found.length === 0 && <p>{messages.nothingFound}</p>}
        <ul className={promptStyles.readyList}>
          {found.map(prompt => (
            <li key={prompt.id} className={promptStyles.ready} data-open={prompt.id === openId || undefined}>
              <button
                type="button"
                className={promptStyles.readyOpen}
                aria-pressed={prompt.id === openId}
                onClick={() => choose(prompt.id)}
              >
                <b>{prompt.title}</b>
                {prompt.why && <span>{prompt.why}</span>}
                <span className={layoutStyles.row} data-part="row">
                  {prompt.minutes && <Badge kind="plain">{`${prompt.minutes} perc`}</Badge>}
                  {prompt.level && <Badge kind="plain">{levels[prompt.level]}</Badge>}
                </span>
              </button>
              <IconButton
                icon="star"
                label={marked.includes(key(prompt.id)) ? `${prompt.title}: kiveszem a kedvencek közül` : `${prompt.title}: kedvenc`}
                on={marked.includes(key(prompt.id))}
                onClick={() => toggleFavourite(key(prompt.id))}
              />
            </li>
          ))}
        </ul>
      </section>
      <div ref={opened} tabIndex={-1} className={promptStyles.readyOpened}>
        {ready && <Opened key={ready.id} ready={ready} data={data} frame={frame} grade={grade.value} />}
      </div>
    </div>
  );
}
