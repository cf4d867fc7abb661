import { memo, useId, useState } from 'react';
import { Icon } from './icons.tsx';
import { RichText } from './rich-text.tsx';
import { useDelayed } from './use-delayed.ts';
import type { WidgetState } from './use-widget.ts';
import './frame.css';
import './controls.css';
import './drawing.css';
import './panels.css';

interface FrameProps<S> {
  widget: WidgetState<S>;
  /** Where the mode has a name of its own. */
  title?: string;
  how?: string;
  /** Figure and controls side by side where there is room. */
  split?: boolean;
  children: React.ReactNode;
}

type Feedback = Omit<WidgetState<unknown>, 'state' | 'set'>;

/** An animation inside does not touch it: the widget is the same until it is moved. */
const Strip = memo(function Strip({ widget }: { widget: Feedback }) {
  const { config, solved, wrong, check, reset } = widget;
  const kind = solved ? 'is-solved' : wrong ? 'is-wrong' : '';
  return (
    <div className={`w-strip ${kind}`}>
      <Icon name={solved ? 'check' : wrong ? 'bulb' : 'target'} />
      <p role="status">
        {solved ? (
          <RichText text={config.text.solved ?? config.text.task} />
        ) : wrong ? (
          <>
            {widget.started && <b>Majdnem! </b>}
            <RichText text={wrong} />
          </>
        ) : (
          <RichText text={config.text.task} />
        )}
      </p>
      <div className="w-strip-actions">
        {config.goal !== undefined && !solved && (
          <button type="button" className="w-button is-main" onClick={check}>
            Ellenőrzöm
          </button>
        )}
        <button type="button" className="w-button is-icon" onClick={reset} aria-label="Újrakezdem" title="Újrakezdem">
          <Icon name="reset" />
        </button>
      </div>
    </div>
  );
});

/** The look of every widget: subject frame, head, squared work area, task and feedback. */
export function Frame<S>({ widget, title = widget.title, how, split, children }: FrameProps<S>) {
  const altId = useId();
  const [alt] = useState(widget.config.alt);
  const spoken = useDelayed(widget.description);
  return (
    <article className="w" aria-label={`Interaktív: ${widget.config.text.title ?? title}`} aria-describedby={altId}>
      <div className="w-head">
        <Icon name="target" />
        <b>Próbáld ki: {widget.config.text.title ?? title}</b>
        {how && <span>{how}</span>}
      </div>
      <div className={split ? 'w-body is-split' : 'w-body'}>{children}</div>
      <p id={altId} className="w-hidden">
        {alt}
      </p>
      <p className="w-hidden" aria-live="polite">
        {spoken}
      </p>
      <Strip widget={widget} />
    </article>
  );
}
