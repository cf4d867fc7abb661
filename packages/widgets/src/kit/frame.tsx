import { Pupil, pupilAt } from '@eszkerek/ui/cast.tsx';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { memo, useId, useRef, useState } from 'react';
import controls from './controls.module.css';
import { Button } from './controls.tsx';
import frame from './frame.module.css';
import { RichText } from './rich-text.tsx';
import { useAtHand } from './use-at-hand.ts';
import { useDelayed } from './use-delayed.ts';
import { useFolded } from './use-folded.ts';
import { useOpenQuestion } from './use-open-question.ts';
import { useReplyRoom } from './use-reply-room.ts';
import { useStuckHeights } from './use-stuck-heights.ts';
import type { WidgetState } from './use-widget.ts';

interface FrameProps<S> {
  widget: WidgetState<S>;
  /** Where the mode has a name of its own. */
  title?: string;
  how?: string;
  /** What to try once the goal is reached; the drawing stays movable. */
  next?: string;
  /** Explanations appear in the widget with the praise: it is folded from the start. */
  isExplained?: boolean;
  /** Figure and controls side by side where there is room; `beside`: on a phone too, all else below both. */
  split?: boolean | 'beside';
  children: React.ReactNode;
}

type Feedback = Omit<WidgetState<unknown>, 'state' | 'set'>;

const PRAISES = ['Sikerült!', 'Szuper!', 'Ez az!', 'Remek!'];
/** Not the same word in every widget of a lesson, and the same one at each visit. */
const praiseFor = (task: string) => PRAISES[task.length % PRAISES.length];

/** An animation inside does not touch it: the widget is the same until it is moved. */
const Strip = memo(function Strip({ widget, next, isShort }: { widget: Feedback; next: string | undefined; isShort: boolean }) {
  const { config, solved, away, asks, wrong, reply, foretold, check, reset } = widget;
  const praised = solved && !away;
  const ref = useRef<HTMLDivElement>(null);
  const [folded, unfold] = useFolded(ref, { solved, praised, isShort });
  const outcome = praised ? 'solved' : wrong ? 'wrong' : solved ? 'away' : 'open';
  return (
    <div ref={ref} className={classes(frame.strip, frame[outcome], folded && frame.folded)} data-part="strip" data-outcome={outcome}>
      {praised && !folded && <Pupil name={pupilAt(config.text.task.length)} mood="proud" size={36} />}
      {outcome === 'wrong' && !reply?.step && <Icon name="bulb" />}
      <p role="status" className={folded ? 'clamp' : undefined}>
        {praised ? (
          <>
            <b>{praiseFor(config.text.task)} </b>
            <RichText text={config.text.solved ?? ''} isCut={folded} />
            {foretold.map(one => (
              <span key={one} className={frame.next}>
                {one}
              </span>
            ))}
            {next && <span className={frame.next}>{next}</span>}
          </>
        ) : wrong ? (
          <>
            {reply?.right && (
              <b className={frame.part}>
                <Icon name="check" /> {reply.right}{' '}
              </b>
            )}
            <span className={frame.part} data-step={reply?.step}>
              {reply?.step && <Icon name={reply.step === 'off' ? 'close' : 'arrow-right'} />}
              <span>
                {!reply?.right && !reply?.asks && <b>Még nem. </b>}
                <RichText text={wrong} />
              </span>
            </span>
          </>
        ) : (
          (solved && 'Ezt már megoldottad. Most szabadon kísérletezhetsz.') || (asks && 'Egy kérdés a válaszodra vár!')
        )}
      </p>
      <div className={classes(frame.stripActions, 'no-print')}>
        {config.goal !== undefined && !solved && (
          <Button main onClick={check}>
            Ellenőrzöm
          </Button>
        )}
        {folded && <IconButton icon="chevron-up" label="Mutasd az egészet" outline className={controls.reset} onClick={unfold} />}
        <IconButton icon="retry" label="Újrakezdem" outline className={controls.reset} onClick={reset} />
      </div>
    </div>
  );
});

/** The look of every widget: subject frame, head, task, squared work area, feedback and buttons. */
export function Frame<S>({ widget, title = widget.title, how, next, isExplained = false, split, children }: FrameProps<S>) {
  const altId = useId();
  const ref = useRef<HTMLElement>(null);
  useAtHand(ref);
  useStuckHeights(ref);
  useReplyRoom(ref, { reply: widget.solved ? null : widget.reply, solved: widget.solved, fresh: !widget.started });
  useOpenQuestion(ref, widget.reply);
  const [alt] = useState(widget.config.alt);
  const announced = useDelayed(widget.description);
  return (
    <article
      ref={ref}
      className={frame.widget}
      data-part="widget"
      aria-label={`Interaktív: ${widget.config.text.title ?? title}`}
      aria-describedby={altId}
    >
      <div className={frame.head}>
        <Icon name="target" />
        <b>Próbáld ki: {widget.config.text.title ?? title}</b>
        {how && <span>{how}</span>}
      </div>
      <p className={frame.task} data-part="task">
        <RichText text={widget.config.text.task} />
      </p>
      <div className={classes(frame.body, split && frame.split, split === 'beside' && frame.beside)}>{children}</div>
      <p id={altId} className="sr-only">
        {alt}
      </p>
      <p className="sr-only" aria-live="polite">
        {announced}
      </p>
      <Strip widget={widget} next={next} isShort={isExplained} />
    </article>
  );
}
