import { messages } from '@eszkerek/contract/messages';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { useId, useState } from 'react';
import { Link } from 'react-router';

interface TermsFieldProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}

export function TermsField({ accepted, onChange }: TermsFieldProps) {
  const errorId = useId();
  const [left, setLeft] = useState(false);
  const missing = left && !accepted;
  return (
    <div className={formStyles.field}>
      <Checkbox
        name="termsAccepted"
        required
        checked={accepted}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? errorId : undefined}
        onChange={event => {
          onChange(event.target.checked);
          setLeft(true);
        }}
        onBlur={() => setLeft(true)}
      >
        Elfogadom a{' '}
        <Link className="link" to="/aszf" target="_blank">
          felhasználási feltételeket
        </Link>{' '}
        és az{' '}
        <Link className="link" to="/adatkezeles" target="_blank">
          adatkezelési tájékoztatót
        </Link>
        .
      </Checkbox>
      {missing && (
        <FieldMessage kind="bad" id={errorId}>
          {messages.termsRequired}
        </FieldMessage>
      )}
    </div>
  );
}
