import { Button, Slider } from './controls.tsx';
import { Reading, type Run } from './use-run.ts';

interface TimeSliderProps {
  run: Run;
  max: number;
  step: number;
  unit: string;
  digits: number;
  /** Touching the slider stops the run. */
  onChange: (time: number) => void;
}

/** Sets a run going and stops it. */
export function RunButton({ run }: { run: Run }) {
  return (
    <Button main icon={run.running ? 'pause' : 'play'} onClick={run.running ? run.stop : run.start}>
      {run.running ? 'Megállítom' : 'Indítom'}
    </Button>
  );
}

/** The moment of a run, to read and to turn back, and the button of the run. */
export function TimeSlider({ run, onChange, ...range }: TimeSliderProps) {
  const turn = (value: number) => {
    run.stop();
    onChange(value);
  };
  return (
    <Reading run={run}>
      {time => <Slider label="Idő" value={time} min={0} {...range} onChange={turn} beside={<RunButton run={run} />} />}
    </Reading>
  );
}
