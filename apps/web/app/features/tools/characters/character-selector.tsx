import type { Character } from '@eszkerek/documents/tools/character';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useRef, useState } from 'react';
import { GradeChips } from '../fields/grade-chips.tsx';
import { useGrade } from '../fields/use-grade.ts';
import type { ToolFrame } from '../frame.ts';
import { useTargets } from '../prompt/open-targets.tsx';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import toolPageStyles from '../tool-page.module.css';
import { CharacterFacts } from './character-facts.tsx';
import charactersStyles from './characters.module.css';
import { Portrait } from './portrait.tsx';
import { rolePrompt } from './role-prompt.ts';

interface CharacterSelectorProps {
  characters: readonly Character[];
  frame: ToolFrame;
}

const keyOf = (character: Character): string => character.id ?? character.name;

/** Pick somebody, read what is known of them, ask; the role prompt is made from it. */
export function CharacterSelector({ characters, frame }: CharacterSelectorProps) {
  const [key, setKey] = useState(keyOf(characters[0] ?? { name: '', title: '', quote: '', color: '', imageUrl: '' }));
  const [question, setQuestion] = useState('');
  const [grade, setGrade, choices] = useGrade(frame.grades);
  const field = useRef<HTMLInputElement>(null);
  const character = characters.find(other => keyOf(other) === key) ?? characters[0];
  const template = character ? rolePrompt(character) : '';
  const parts = renderParts(template, { evfolyam: grade, kerdes: question });
  const prompt = usePrompt(frame, parts);
  const [target] = useTargets(frame);
  if (!character) return null;
  return (
    <>
      <fieldset className={charactersStyles.characterGrid}>
        <legend className="sr-only">Szereplők</legend>
        {characters.map(other => (
          <label key={keyOf(other)} className={charactersStyles.character}>
            <input
              type="radio"
              name="szereplo"
              value={keyOf(other)}
              checked={other === character}
              onChange={() => setKey(keyOf(other))}
              onKeyDown={event => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                field.current?.focus();
              }}
            />
            <span className={charactersStyles.characterChosen} aria-hidden="true">
              <Icon name="check" size={18} /> <span>Kiválasztva</span>
            </span>
            <Portrait character={other} />
            <span className={charactersStyles.characterText}>
              <b>{other.name}</b>
              <span>{other.title}</span>
              <q>{other.quote}</q>
              {other.quoteSource && <small>{other.quoteSource}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={cx(panelStyles.panel, charactersStyles.characterBar)}>
        <Portrait key={key} character={character} />
        <Field label={`Mit kérdeznél tőle? (${character.name})`}>
          {control => (
            <Input
              {...control}
              ref={field}
              maxLength={400}
              autoComplete="off"
              value={question}
              onChange={event => setQuestion(event.target.value)}
            />
          )}
        </Field>
        <Button size="lg" icon="copy" onClick={() => (target ? prompt.open(target) : void prompt.copy())}>
          {target ? 'Másolás és indítás' : 'Másolás'}
        </Button>
      </div>
      <div className={toolPageStyles.toolCols}>
        <div className={layoutStyles.stack} data-part="stack">
          <CharacterFacts
            character={character}
            onAsk={text => {
              setQuestion(text);
              field.current?.focus();
            }}
          />
          {choices.length > 1 && (
            <div className={cx(panelStyles.panel, panelStyles.panelPad)}>
              <p className={formStyles.label} data-part="label" aria-hidden="true">
                Hányadik osztályos vagy?
              </p>
              <GradeChips name="evfolyam" legend="Hányadik osztályos vagy?" choices={choices} value={grade} onChange={setGrade} />
            </div>
          )}
        </div>
        <ResultPanel key={key} frame={frame} prompt={prompt} labels={{ kerdes: 'a kérdésed' }} typed={question ? [question] : []} />
      </div>
    </>
  );
}
