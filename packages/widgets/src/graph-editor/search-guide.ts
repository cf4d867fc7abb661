import { guide } from '../testing/guide.ts';
import { degree, draw, wanted } from './model.ts';

export const guides = [
  guide(draw, (config, graph) => {
    const { goal, state } = config;
    if (!goal) return 0;
    const missing = (point: number) => wanted(config, goal, point) - degree(graph, point);
    const apart = state.points.reduce((sum, _, point) => sum + Math.abs(missing(point)), 0);
    if (graph.from === null) return 2 * apart + 1;
    return 2 * apart + (missing(graph.from) > 0 ? 0 : 2);
  }),
];
