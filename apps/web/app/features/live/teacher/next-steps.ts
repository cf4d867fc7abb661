import type { LiveAction } from '@eszkerek/contract/live';
import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import type { IconName } from '@eszkerek/ui/icon-names.ts';

export interface NextStep {
  action: LiveAction;
  label: string;
  icon?: IconName;
  /** Asks first: it cannot be taken back. */
  asks?: true;
}

const start: NextStep = { action: 'start', label: 'Kezdjük!', icon: 'play' };
const close: NextStep = { action: 'close', label: 'Lezárom', icon: 'lock' };
const reopen: NextStep = { action: 'reopen', label: 'Újranyitom', icon: 'key' };
const discuss: NextStep = { action: 'discuss', label: 'Megbeszélés', icon: 'people' };
const revote: NextStep = { action: 'revote', label: 'Új szavazás', icon: 'retry' };
const reveal: NextStep = { action: 'reveal', label: 'Megoldás', icon: 'bulb' };
const next: NextStep = { action: 'next', label: 'Következő', icon: 'arrow-right' };
const twin: NextStep = { action: 'twin', label: 'Hasonló feladat', icon: 'copy' };
const moreTime: NextStep = { action: 'moreTime', label: '+30 mp', icon: 'timer' };
const end: NextStep = { action: 'end', label: 'Óra vége', icon: 'flag', asks: true };
const resume: NextStep = { action: 'resume', label: 'Folytatjuk', icon: 'play' };
const pause: NextStep = { action: 'pause', label: 'Szünet', icon: 'pause' };

/** What the teacher may do now; the first is what the advice says. */
export function nextSteps({ lesson, advice, twin: hasTwin, show_bars }: TeacherLiveView): NextStep[] {
  const { phase, round, index, total, pace, paused, seconds_left } = lesson;
  if (phase === 'ended') return [];
  if (paused) return [resume, end];
  if (phase === 'lobby') return [start, end];
  const timed = seconds_left === null ? [] : [moreTime];
  if (pace === 'own') return [pause, ...timed, end];
  const last = index + 1 >= total;
  const bars: NextStep = show_bars
    ? { action: 'hideBars', label: 'Oszlopok levétele', icon: 'eye-off' }
    : { action: 'showBars', label: 'Oszlopok kivetítése', icon: 'eye' };
  if (phase === 'voting') return [close, ...timed, reveal, ...(show_bars ? [bars] : []), pause, end];
  if (phase === 'discuss') return [revote, bars, reveal, end];
  if (phase === 'closed')
    return round === 2
      ? [reveal, reopen, end]
      : advice === 'explain'
        ? [revote, discuss, reveal, bars, reopen, end]
        : advice === 'discuss'
          ? [discuss, reveal, bars, reopen, end]
          : [reveal, discuss, bars, reopen, end];
  return last ? [end, ...(hasTwin ? [twin] : [])] : [next, ...(hasTwin ? [twin] : []), end];
}

const firstAdvice: Record<NonNullable<TeacherLiveView['advice']>, string> = {
  explain: 'Kevesen tudták: magyarázd el, aztán szavazzanak újra.',
  discuss: 'Érdemes megbeszélniük: két perc párban, aztán új szavazás.',
  goOn: 'Többségük tudja: mehet a megoldás, és tovább.',
};
const secondAdvice: typeof firstAdvice = {
  explain: 'Most is kevesen tudták: a megoldásnál vegyétek végig lépésenként.',
  discuss: 'Már többen tudják, de nem mindenki: beszéljétek át a megoldást.',
  goOn: 'Többségük már tudja: mehet a megoldás, és tovább.',
};

/** What the closed vote tells the teacher. */
export const adviceText = ({ advice, lesson: { phase, round } }: TeacherLiveView): string | null =>
  advice && phase === 'closed' ? (round === 1 ? firstAdvice : secondAdvice)[advice] : null;
