import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ToolFrame } from '../frame.ts';
import { reflect } from '../mirror/mirror.ts';
import { MirrorView } from '../mirror/mirror-view.tsx';
import { AdultSheet } from './adult-sheet.tsx';
import { CheckBack } from './check-back.tsx';
import { OpenTargets, WhoMayOpen } from './open-targets.tsx';
import { PartPreview } from './part-preview.tsx';
import styles from './prompt.module.css';
import { SampleAnswer } from './sample-answer.tsx';
import type { Prompt } from './use-prompt.ts';

interface ResultPanelProps {
  frame: ToolFrame;
  prompt: Prompt;
  labels?: Readonly<Record<string, string>>;
  /** What the visitor typed: only that can be personal. */
  typed: readonly string[];
  title?: string;
  allowEdit?: boolean;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The board: coloured parts, the pupil's own version, the mirror, copying and opening. */
export function ResultPanel({
  frame,
  prompt,
  labels = {},
  typed,
  title = 'Így szól a promptod',
  allowEdit = true,
  headingRef,
}: ResultPanelProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { edited, copyState, parts } = prompt;
  const failed = copyState === 'failed';
  const showText = edited !== null || failed;
  const personal = frame.safety?.personalDataCheck !== false;
  const own = typed.join('\n');
  const reflection = useMemo(() => {
    const ours = parts.flatMap(({ pieces }) => pieces.filter(piece => piece.kind === 'text').map(piece => piece.text)).join('');
    return edited === null ? reflect(own, { personal }) : reflect(edited, { known: ours, personal });
  }, [edited, own, parts, personal]);

  // Copying by hand is the way left: the whole text stands there, selected.
  useEffect(() => {
    if (!failed) return;
    area.current?.focus();
    area.current?.select();
  }, [failed]);

  return (
    <div className={styles.promptResult} data-part="prompt-result">
      <section className={cx(panelStyles.board, styles.promptBoard)} aria-label={title}>
        <div className={styles.promptHead}>
          <svg viewBox="0 0 26 26" aria-hidden="true">
            <path d={sparkPath(13, 13, 12)} />
          </svg>
          <h2 ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          <span>{edited === null ? 'élő előnézet' : 'a te változatod'}</span>
        </div>
        {showText ? (
          <textarea
            ref={area}
            className={styles.promptEdit}
            aria-label="A prompt szövege"
            rows={12}
            readOnly={!allowEdit}
            value={prompt.text}
            onChange={event => prompt.setEdited(event.target.value)}
          />
        ) : (
          <PartPreview parts={parts} labels={labels} />
        )}
        {failed && (
          <div className={styles.promptMessage}>
            <MessageBar kind="bad">{messages.copyFailed}</MessageBar>
          </div>
        )}
        <div className={styles.promptActions}>
          <Button variant="spark" size="lg" icon={copyState === 'copied' ? 'check' : 'copy'} onClick={() => void prompt.copy()}>
            {copyState === 'copied' ? 'Kimásolva!' : 'Másolás'}
          </Button>
          <OpenTargets frame={frame} prompt={prompt} />
          {allowEdit && (
            <Button
              className={styles.btnChalk}
              icon={edited === null ? 'edit' : 'retry'}
              onClick={() => prompt.setEdited(edited === null ? prompt.text : null)}
            >
              {edited === null ? 'Írd át a saját szavaiddal' : 'Vissza az eredetihez'}
            </Button>
          )}
        </div>
        <p className="sr-only" role="status">
          {copyState === 'copied' ? 'Kimásolva!' : ''}
        </p>
      </section>
      <WhoMayOpen frame={frame} />
      <div className={cx(panelStyles.panel, styles.promptSide)}>
        <MirrorView reflection={reflection} showParts={edited !== null} />
      </div>
      <div className={cx(panelStyles.panel, styles.promptTip)}>
        <span>
          <Icon name="shield" size={24} />
        </span>
        <p>
          <b>Mielőtt elküldöd:</b> ne írj bele nevet, címet, jelszót vagy iskolát! A választ mindig ellenőrizd: az MI is tévedhet.
          {frame.launch?.note ? ` ${frame.launch.note}` : ''} Amit ide írsz, nálunk sehol nem tárolódik.
        </p>
      </div>
      {frame.sampleAnswer && <SampleAnswer sample={frame.sampleAnswer} />}
      {prompt.used && <CheckBack frame={frame} />}
      <AdultSheet prompt={prompt} />
    </div>
  );
}
