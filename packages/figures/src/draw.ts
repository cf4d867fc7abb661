import { chart } from './kinds/chart/kind.ts';
import { circuit } from './kinds/circuit/kind.ts';
import { clock } from './kinds/clock/kind.ts';
import { coordinate } from './kinds/coordinate/kind.ts';
import { cubes } from './kinds/cubes/kind.ts';
import { forces } from './kinds/forces/kind.ts';
import { fraction } from './kinds/fraction/kind.ts';
import { geometry } from './kinds/geometry/kind.ts';
import { incline } from './kinds/incline/kind.ts';
import { instrument } from './kinds/instrument/kind.ts';
import { lever } from './kinds/lever/kind.ts';
import { net } from './kinds/net/kind.ts';
import { numberLine } from './kinds/number-line/kind.ts';
import { particles } from './kinds/particles/kind.ts';
import { plan } from './kinds/plan/kind.ts';
import { rays } from './kinds/rays/kind.ts';
import { solid } from './kinds/solid/kind.ts';
import { table } from './kinds/table/kind.ts';
import { tree } from './kinds/tree/kind.ts';
import { venn } from './kinds/venn/kind.ts';
import { vessel } from './kinds/vessel/kind.ts';
import { wave } from './kinds/wave/kind.ts';
import { checkScene } from './kit/check-scene.ts';
import { elementBoxes, type FigureElement } from './kit/element-boxes.ts';
import type { FigureKind } from './kit/kind.ts';
import { placeLabels } from './kit/place-labels.ts';
import type { Scene } from './kit/scene.ts';
import { svg } from './kit/svg.ts';
import type { FigureKindName, FigureSpec } from './schema.ts';

export type { FigureElement } from './kit/element-boxes.ts';
export { FigureFault } from './kit/fault.ts';

type Specs = { readonly [K in FigureKindName]: Extract<FigureSpec, { kind: K }> };
type Kinds = { readonly [K in FigureKindName]: FigureKind<Specs[K]> };

/** One line per kind. */
const kinds: Kinds = {
  chart,
  circuit,
  clock,
  coordinate,
  cubes,
  forces,
  fraction,
  geometry,
  incline,
  instrument,
  lever,
  net,
  'number-line': numberLine,
  particles,
  plan,
  rays,
  solid,
  table,
  tree,
  venn,
  vessel,
  wave,
};

const sketch = <K extends FigureKindName>(name: K, spec: Specs[K]): { scene: Scene; title: string; description: string } => {
  const kind: Kinds[K] = kinds[name];
  return { scene: kind.draw(spec), title: kind.title, description: kind.describe(spec) };
};

export interface Figure {
  svg: string;
  /** Px of the frame. */
  width: number;
  height: number;
  /** Read out to those who do not see it. */
  description: string;
  /** Every text in the drawing. */
  labels: string[];
  /** The labels that say something of an element: all but the numbers of a scale (`quiet`). */
  stated: string[];
  /** What a hotspot question can choose. */
  elements: FigureElement[];
}

/** Throws a FigureFault when the figure could not be read: labels that overlap, something outside the frame, text too small. */
export function drawFigure(spec: FigureSpec): Figure {
  const { scene, title, description } = sketch(spec.kind, spec);
  const told = spec.title === undefined ? description : `${spec.title}. ${description}`.trimEnd();
  const labels = placeLabels(scene);
  checkScene(scene, labels);
  return {
    width: scene.width,
    height: scene.height,
    // Browsers show the title at the pointer: what an author's title tells must not stand there.
    svg: svg(scene, labels, title, told),
    description: told,
    labels: labels.map(label => label.text),
    stated: labels.filter(label => !label.quiet).map(label => label.text),
    elements: elementBoxes(scene, labels),
  };
}
