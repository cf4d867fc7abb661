import { Button } from '@eszkerek/ui/button.tsx';
import { useStored } from '../../../lib/stored.ts';
import { ReportButton } from '../report-button.tsx';
import { effects, playEffect } from './effects.ts';
import { KeyHelp } from './key-help.tsx';

interface SettingsPanelProps {
  /** Page of the question; null where nothing can be reported. */
  reportTo: string | null;
  questionId: string;
  lastLetter: string | null;
  hints: boolean;
  onFinish: () => void;
}

/** What is seldom needed while solving: ending the sheet, reporting a fault, sounds and the keys. */
export function SettingsPanel({ reportTo, questionId, lastLetter, hints, onFinish }: SettingsPanelProps) {
  const on = useStored(effects);
  const toggle = () => {
    effects.set(!on);
    playEffect('right');
  };
  return (
    <>
      <Button variant="ghost" size="sm" icon={on ? 'sound' : 'mute'} aria-pressed={on} onClick={toggle}>
        Hang és rezgés: {on ? 'be' : 'ki'}
      </Button>
      {reportTo !== null && <ReportButton slug={reportTo} questionId={questionId} />}
      <Button variant="ghost" size="sm" icon="check" onClick={onFinish}>
        Befejezem
      </Button>
      {!matchMedia('(pointer: coarse)').matches && <KeyHelp lastLetter={lastLetter} hints={hints} />}
    </>
  );
}
