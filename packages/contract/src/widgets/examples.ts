import { examples as algebraTiles } from './examples/algebra-tiles.ts';
import { examples as areaGrid } from './examples/area-grid.ts';
import { examples as areaModel } from './examples/area-model.ts';
import { examples as balanceScale } from './examples/balance-scale.ts';
import { examples as barModel } from './examples/bar-model.ts';
import { examples as binarySwitches } from './examples/binary-switches.ts';
import { examples as cardSorter } from './examples/card-sorter.ts';
import { examples as chanceLab } from './examples/chance-lab.ts';
import { examples as chatSim } from './examples/chat-sim.ts';
import { examples as circleLab } from './examples/circle-lab.ts';
import { examples as circuit } from './examples/circuit.ts';
import { examples as coordinatePlane } from './examples/coordinate-plane.ts';
import { examples as dataChart } from './examples/data-chart.ts';
import { examples as decisionTree } from './examples/decision-tree.ts';
import { examples as densityLab } from './examples/density-lab.ts';
import { examples as factorTree } from './examples/factor-tree.ts';
import { examples as forceBoard } from './examples/force-board.ts';
import { examples as fractionBar } from './examples/fraction-bar.ts';
import { examples as functionPlotter } from './examples/function-plotter.ts';
import { examples as geometryBoard } from './examples/geometry-board.ts';
import { examples as heatLab } from './examples/heat-lab.ts';
import { examples as lever } from './examples/lever.ts';
import { examples as motionGraph } from './examples/motion-graph.ts';
import { examples as nextWord } from './examples/next-word.ts';
import { examples as numberLine } from './examples/number-line.ts';
import { examples as particleBox } from './examples/particle-box.ts';
import { examples as percentBar } from './examples/percent-bar.ts';
import { examples as pixelGrid } from './examples/pixel-grid.ts';
import { examples as placeValue } from './examples/place-value.ts';
import { examples as pressureLab } from './examples/pressure-lab.ts';
import { examples as privacyFilter } from './examples/privacy-filter.ts';
import { examples as promptLab } from './examples/prompt-lab.ts';
import { examples as protractor } from './examples/protractor.ts';
import { examples as quadLab } from './examples/quad-lab.ts';
import { examples as ratioTable } from './examples/ratio-table.ts';
import { examples as rayDiagram } from './examples/ray-diagram.ts';
import { examples as recommenderSim } from './examples/recommender-sim.ts';
import { examples as rightTriangleLab } from './examples/right-triangle-lab.ts';
import { examples as sequenceMachine } from './examples/sequence-machine.ts';
import { examples as shadowLab } from './examples/shadow-lab.ts';
import { examples as similarityLab } from './examples/similarity-lab.ts';
import { examples as solid3d } from './examples/solid-3d.ts';
import { examples as solidNet } from './examples/solid-net.ts';
import { examples as sourceCheck } from './examples/source-check.ts';
import { examples as stepSolver } from './examples/step-solver.ts';
import { examples as thermometer } from './examples/thermometer.ts';
import { examples as trainClassifier } from './examples/train-classifier.ts';
import { examples as transformBoard } from './examples/transform-board.ts';
import { examples as treeDiagram } from './examples/tree-diagram.ts';
import { examples as triangleLab } from './examples/triangle-lab.ts';
import { examples as unitLadder } from './examples/unit-ladder.ts';
import { examples as venn } from './examples/venn.ts';
import { examples as waveLab } from './examples/wave-lab.ts';
import type { WidgetConfig, WidgetKind } from './index.ts';

/** At least one valid block of every mode of every kind: for the tests, the gallery and the authors page. */
export const widgetExamples: { [K in WidgetKind]: WidgetConfig<K>[] } = {
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
};
