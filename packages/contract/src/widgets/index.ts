import type { z } from 'zod';
import { algebraTiles } from './algebra-tiles.ts';
import { areaGrid } from './area-grid.ts';
import { areaModel } from './area-model.ts';
import { balanceScale } from './balance-scale.ts';
import { barModel } from './bar-model.ts';
import { binarySwitches } from './binary-switches.ts';
import { cardSorter } from './card-sorter.ts';
import { chanceLab } from './chance-lab.ts';
import { chatSim } from './chat-sim.ts';
import { circleLab } from './circle-lab.ts';
import { circuit } from './circuit.ts';
import { coordinatePlane } from './coordinate-plane.ts';
import { dataChart } from './data-chart.ts';
import { decisionTree } from './decision-tree.ts';
import { densityLab } from './density-lab.ts';
import { factorTree } from './factor-tree.ts';
import { forceBoard } from './force-board.ts';
import { fractionBar } from './fraction-bar.ts';
import { functionPlotter } from './function-plotter.ts';
import { geometryBoard } from './geometry-board.ts';
import { heatLab } from './heat-lab.ts';
import { lever } from './lever.ts';
import { motionGraph } from './motion-graph.ts';
import { nextWord } from './next-word.ts';
import { numberLine } from './number-line.ts';
import { particleBox } from './particle-box.ts';
import { percentBar } from './percent-bar.ts';
import { pixelGrid } from './pixel-grid.ts';
import { placeValue } from './place-value.ts';
import { pressureLab } from './pressure-lab.ts';
import { privacyFilter } from './privacy-filter.ts';
import { promptLab } from './prompt-lab.ts';
import { protractor } from './protractor.ts';
import { quadLab } from './quad-lab.ts';
import { ratioTable } from './ratio-table.ts';
import { rayDiagram } from './ray-diagram.ts';
import { recommenderSim } from './recommender-sim.ts';
import { rightTriangleLab } from './right-triangle-lab.ts';
import { sequenceMachine } from './sequence-machine.ts';
import { shadowLab } from './shadow-lab.ts';
import { similarityLab } from './similarity-lab.ts';
import { solid3d } from './solid-3d.ts';
import { solidNet } from './solid-net.ts';
import { sourceCheck } from './source-check.ts';
import { stepSolver } from './step-solver.ts';
import { thermometer } from './thermometer.ts';
import { trainClassifier } from './train-classifier.ts';
import { transformBoard } from './transform-board.ts';
import { treeDiagram } from './tree-diagram.ts';
import { triangleLab } from './triangle-lab.ts';
import { unitLadder } from './unit-ladder.ts';
import { venn } from './venn.ts';
import { waveLab } from './wave-lab.ts';

/** Every widget a lesson may use; the closed list of the house. */
export const widgetSchemas = {
  'algebra-tiles': algebraTiles,
  'area-grid': areaGrid,
  'area-model': areaModel,
  'balance-scale': balanceScale,
  'bar-model': barModel,
  'binary-switches': binarySwitches,
  'card-sorter': cardSorter,
  'chance-lab': chanceLab,
  'chat-sim': chatSim,
  'circle-lab': circleLab,
  circuit: circuit,
  'coordinate-plane': coordinatePlane,
  'data-chart': dataChart,
  'decision-tree': decisionTree,
  'density-lab': densityLab,
  'factor-tree': factorTree,
  'force-board': forceBoard,
  'fraction-bar': fractionBar,
  'function-plotter': functionPlotter,
  'geometry-board': geometryBoard,
  'heat-lab': heatLab,
  lever: lever,
  'motion-graph': motionGraph,
  'next-word': nextWord,
  'number-line': numberLine,
  'particle-box': particleBox,
  'percent-bar': percentBar,
  'pixel-grid': pixelGrid,
  'place-value': placeValue,
  'pressure-lab': pressureLab,
  'privacy-filter': privacyFilter,
  'prompt-lab': promptLab,
  protractor: protractor,
  'quad-lab': quadLab,
  'ratio-table': ratioTable,
  'ray-diagram': rayDiagram,
  'recommender-sim': recommenderSim,
  'right-triangle-lab': rightTriangleLab,
  'sequence-machine': sequenceMachine,
  'shadow-lab': shadowLab,
  'similarity-lab': similarityLab,
  'solid-3d': solid3d,
  'solid-net': solidNet,
  'source-check': sourceCheck,
  'step-solver': stepSolver,
  thermometer: thermometer,
  'train-classifier': trainClassifier,
  'transform-board': transformBoard,
  'tree-diagram': treeDiagram,
  'triangle-lab': triangleLab,
  'unit-ladder': unitLadder,
  venn: venn,
  'wave-lab': waveLab,
} as const;

export type WidgetKind = keyof typeof widgetSchemas;
export type WidgetConfig<K extends WidgetKind = WidgetKind> = z.infer<(typeof widgetSchemas)[K]>;

export function isWidgetKind(kind: string): kind is WidgetKind {
  return Object.hasOwn(widgetSchemas, kind);
}
