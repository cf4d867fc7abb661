import choiceStyles from '@eszkerek/ui/choice.module.css';
import { RadioCard } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import styles from './auth.module.css';
import type { RegistrationForm } from './registration-form.ts';

interface RoleCardsProps {
  role: RegistrationForm['role'];
  onChange: (changes: Partial<RegistrationForm>) => void;
}

export function RoleCards({ role, onChange }: RoleCardsProps) {
  return (
    <fieldset>
      <legend className="sr-only">Tanuló vagy tanár vagy?</legend>
      <div className={cx(choiceStyles.radioCards, styles.roleCards)}>
        <RadioCard
          name="role"
          value="student"
          title="Tanuló"
          text="Tanulnék és gyakorolnék"
          checked={role === 'student'}
          onChange={() => onChange({ role: 'student' })}
        />
        <RadioCard
          name="role"
          value="teacher"
          title="Tanár"
          text="Osztályt vezetek"
          checked={role === 'teacher'}
          onChange={() => onChange({ role: 'teacher' })}
        />
      </div>
    </fieldset>
  );
}
