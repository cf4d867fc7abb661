import { ordinal } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type ClaimsConfig = ModeConfig<'source-check', 'mark-claims'>;
export type SourcesConfig = ModeConfig<'source-check', 'match-sources'>;

export const truths = ['true', 'partly', 'false', 'invented'] as const;
export const verdicts = {
  supports: 'alátámasztja',
  contradicts: 'ellentmond neki',
  unrelated: 'nem erről szól',
  copy: 'másolat, nem független',
} as const;
export type SourceVerdict = keyof typeof verdicts;

export interface Claims {
  /** For each claim the number of the chosen label. */
  marks: Record<string, number>;
}

export const rightLabel = (truth: (typeof truths)[number]) => truths.indexOf(truth);

export const claims: Model<ClaimsConfig, Claims> = {
  auto: false,
  initial: () => ({ marks: {} }),
  evaluate: ({ state }, goal, { marks }) => {
    const left = state.claims.filter(claim => marks[claim.id] === undefined);
    if (left.length > 0) return notYet(`Még ${left.length} mondatnak nincs címkéje. Melyiket hogyan ellenőriznéd?`);
    if (!goal.allCorrect) return solved;
    const wrong = state.claims.find(claim => marks[claim.id] !== rightLabel(claim.truth));
    return wrong ? notYet(`Nézz utána újra: ${ordinal(wrong.id)} mondat. ${wrong.why ?? ''}`.trim()) : solved;
  },
  describe: ({ state }, { marks }) => `${Object.keys(marks).length} mondat kapott címkét, összesen ${state.claims.length} mondat van.`,
};

export interface Sources {
  marks: Record<string, SourceVerdict>;
}

export const sources: Model<SourcesConfig, Sources> = {
  auto: false,
  initial: () => ({ marks: {} }),
  evaluate: ({ state }, _, { marks }) => {
    const left = state.sources.filter((_source, i) => marks[i] === undefined).length;
    if (left > 0) return notYet(`Még ${left} forrásról nem döntöttél.`);
    const wrong = state.sources.find((source, i) => marks[i] !== source.verdict);
    return wrong ? notYet(`Olvasd el újra, mit ír: ${wrong.name}.`) : solved;
  },
  describe: ({ state }, { marks }) =>
    state.sources.map((source, i) => `${source.name}: ${marks[i] === undefined ? 'nincs döntés' : verdicts[marks[i]]}`).join('. '),
};
