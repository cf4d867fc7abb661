import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type ParallelConfig = ModeConfig<'similarity-lab', 'parallel'>;
export type EnlargeConfig = ModeConfig<'similarity-lab', 'enlarge'>;
export type ShadowConfig = ModeConfig<'similarity-lab', 'shadow'>;

export interface At {
  at: number;
}

export const parallel: Model<ParallelConfig, At> = {
  initial: ({ state }) => ({ at: state.at }),
  evaluate: (_, goal, { at }) => verdict(near(at, goal.ratio, 0.01), `Most mindkét szár ${num(at * 100, 0)}%-ánál jár a párhuzamos.`),
  describe: ({ state }, { at }) =>
    `A párhuzamos az egyik szárból ${num(state.first * at)}, a másikból ${num(state.second * at)} hosszú részt vág le; az arány mindkettőn ${num(at)}.`,
};

export interface Ratio {
  ratio: number;
}

export const enlarge: Model<EnlargeConfig, Ratio> = {
  initial: ({ state }) => ({ ratio: state.ratio }),
  evaluate: (_, goal, { ratio }) =>
    verdict(
      near(ratio, goal.ratio, 0.02),
      `A hasonlóság aránya most ${num(ratio)}. ${near(ratio * ratio, goal.ratio, 0.1) ? 'A terület nő ennyiszeresére, az oldal nem!' : ''}`.trim(),
    ),
  describe: ({ state }, { ratio }) =>
    `Az oldalak ${state.sides.map(side => num(side * ratio)).join(', ')}. Az arány ${num(ratio)}, a területek aránya ${num(ratio * ratio)}.`,
};

export interface Height {
  height: number;
}

export const towerHeight = ({ pole, poleShadow, towerShadow }: { pole: number; poleShadow: number; towerShadow: number }) =>
  (pole / poleShadow) * towerShadow;

export const shadow: Model<ShadowConfig, Height> = {
  initial: ({ state }) => ({ height: state.guess ?? state.maxHeight / 4 }),
  evaluate: ({ state }, goal, { height }) => {
    if (near(height, goal.height, 0.1)) return solved;
    const shade = (height * state.poleShadow) / state.pole;
    return notYet(
      `Egy ilyen magas toronynak ${num(shade)} m volna az árnyéka, pedig ${num(state.towerShadow)} m. Az arány a rúdnál ${num(state.pole)} : ${num(state.poleShadow)}.`,
    );
  },
  describe: ({ state }, { height }) =>
    `A rúd ${num(state.pole)} m, árnyéka ${num(state.poleShadow)} m. A torony árnyéka ${num(state.towerShadow)} m, a becsült magasság ${num(height)} m.`,
};
