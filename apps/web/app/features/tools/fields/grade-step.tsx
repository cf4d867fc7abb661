import { GradeChips } from './grade-chips.tsx';
import { StepMark } from './step-mark.tsx';

interface GradeStepProps {
  number: number;
  choices: readonly number[];
  value: number;
  onChange: (grade: number) => void;
}

export function GradeStep({ number, choices, value, onChange }: GradeStepProps) {
  return (
    <div className="tool-step">
      <StepMark number={number} done />
      <div className="field">
        <p className="label" aria-hidden="true">
          Hányadik osztályos vagy?
        </p>
        <GradeChips name="evfolyam" legend="Hányadik osztályos vagy?" choices={choices} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
