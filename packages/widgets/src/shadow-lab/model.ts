import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type ShadowConfig = ModeConfig<'shadow-lab', 'shadow'>;
export type EclipseConfig = ModeConfig<'shadow-lab', 'eclipse'>;

export interface Shadow {
  lamp: number;
  body: number;
  at: number;
}

/** Full shadow and penumbra on the screen, by similar triangles; a wide lamp blurs the edge. */
export function shadowOf({ lamp, body, at }: Shadow, screen: number) {
  const outer = (body / 2 + ((body + lamp) / 2) * ((screen - at) / at)) * 2;
  const inner = (body / 2 + ((body - lamp) / 2) * ((screen - at) / at)) * 2;
  return { full: Math.max(0, inner), whole: outer };
}

export const shadow: Model<ShadowConfig, Shadow> = {
  initial: ({ state }) => ({ lamp: state.lampSize, body: state.bodySize, at: state.bodyAt }),
  evaluate: ({ state }, goal, now) => {
    const { full, whole } = shadowOf(now, state.screenAt);
    if (goal.penumbra !== undefined && whole - full > 0.01 !== goal.penumbra)
      return notYet(
        goal.penumbra
          ? 'A pontszerű lámpa éles árnyékot ad. Növeld a lámpát!'
          : 'A kiterjedt lámpa félárnyékot is ad. Kicsinyítsd pontszerűre!',
      );
    if (goal.shadowSize === undefined) return solved;
    return verdict(
      near(full, goal.shadowSize, goal.tolerance ?? 0.1),
      `A teljes árnyék most ${num(full)} egység. ${full < goal.shadowSize ? 'Közelebb a lámpához nagyobb lesz.' : 'Távolabb a lámpától kisebb lesz.'}`,
    );
  },
  describe: ({ state }, now) => {
    const { full, whole } = shadowOf(now, state.screenAt);
    return `A test ${num(now.at)} egységre van a lámpától. A teljes árnyék ${num(full)}, a félárnyékkal együtt ${num(whole)} egység.`;
  },
};

export interface Moon {
  angle: number;
}

const turn = (angle: number) => ((angle % 360) + 360) % 360;
/** 0° is between Sun and Earth, 180° is behind the Earth. */
export function eclipseAt(angle: number): 'solar' | 'lunar' | 'none' {
  const a = turn(angle);
  if (a <= 4 || a >= 356) return 'solar';
  return Math.abs(a - 180) <= 8 ? 'lunar' : 'none';
}

export function phaseAt(angle: number): string {
  return (
    ['újhold', 'növő sarló', 'első negyed', 'növő hold', 'telihold', 'fogyó hold', 'utolsó negyed', 'fogyó sarló'][
      Math.round(turn(angle) / 45) % 8
    ] ?? ''
  );
}

const names = { solar: 'napfogyatkozás', lunar: 'holdfogyatkozás', none: 'nincs fogyatkozás' };
export const eclipseName = (angle: number) => names[eclipseAt(angle)];

export const moon: Model<EclipseConfig, Moon> = {
  initial: ({ state }) => ({ angle: state.moonAngle }),
  evaluate: (_, goal, { angle }) =>
    verdict(
      eclipseAt(angle) === goal.eclipse,
      {
        solar: 'Napfogyatkozáskor a Hold takarja el a Napot: a kettő közé kell kerülnie.',
        lunar: 'Holdfogyatkozáskor a Hold a Föld árnyékába ér.',
        none: 'Mozdítsd el a Holdat az egyenesből!',
      }[goal.eclipse],
    ),
  describe: (_, { angle }) => `A Hold helyzete ${num(angle)} fok: ${phaseAt(angle)}, ${eclipseName(angle)}.`,
};
