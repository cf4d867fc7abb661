import formStyles from '@eszkerek/ui/form.module.css';
import styles from '../tool-page.module.css';
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
    <div className={styles.toolStep}>
      <StepMark number={number} done />
      <div className={formStyles.field}>
        <p className={formStyles.label} data-part="label" aria-hidden="true">
          Hányadik osztályos vagy?
        </p>
        <GradeChips name="evfolyam" legend="Hányadik osztályos vagy?" choices={choices} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
