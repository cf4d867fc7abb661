import type { ErrorCase, ErrorHunt } from '@eszkerek/documents/tools/error-hunt';
import { Button } from '@eszkerek/ui/button.tsx';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { type RefObject, useEffect, useState } from 'react';
import styles from './hunt.module.css';
import { isCaught, judge, type Verdict } from './hunt-state.ts';

interface CaseViewProps {
  one: ErrorCase;
  number: number;
  reasons: ErrorHunt['reasons'];
  headingRef: RefObject<HTMLHeadingElement | null>;
  onCaught: () => void;
  onNext: () => void;
}

const TRIES = 2;

function verdictText({ line, reason }: Verdict): string {
  if (line) return 'A sor jó, ott a hiba. Az ok még nem az. Mi a baj azzal a sorral?';
  return reason
    ? 'Ilyen hiba van benne, de nem ebben a sorban kezdődik. Nézd végig újra, az elejétől!'
    : 'Még nem. Olvasd el újra lassan, és számolj utána!';
}

/** One answer to look through: the wrong line, the reason, then the explanation. */
export function CaseView({ one, number, reasons, headingRef, onCaught, onNext }: CaseViewProps) {
  const [line, setLine] = useState<number | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState(false);
  const caught = verdict !== null && isCaught(verdict);
  const over = caught || tries >= TRIES;
  // A new case comes with its heading in focus; the first one leaves the page alone.
  useEffect(() => {
    if (document.activeElement === document.body && number > 1) headingRef.current?.focus();
  }, [headingRef, number]);

  const check = () => {
    if (line === null || reason === null) {
      setTold(true);
      return;
    }
    const next = judge(one, line, reason);
    setVerdict(next);
    setTries(tries + 1);
    if (isCaught(next)) onCaught();
  };
  const change = () => {
    setVerdict(null);
    setTold(false);
  };
  return (
    <form
      className={cx(panelStyles.panel, panelStyles.panelPad, styles.huntCase)}
      onSubmit={event => {
        event.preventDefault();
        if (over) onNext();
        else check();
      }}
    >
      <h2 ref={headingRef} tabIndex={-1}>{`${number}. feladvány`}</h2>
      <p className={styles.huntAsk}>
        <b>A kérdés:</b> {one.ask}
      </p>
      <fieldset>
        <legend className={formStyles.label} data-part="label">
          Melyik az első hibás sor?
        </legend>
        <div className={styles.huntLines}>
          {one.lines.map((content, i) => {
            const at = i + 1;
            const right = over && at === one.wrong;
            return (
              <label key={content} className={cx(styles.huntLine, line === at && styles.huntLineOn, right && styles.huntLineWrong)}>
                <input
                  className="cover-input"
                  type="radio"
                  name={`sor-${one.id}`}
                  value={at}
                  checked={line === at}
                  disabled={over}
                  onChange={() => {
                    setLine(at);
                    change();
                  }}
                />
                <span className={styles.huntNumber}>{at}.</span>
                <span>{content}</span>
                {right && <Icon name="flag" size={18} />}
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className={formStyles.label} data-part="label">
          Mi a baj vele?
        </legend>
        <div className={chipsStyles.chips} data-part="chips">
          {reasons.map(option => (
            <label className={chipsStyles.chip} data-part="chip" key={option.id} title={option.help}>
              <input
                className="cover-input"
                type="radio"
                name={`ok-${one.id}`}
                value={option.id}
                checked={reason === option.id}
                disabled={over}
                onChange={() => {
                  setReason(option.id);
                  change();
                }}
              />
              <Icon name="check" size={16} className={chipsStyles.chipTick} />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
      {told && <FieldMessage kind="bad">Jelöld meg a sort, és válassz okot is!</FieldMessage>}
      {verdict && !over && <MessageBar kind="spark">{verdictText(verdict)}</MessageBar>}
      {over && (
        <div className={styles.huntEnd} role="status">
          <p>
            <b>{caught ? 'Elkaptad!' : `Az első hibás sor: ${one.wrong}.`}</b> {one.explanation}
          </p>
          <p>
            <b>Így lenne jó:</b> {one.fix}
          </p>
        </div>
      )}
      <div className={layoutStyles.row} data-part="row">
        <Button type="submit" iconEnd={over ? 'arrow-right' : undefined}>
          {over ? 'Következő' : tries > 0 ? 'Próbáld újra' : 'Ellenőrzés'}
        </Button>
      </div>
    </form>
  );
}
