import buttonStyles from '@eszkerek/ui/button.module.css';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useIntoView } from '../../lib/use-into-view.ts';
import styles from './auth.module.css';
import { mailSiteOf } from './mail-site.ts';
import { ResendButton } from './resend-button.tsx';

export interface MailedLetter {
  email: string;
  /** The server's sentence. */
  message: string;
}

/** In the form's place after a registration: where the letter went, and what to do with it. */
export function Registered({ email, message, onAnother }: MailedLetter & { onAnother: () => void }) {
  const heading = useIntoView<HTMLHeadingElement>();
  const site = mailSiteOf(email);
  const at = email.lastIndexOf('@');
  return (
    <div className={cx(formStyles.formGrid, styles.registered)}>
      <span className={styles.registeredMark}>
        <Icon name="mail" size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        Már csak egy kattintás!
      </h1>
      <p role="status">{message}</p>
      <p>
        Ide küldtük:{' '}
        <b>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </b>
      </p>
      {site && (
        <a
          className={cx(buttonStyles.btn, buttonStyles['btn-primary'], buttonStyles['btn-lg'])}
          data-part="btn"
          href={site}
          rel="noreferrer"
        >
          <Icon name="external" />
          Megnyitom a leveleimet
        </a>
      )}
      <p className={formStyles.help} data-part="help">
        Néhány perc alatt odaér. Nem találod? Nézd meg a levélszemétben is!
      </p>
      <ResendButton email={email} label="Újraküldés" done="Újraküldtük a levelet. Néhány perc alatt odaér." />
      <Button variant="ghost" onClick={onAnother}>
        Elírtam a címet, kijavítom
      </Button>
    </div>
  );
}
