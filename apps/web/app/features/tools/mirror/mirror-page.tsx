import { messages } from '@eszkerek/contract/messages';
import type { PromptMirror } from '@eszkerek/documents/tools/prompt-mirror';
import type { RenderedPart } from '@eszkerek/documents/tools/prompt-text';
import { Button } from '@eszkerek/ui/button.tsx';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useEffect, useRef } from 'react';
import type { ToolFrame } from '../frame.ts';
import { usePrompt } from '../prompt/use-prompt.ts';
import { useSessionValue } from '../session-value.ts';
import styles from '../tool-page.module.css';
import { reflect } from './mirror.ts';
import { MirrorView } from './mirror-view.tsx';

const MOST = 4000;

/** Prompt-tükör on its own: any prompt, looked at while it is written. */
export function MirrorPage({ mirror, frame }: { mirror: PromptMirror; frame: ToolFrame }) {
  const [text, setText] = useSessionValue<string>(`${frame.slug}.text`, '', stored => (typeof stored === 'string' ? stored : null));
  const parts: RenderedPart[] = [{ part: null, pieces: [{ kind: 'text', text }] }];
  const prompt = usePrompt(frame, parts, () => text.trim() !== '');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (prompt.copyState === 'failed') area.current?.select();
  }, [prompt.copyState]);
  return (
    <div className={styles.toolCols}>
      <div className={cx(panelStyles.panel, styles.toolForm)}>
        <Field label="A te promptod" help="Írd vagy illeszd be ide! Minden ellenőrzés a böngésződben történik, semmit nem küldünk el.">
          {control => (
            <Textarea
              {...control}
              ref={area}
              rows={10}
              maxLength={MOST}
              placeholder={mirror.placeholder}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
        {prompt.copyState === 'failed' && <MessageBar kind="bad">{messages.copyFailed}</MessageBar>}
        <div className={layoutStyles.row} data-part="row">
          <Button
            icon={prompt.copyState === 'copied' ? 'check' : 'copy'}
            aria-disabled={text.trim() === ''}
            onClick={() => void prompt.copy()}
          >
            {prompt.copyState === 'copied' ? 'Kimásolva!' : 'Másolás'}
          </Button>
          <Button variant="ghost" icon="trash" onClick={() => setText('')}>
            Törlés
          </Button>
        </div>
        <div className={styles.toolExamples}>
          <p className={formStyles.help} data-part="help" id="peldak">
            Próbáld ki ezekkel:
          </p>
          <ul className={chipsStyles.chips} data-part="chips" aria-labelledby="peldak">
            {mirror.examples.map(example => (
              <li key={example.label}>
                <button type="button" className={chipsStyles.chip} data-part="chip" onClick={() => setText(example.text)}>
                  {example.label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={cx(panelStyles.panel, panelStyles.panelPad)}>
        <MirrorView reflection={reflect(text)} showParts headingLevel={2} />
      </div>
    </div>
  );
}
