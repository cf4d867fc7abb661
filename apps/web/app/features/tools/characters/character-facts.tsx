import type { Character } from '@eszkerek/documents/tools/character';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ROLE_WARNING } from './role-prompt.ts';

/** Checked facts with their sources: there to read even with no AI at all. */
export function CharacterFacts({ character, onAsk }: { character: Character; onAsk: (question: string) => void }) {
  return (
    <section className="panel panel-pad character-facts" aria-labelledby="szereplo-tenyek">
      <h2 className="panel-title" id="szereplo-tenyek">
        {character.name}
      </h2>
      {character.birthDeath && <p className="panel-lead">{character.birthDeath}</p>}
      {character.facts && character.facts.length > 0 && (
        <ul>
          {character.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {character.source && (
        <p className="help">
          <b>Forrás:</b> {character.source}
        </p>
      )}
      <MessageBar kind="spark">
        {ROLE_WARNING}
        {character.warn ? ` ${character.warn}` : ''}
      </MessageBar>
      {character.starterQuestions && character.starterQuestions.length > 0 && (
        <>
          <p className="label" id="kezdo-kerdesek">
            Kezdő kérdések
          </p>
          <ul className="chips" aria-labelledby="kezdo-kerdesek">
            {character.starterQuestions.map(question => (
              <li key={question}>
                <button type="button" className="chip" onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
