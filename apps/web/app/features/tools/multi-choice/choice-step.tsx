import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { Step } from './choices.ts';
import styles from './multi-choice.module.css';

interface ChoiceStepProps {
  step: Step;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** Big cards to touch; radio or checkbox underneath, so the keyboard works by itself. */
export function ChoiceStep({ step, chosen, onChoose }: ChoiceStepProps) {
  return (
    <fieldset>
      <legend className="sr-only">{step.question}</legend>
      {step.multiple && (
        <p className={formStyles.help} data-part="help">
          {step.max ? `Legfeljebb ${step.max} lehetőséget választhatsz.` : 'Többet is választhatsz.'}
        </p>
      )}
      <div className={styles.choiceCards}>
        {step.options.map(option => {
          const on = chosen.includes(option.value);
          return (
            <label key={option.value} className={cx(styles.choiceCard, on && styles.choiceCardOn)}>
              <input
                className="cover-input"
                type={step.multiple ? 'checkbox' : 'radio'}
                name={step.id}
                value={option.value}
                checked={on}
                onChange={() => onChoose(option.value)}
              />
              <span>{option.label}</span>
              <Icon name="check" size={22} className={styles.choiceTick} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
