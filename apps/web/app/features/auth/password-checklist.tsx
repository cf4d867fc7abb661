import { messages } from '@eszkerek/contract/messages';
import { passwordCriteria, passwordProblem } from '@eszkerek/contract/password';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import styles from './auth.module.css';

/** The five criteria, ticked off while the password is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const met = passwordCriteria.filter(criterion => criterion.holds(password)).length;
  return (
    <div className={styles.pwList}>
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
      <div aria-live="polite">
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
        {passwordProblem(password) === 'common' && <p className={styles.pwCommon}>{messages.passwordCommon}</p>}
      </div>
    </div>
  );
}
