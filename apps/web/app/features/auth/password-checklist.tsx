import { messages } from '@eszkerek/contract/messages';
import { passwordCriteria, passwordProblem } from '@eszkerek/contract/password';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import styles from './auth.module.css';

interface PasswordChecklistProps {
  id: string;
  password: string;
  /** The field was left with a password that cannot be taken. */
  faulty: boolean;
}

/** The five criteria, ticked off while the password is typed. What is wrong with it stands here too, not once more at the field. */
export function PasswordChecklist({ id, password, faulty }: PasswordChecklistProps) {
  const common = passwordProblem(password) === 'common';
  const met = passwordCriteria.filter(criterion => criterion.holds(password)).length;
  return (
    <div className={styles.pwList} id={id}>
      <ProgressRing
        segments={passwordCriteria.length}
        value={met}
        label={`${met} feltétel teljesül az ötből`}
        color="var(--ok)"
        thickness={12}
      >
        <b>
          {met}/{passwordCriteria.length}
        </b>
      </ProgressRing>
      <div className={formStyles.field} aria-live="polite">
        <ul>
          {passwordCriteria.map(criterion => {
            const holds = criterion.holds(password);
            return (
              <li key={criterion.id} className={holds ? styles.pwMet : undefined}>
                <span className={styles.pwTick}>{holds && <Icon name="check" size={14} />}</span>
                {criterion.label}
                <span className="sr-only">{holds ? ' – teljesül' : ' – még hiányzik'}</span>
              </li>
            );
          })}
        </ul>
        {(common || faulty) && (
          <p className={cx(formStyles.fieldMsg, formStyles['field-msg-bad'])}>{common ? messages.passwordCommon : messages.passwordWeak}</p>
        )}
      </div>
    </div>
  );
}
