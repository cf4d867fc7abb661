import { Icon } from '@eszkerek/ui/icon.tsx';
import { useMemo } from 'react';
import { Button, Row, Toggle } from '../../kit/controls.tsx';
import { Frame } from '../../kit/frame.tsx';
import type { WidgetProps } from '../../kit/model.ts';
import { useWidget } from '../../kit/use-widget.ts';
import styles from './board.module.css';
import { type Board, canUndo, toolsOf, undo, withSetting } from './board.ts';
import { solutionPlaces } from './check.ts';
import { givenOf } from './given.ts';
import { nameOf } from './goals.ts';
import { comment, instruction } from './guidance.ts';
import { type ConstructConfig, construct } from './model.ts';
import { pick, tap } from './pick.ts';
import { Sheet } from './sheet.tsx';
import { targetsOf } from './targets.ts';
import { Settings, Tools } from './toolbar.tsx';
import { worldOf } from './world.ts';

/** A sheet with compass, ruler and set square; the drawing is checked by geometry, so every right way counts. */
export function Construct(props: WidgetProps<ConstructConfig>) {
  const widget = useWidget(props, construct);
  const { state: task } = props.config;
  const { state: board } = widget;
  const tools = toolsOf(task);
  const erasing = board.tool === 'erase';
  const change = (next: (board: Board) => Board) => widget.set(next);
  const given = useMemo(() => givenOf(task), [task]);
  const world = useMemo(() => worldOf(given, board.things), [given, board.things]);
  const targets = useMemo(() => targetsOf(given, board, world), [given, board, world]);
  const found = useMemo(() => solutionPlaces(task, board.things), [task, board.things]);
  const said = useMemo(() => comment(task, board), [task, board]);
  return (
    <Frame widget={widget} title={`szerkesztés: ${nameOf(task.what)}`} how="Válassz eszközt, aztán pontokat">
      <div className={styles.board}>
        <p className={styles.instruction}>{instruction(board, given)}</p>
        <Sheet
          id={props.id}
          label="Rajzlap"
          given={given}
          board={board}
          world={world}
          targets={targets}
          found={found}
          onPick={target => change(now => pick(task, now, target))}
          onTap={(places, reach) => change(now => places.reduce((drawn, at) => tap(task, drawn, at, reach), now))}
        />
        <div className={styles.panel}>
          <Tools tools={tools} board={board} onChange={change} />
          <Settings given={given} board={board} onChange={change} />
        </div>
        <div className={styles.foot}>
          {said && (
            <p className={styles.said}>
              <Icon name="bulb" />
              <span>{said}</span>
            </p>
          )}
          <Row>
            <Button icon="arrow-left" disabled={!canUndo(board)} onClick={() => change(undo)}>
              Visszavonás
            </Button>
            <Toggle label="Törlés" on={erasing} onChange={on => change(now => withSetting(now, { tool: on ? 'erase' : tools[0] }))} />
          </Row>
        </div>
      </div>
    </Frame>
  );
}
