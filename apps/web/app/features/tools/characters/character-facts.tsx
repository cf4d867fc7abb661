import type { Character } from '@eszkerek/documents/tools/character';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import styles from './characters.module.css';
import { ROLE_WARNING } from './role-prompt.ts';

/** Checked facts with their sources: there to read even with no AI at all. */
export function CharacterFacts({ character, onAsk }: { character: Character; onAsk: (question: string) => void }) {
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.characterFacts)} aria-labelledby="szereplo-tenyek">
      <h2 className={panelStyles.panelTitle} id="szereplo-tenyek">
        {character.name}
      </h2>
      {character.birthDeath && (
        <p className={panelStyles.panelLead} data-part="panel-lead">
          {character.birthDeath}
        </p>
      )}
      {character.facts && character.facts.length > 0 && (
        <ul>
          {character.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {character.source && (
        <p className={formStyles.help} data-part="help">
          <b>Forrás:</b> {character.source}
        </p>
      )}
      <MessageBar kind="spark">
        {ROLE_WARNING}
        {character.warn ? ` ${character.warn}` : ''}
      </MessageBar>
      {character.starterQuestions && character.starterQuestions.length > 0 && (
        <>
          <p className={formStyles.label} data-part="label" id="kezdo-kerdesek">
            Kezdő kérdések
          </p>
          <ul className={chipsStyles.chips} data-part="chips" aria-labelledby="kezdo-kerdesek">
            {character.starterQuestions.map(question => (
              <li key={question}>
                <button type="button" className={chipsStyles.chip} data-part="chip" onClick={() => onAsk(question)}>
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
