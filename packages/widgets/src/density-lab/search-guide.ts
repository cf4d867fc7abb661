import { guide } from '../testing/guide.ts';
import { emptyRow, float, ratioOk } from './model.ts';

export const guides = [
  guide(
    float,
    ({ state }, { rows }) =>
      state.samples.reduce((sum, { id }) => {
        const row = rows[id] ?? emptyRow;
        const done = [row.mass !== undefined, row.volume !== undefined, ratioOk(row), row.prediction, row.dropped];
        return sum + done.filter(fact => !fact).length + (row.dropped && !row.foretold ? 9 : 0);
      }, 0),
    (_, { sample, rows }) => [(rows[sample]?.mass ?? 0) / (rows[sample]?.volume ?? 1)],
  ),
];
