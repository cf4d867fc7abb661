import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef, useState } from 'react';
import drawing from '../../kit/drawing.module.css';
import type { Pair } from '../../kit/pairs.ts';
import { type Plane, plane as planeOf } from '../../kit/plane.tsx';
import { squareHeight } from '../../kit/points.tsx';
import { type Box, Stage } from '../../kit/stage.tsx';
import styles from './board.module.css';
import type { Board } from './board.ts';
import { isHidden } from './crossings.ts';
import { at, Curve, Name } from './drawn-things.tsx';
import { type Given, isGiven } from './given.ts';
import { GivenMarks } from './given-marks.tsx';
import { SHEET } from './paper.ts';
import { targetAt } from './pick.ts';
import { PickLayer } from './pick-layer.tsx';
import { Preview } from './preview.tsx';
import { RightAngles } from './right-angles.tsx';
import { clearPlace, type Target } from './targets.ts';
import { reachOf, useSheetPointer } from './use-sheet-pointer.ts';
import type { World } from './world.ts';

const X: Pair = [0, SHEET.width];
const Y: Pair = [0, SHEET.height];

interface SheetProps {
  id: string;
  label: string;
  given: Given;
  board: Board;
  world: World;
  targets: readonly Target[];
  /** The corners or the id of what was to be constructed. */
  found: { ids: string[]; corners: Pair[] } | null;
  onPick: (target: Target) => void;
  onTap: (places: Pair[], reach: number) => void;
}

function Things({ plane, given, board, world, found }: { plane: Plane } & Pick<SheetProps, 'given' | 'board' | 'world' | 'found'>) {
  const all = [...given.things, ...board.things].filter(thing => !isHidden(thing));
  const newest = board.things.at(-1)?.id;
  const look = (id: string, type: 'line' | 'circle') =>
    found?.ids.includes(id)
      ? styles.found
      : isGiven(given, id)
        ? drawing.ink
        : classes(type === 'circle' ? styles.circle : styles.line, id === newest && styles.fresh);
  return (
    <>
      {all.map(({ id }) => {
        const drawn = world.drawn.get(id);
        return drawn && drawn.type !== 'point' ? <Curve key={id} plane={plane} drawn={drawn} className={look(id, drawn.type)} /> : null;
      })}
      {found && found.corners.length > 0 && (
        <path className={styles.found} d={`M${found.corners.map(corner => at(plane, corner)).join('L')}Z`} />
      )}
      {all.map(({ id }) => {
        const drawn = world.drawn.get(id);
        if (!drawn) return null;
        if (drawn.type !== 'point')
          return isGiven(given, id) && id.length === 2 ? null : (
            <Name key={id} plane={plane} world={world} id={id} place={clearPlace(id, drawn, world, [])} look="curve" />
          );
        const [cx, cy] = [plane.toX(drawn.at[0]), plane.toY(drawn.at[1])];
        return (
          <g key={id}>
            <circle
              className={isGiven(given, id) ? drawing.solid : classes(styles.point, found?.ids.includes(id) && styles.foundPoint)}
              cx={cx}
              cy={cy}
              r={found?.ids.includes(id) ? 8 : 5}
            />
            <Name plane={plane} world={world} id={id} place={drawn.at} look={isGiven(given, id) ? 'given' : 'point'} />
          </g>
        );
      })}
      {board.picks.map(id => {
        const drawn = world.drawn.get(id);
        if (!drawn) return null;
        return drawn.type === 'point' ? (
          <circle key={id} className={styles.picked} cx={plane.toX(drawn.at[0])} cy={plane.toY(drawn.at[1])} r={11} />
        ) : (
          <Curve key={id} plane={plane} drawn={drawn} className={styles.pickedCurve} />
        );
      })}
    </>
  );
}

interface LayersProps extends SheetProps {
  box: Box;
  aim: Pair | null;
  onAim: (at: Pair | null) => void;
}

function Layers({ box, aim, onAim, ...props }: LayersProps) {
  const { id, board, world, targets, given, found, onTap } = props;
  const plane = planeOf(box, X, Y, 0);
  const reach = reachOf(plane);
  const surface = useRef<SVGRectElement>(null);
  useSheetPointer(surface, { plane, onTap: places => onTap(places, reach), onAim });
  const under = aim && targetAt(targets, aim, reach);
  const size = { width: box.width, height: box.height, rx: 12 };
  return (
    <>
      <clipPath id={`${id}-sheet`}>
        <rect {...size} />
      </clipPath>
      <rect className={styles.paper} {...size} />
      <g clipPath={`url(#${id}-sheet)`}>
        <GivenMarks plane={plane} given={given} world={world} />
        {aim && <Preview plane={plane} board={board} world={world} aim={under && !under.curve ? under.at : aim} />}
        <RightAngles plane={plane} given={given} board={board} world={world} found={found?.ids ?? []} />
        <Things plane={plane} {...props} />
        {!found &&
          targets.map(({ key, at: [x, y], pick, curve }) =>
            'point' in pick && !curve ? <circle key={key} className={styles.spot} cx={plane.toX(x)} cy={plane.toY(y)} r={4} /> : null,
          )}
        {under && <circle className={styles.picked} cx={plane.toX(under.at[0])} cy={plane.toY(under.at[1])} r={11} />}
      </g>
      <rect className={styles.edge} {...size} />
      <rect ref={surface} className={styles.surface} {...size} />
    </>
  );
}

export function Sheet(props: SheetProps) {
  const [aim, setAim] = useState<Pair | null>(null);
  return (
    <div className={styles.sheet}>
      <Stage label={props.label} height={squareHeight(X, Y, 0, Number.POSITIVE_INFINITY)}>
        {box => <Layers box={box} aim={aim} onAim={setAim} {...props} />}
      </Stage>
      <PickLayer targets={props.targets} onPick={props.onPick} onAim={setAim} />
    </div>
  );
}
