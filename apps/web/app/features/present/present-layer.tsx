import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { stopPresenting } from '../../lib/present.ts';
import { type Presented, usePresented } from '../../lib/presented.ts';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { ShellButton } from '../../lib/shell-button.tsx';
import { Clock } from './clock.tsx';
import { PenLayer, type Tool } from './pen-layer.tsx';
import styles from './present.module.css';
import { PupilPicker } from './pupil-picker.tsx';
import { addStroke, type Drawing, removeStroke, strokesOf, undo } from './strokes.ts';
import { type Panel, ToolBar } from './tool-bar.tsx';
import { useClock } from './use-clock.ts';
import { usePresentKeys } from './use-present-keys.ts';
import { useSlideFit } from './use-slide-fit.ts';
import { useSteps } from './use-steps.ts';

/** Presentation mode ends when the page changes, even if it changed before this code came. */
function useEndWithPage(path: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (path !== pathname) stopPresenting();
  }, [path, pathname]);
}

function Layer({ presented }: { presented: Presented }) {
  const [tool, setTool] = useState<Tool>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [drawing, setDrawing] = useState<Drawing>({});
  const clock = useClock();
  const showPanel = (next: Panel) => {
    clock.shrink();
    setPanel(next);
  };
  const closeTool = () => {
    if (clock.large) clock.shrink();
    else if (panel) setPanel(null);
    else setTool(null);
    return clock.large || panel !== null || tool !== null;
  };
  const { at, slides, title, path } = presented;
  useEndWithPage(path);
  const steps = useSteps(at);
  useSlideFit(at);
  usePresentKeys({ close: closeTool, show: steps.show });
  const page = document.getElementById('tartalom');
  return (
    <>
      <header className={styles.head} data-part="player">
        <Mark />
        <h1>{title}</h1>
        <span>{slides.length > 1 ? slides[at] : ''}</span>
        {(panel === 'clock' || clock.running) && <Clock clock={clock} controls={panel === 'clock'} />}
        <ShellButton />
        <IconButton icon="close" label="Kilépek a vetítésből" onClick={stopPresenting} />
      </header>
      {page &&
        createPortal(
          <PenLayer
            tool={tool}
            strokes={strokesOf(drawing, at)}
            onDraw={stroke => setDrawing(now => addStroke(now, at, { ...stroke, id: Date.now() + stroke.id }))}
            onErase={id => setDrawing(now => removeStroke(now, at, id))}
          />,
          page,
        )}
      {panel === 'picker' && <PupilPicker onDone={() => setPanel(null)} />}
      <aside className={styles.bar} aria-label="Vetítés">
        <ToolBar
          presented={presented}
          tool={tool}
          panel={panel}
          onTool={setTool}
          onPanel={showPanel}
          onStep={steps.waits ? steps.show : null}
          onUndo={() => setDrawing(now => undo(now, at))}
        />
      </aside>
    </>
  );
}

/** The header, pen, clock, picker and tool bar around a presented page. */
export default function PresentLayer() {
  const presented = usePresented();
  return (
    presented && (
      <QueryProvider>
        <Layer presented={presented} />
      </QueryProvider>
    )
  );
}
