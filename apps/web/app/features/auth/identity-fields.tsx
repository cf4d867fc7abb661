import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput, Input } from '@eszkerek/ui/input.tsx';
import { useState } from 'react';
import { badEmail, looksLikeEmail } from './email-address.ts';
import { LikelyEmail } from './likely-email.tsx';
import { LockedInput } from './locked-input.tsx';
import { OptionalFold } from './optional-fold.tsx';
import { isName, type RefusedFields, type RegistrationForm } from './registration-form.ts';

export interface GoogleUser {
  token: string;
  name: string;
  email: string;
}

interface IdentityFieldsProps {
  form: RegistrationForm;
  onChange: (changes: Partial<RegistrationForm>) => void;
  /** The person Google vouches for: name and address are then given. */
  google: GoogleUser | null;
  /** The address is proven and not asked for. */
  emailKnown?: boolean;
  refused?: RefusedFields;
}

/** Who registers: name, e-mail, and for a student the parent's e-mail. */
export function IdentityFields({ form, onChange, google, emailKnown = false, refused = {} }: IdentityFieldsProps) {
  const [left, setLeft] = useState({ username: false, email: false, parentalEmail: false });
  const leave = (name: keyof typeof left) => () => setLeft(before => ({ ...before, [name]: true }));
  const student = form.role === 'student';
  const nameLabel = student ? 'Teljes Név' : 'Felhasználónév';
  const parentalEmail = form.parentalEmail.trim();
  return (
    <>
      <div className={formStyles.formCols}>
        <Field
          label={nameLabel}
          error={!google && left.username && form.username !== '' && !isName(form.username) ? 'A név legalább 2 karakter legyen.' : null}
        >
          {control =>
            google ? (
              <LockedInput {...control} name="username" value={google.name} />
            ) : (
              <Input
                {...control}
                name="username"
                required
                maxLength={60}
                autoComplete={student ? 'name' : 'nickname'}
                value={form.username}
                onChange={event => onChange({ username: event.target.value })}
                onBlur={leave('username')}
              />
            )
          }
        </Field>
        {!emailKnown && (
          <Field
            label="E-mail-cím"
            error={!google && left.email && form.email !== '' && !looksLikeEmail(form.email) ? badEmail : null}
            help={!google && left.email && <LikelyEmail typed={form.email} onTake={email => onChange({ email })} />}
          >
            {control =>
              google ? (
                <LockedInput {...control} type="email" name="email" value={google.email} />
              ) : (
                <EmailInput
                  {...control}
                  required
                  value={form.email}
                  onChange={event => onChange({ email: event.target.value })}
                  onBlur={leave('email')}
                />
              )
            }
          </Field>
        )}
      </div>
      {student && (
        <OptionalFold part="parent" icon="mail" title="Szülői e-mail">
          <Field
            label="Szülő e-mail-címe"
            help={
              <>
                A hozzájárulásához, a fizetési értesítésekhez és egy heti összefoglalóhoz használjuk.
                {left.parentalEmail && <LikelyEmail typed={parentalEmail} onTake={meant => onChange({ parentalEmail: meant })} />}
              </>
            }
            error={left.parentalEmail && parentalEmail !== '' && !looksLikeEmail(parentalEmail) ? badEmail : refused.parentalEmail}
          >
            {control => (
              <EmailInput
                {...control}
                name="parental_email"
                autoComplete="off"
                placeholder="szulo@pelda.hu"
                value={form.parentalEmail}
                onChange={event => onChange({ parentalEmail: event.target.value })}
                onBlur={leave('parentalEmail')}
              />
            )}
          </Field>
        </OptionalFold>
      )}
    </>
  );
}
