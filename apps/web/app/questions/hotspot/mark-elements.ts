export type SpotState = 'ok' | 'bad' | 'selected' | 'tried' | 'idle';

/** The drawing with the state of its elements: the sheet colours them by `data-state`. */
export const markElements = (svg: string, stateOf: (id: string) => SpotState): string =>
  svg.replace(/ data-el="([^"]*)"/g, (whole, id: string) => `${whole} data-state="${stateOf(id)}"`);
