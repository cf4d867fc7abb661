import { ordinal } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type BuildConfig = ModeConfig<'decision-tree', 'build'>;
export type WalkConfig = ModeConfig<'decision-tree', 'walk'>;
type Thing = BuildConfig['state']['things'][number];

/** The question asked at each node; a node is named by the answers that lead to it. */
export type Asked = Record<string, number>;

export interface Node {
  path: string;
  question: number | null;
  things: Thing[];
  yes?: Node;
  no?: Node;
}

export function grow(things: Thing[], asked: Asked, path = ''): Node {
  const question = asked[path] ?? null;
  if (question === null) return { path, question, things };
  const answered = (answer: string) => things.filter(thing => thing.answers[question] === answer);
  return { path, question, things, yes: grow(answered('y'), asked, `${path}y`), no: grow(answered('n'), asked, `${path}n`) };
}

export const leaves = (node: Node): Node[] => (node.yes && node.no ? [...leaves(node.yes), ...leaves(node.no)] : [node]);

/** The questions not asked on the way to a node: one asked again would separate nothing. */
export const unasked = (questions: string[], asked: Asked, path: string): number[] => {
  const used = [...path].map((_, i) => asked[path.slice(0, i)]);
  return questions.map((_, i) => i).filter(i => !used.includes(i));
};

/** Things with the same label may share a leaf; things without a label must stand alone. */
export const pure = (things: Thing[]) =>
  things.length <= 1 || (things[0]?.label !== undefined && things.every(thing => thing.label === things[0]?.label));

/** A longer list of names would cover the tree on a phone. */
const LONGEST = 40;

export interface Build {
  asked: Asked;
}

export const build: Model<BuildConfig, Build> = {
  initial: () => ({ asked: {} }),
  evaluate: ({ state, goal }, _, { asked }) => {
    const mixed = leaves(grow(state.things, asked)).find(leaf => !pure(leaf.things));
    if (mixed) {
      const names = mixed.things.map(thing => thing.name).join(', ');
      const what = names.length > LONGEST ? `${mixed.things.length} kártya` : names;
      return notYet(`Egy ágon van még: ${what}. Melyik kérdés választja szét őket?`);
    }
    const used = leaves(grow(state.things, asked)).length - 1;
    return verdict(
      goal?.maxQuestions === undefined || used <= goal.maxQuestions,
      `A fa jó, de ${used} kérdést használ. Megy ${goal?.maxQuestions} kérdéssel is!`,
    );
  },
  describe: ({ state }, { asked }) =>
    leaves(grow(state.things, asked))
      .map((leaf, i) => `${i + 1}. ág: ${leaf.things.map(thing => thing.name).join(', ') || 'üres'}`)
      .join('. '),
};

/** Cuts a question and everything under it. */
export const prune = (asked: Asked, path: string): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([at]) => !at.startsWith(path)));

/** A tree that asks the questions in order. */
export const fullTree = (questions: number): Asked => {
  const asked: Asked = {};
  const fill = (path: string) => {
    if (path.length >= questions) return;
    asked[path] = path.length;
    fill(`${path}y`);
    fill(`${path}n`);
  };
  fill('');
  return asked;
};

export interface Walk {
  thing: number;
  answers: string;
  found: string[];
}

export const walk: Model<WalkConfig, Walk> = {
  initial: () => ({ thing: 0, answers: '', found: [] }),
  evaluate: ({ state }, goal, { found, thing, answers }) => {
    if (found.length >= goal.found) return solved;
    const now = state.things[thing];
    const off = [...answers].findIndex((answer, i) => now?.answers[i] !== answer);
    return notYet(
      off === -1
        ? `Eddig ${found.length} állat talált haza, ${goal.found} kell.`
        : `${now?.name}: nézd meg újra ${ordinal(off + 1)} kérdést!`,
    );
  },
  describe: ({ state }, { thing, answers, found }) =>
    `${state.things[thing]?.name}: ${answers.length} kérdés megválaszolva. Eddig ${found.length} a helyén.`,
};

export function answer({ state }: WalkConfig, now: Walk, yes: boolean): Walk {
  const answers = now.answers + (yes ? 'y' : 'n');
  const thing = state.things[now.thing];
  const done = answers.length >= state.questions.length;
  return {
    ...now,
    answers,
    found: done && thing && answers === thing.answers && !now.found.includes(thing.name) ? [...now.found, thing.name] : now.found,
  };
}
