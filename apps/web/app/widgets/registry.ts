import type { WidgetConfig, WidgetKind } from '@eszkerek/contract/widgets/index';
import type { ComponentType } from 'react';
import type { WidgetProps } from './kit/model.ts';

export type WidgetView<K extends WidgetKind> = ComponentType<WidgetProps<WidgetConfig<K>>>;

/** Each widget is its own chunk, fetched when the first one of its kind is seen. */
export const registry: { [K in WidgetKind]?: () => Promise<{ default: WidgetView<K> }> } = {
  'area-grid': () => import('./area-grid/area-grid.tsx'),
  'area-model': () => import('./area-model/area-model.tsx'),
  'balance-scale': () => import('./balance-scale/balance-scale.tsx'),
  'bar-model': () => import('./bar-model/bar-model.tsx'),
  'binary-switches': () => import('./binary-switches/binary-switches.tsx'),
  'card-sorter': () => import('./card-sorter/card-sorter.tsx'),
  'chance-lab': () => import('./chance-lab/chance-lab.tsx'),
  'chat-sim': () => import('./chat-sim/chat-sim.tsx'),
  circuit: () => import('./circuit/circuit.tsx'),
  'coordinate-plane': () => import('./coordinate-plane/coordinate-plane.tsx'),
  'data-chart': () => import('./data-chart/data-chart.tsx'),
  'decision-tree': () => import('./decision-tree/decision-tree.tsx'),
  'density-lab': () => import('./density-lab/density-lab.tsx'),
  'factor-tree': () => import('./factor-tree/factor-tree.tsx'),
  'force-board': () => import('./force-board/force-board.tsx'),
  'fraction-bar': () => import('./fraction-bar/fraction-bar.tsx'),
  'function-plotter': () => import('./function-plotter/function-plotter.tsx'),
  lever: () => import('./lever/lever.tsx'),
  'motion-graph': () => import('./motion-graph/motion-graph.tsx'),
  'next-word': () => import('./next-word/next-word.tsx'),
  'number-line': () => import('./number-line/number-line.tsx'),
  'percent-bar': () => import('./percent-bar/percent-bar.tsx'),
  'pixel-grid': () => import('./pixel-grid/pixel-grid.tsx'),
  'place-value': () => import('./place-value/place-value.tsx'),
  'pressure-lab': () => import('./pressure-lab/pressure-lab.tsx'),
  'privacy-filter': () => import('./privacy-filter/privacy-filter.tsx'),
  'prompt-lab': () => import('./prompt-lab/prompt-lab.tsx'),
  protractor: () => import('./protractor/protractor.tsx'),
  'ratio-table': () => import('./ratio-table/ratio-table.tsx'),
  'recommender-sim': () => import('./recommender-sim/recommender-sim.tsx'),
  'sequence-machine': () => import('./sequence-machine/sequence-machine.tsx'),
  'shadow-lab': () => import('./shadow-lab/shadow-lab.tsx'),
  'source-check': () => import('./source-check/source-check.tsx'),
  'step-solver': () => import('./step-solver/step-solver.tsx'),
  thermometer: () => import('./thermometer/thermometer.tsx'),
  'train-classifier': () => import('./train-classifier/train-classifier.tsx'),
  'tree-diagram': () => import('./tree-diagram/tree-diagram.tsx'),
  'unit-ladder': () => import('./unit-ladder/unit-ladder.tsx'),
  venn: () => import('./venn/venn.tsx'),
};
