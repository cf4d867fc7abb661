import { useMemo } from 'react';
import { AskPanel } from '../../kit/ask-panel.tsx';
import { Frame } from '../../kit/frame.tsx';
import type { WidgetProps } from '../../kit/model.ts';
import { Stage } from '../../kit/stage.tsx';
import { useWidget } from '../../kit/use-widget.ts';
import { useCarry } from '../use-carry.ts';
import { answer, bring, choose, lay, tap } from './actions.ts';
import type { LabConfig } from './board.ts';
import { BoardDrawing, PAD, ROW } from './board-drawing.tsx';
import styles from './lab.module.css';
import { faultText, lab } from './model.ts';
import { Notebook } from './notebook.tsx';
import { PartPanel } from './part-panel.tsx';
import { Places } from './places.tsx';
import { faultOf, solve } from './solution.ts';
import { Tray } from './tray.tsx';

/** A circuit board to build on, with the pupil's own meters and notebook. */
export function LabView(props: WidgetProps<LabConfig>) {
  const widget = useWidget(props, lab);
  const { config } = props;
  const { state: task } = config;
  const { state } = widget;
  const solved = useMemo(() => solve(task, state), [task, state]);
  const fault = faultOf(solved);
  const { root, carried, carry } = useCarry<HTMLDivElement>((piece, place) => widget.set(s => bring(task, s, piece, place)));
  return (
    <Frame widget={widget} title="áramkörépítő" how="Húzd az alkatrészeket a táblára">
      <div ref={root} className={styles.lab}>
        <Tray task={task} state={state} onChoose={part => widget.set(s => choose(s, part.id))} carry={carry} />
        <div className={styles.board}>
          <Stage label="Kapcsolótábla" height={2 * PAD + (task.board.rows - 1) * ROW} picture>
            {({ width }) => <BoardDrawing width={width} task={task} state={state} solved={solved} />}
          </Stage>
          <Places
            task={task}
            state={state}
            onTap={place => widget.set(s => tap(task, s, place))}
            onDraw={place => widget.set(s => lay(task, s, place))}
            carry={carry}
            carried={carried?.piece}
          />
        </div>
        <PartPanel task={task} state={state} onChange={widget.set} />
        {fault && fault !== 'open' && (
          <p className={styles.said} role="status">
            {faultText(config, fault)}
          </p>
        )}
        <AskPanel
          asks={task.ask}
          answers={state.answers}
          events={state.events}
          onAnswer={(ask, option) => widget.set(s => answer(task, s, ask, option))}
        />
        <Notebook config={config} state={state} title={widget.title} onChange={widget.set} />
      </div>
    </Frame>
  );
}
