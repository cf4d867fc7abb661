import { messages } from '@eszkerek/contract/messages';
import { mediumDate } from '@eszkerek/numbers/dates';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import styles from './classes.module.css';

/** The teacher's classes: name, places, code, and the way in. */
export function ClassList() {
  const classes = useQuery(api.classes.list.query());
  if (classes.isPending) return <Loader label={text.loading} />;
  if (classes.isError)
    return (
      <ErrorState
        title={text.errorTitle}
        message={messages.classesFailed(classes.error.message || messages.unknownError)}
        onRetry={() => void classes.refetch()}
        retryLabel={text.retry}
        headingLevel={3}
      />
    );
  const list = classes.data.classes;
  return (
    <ul className={styles.classList}>
      {list.map(item => (
        <li key={item.id}>
          <div>
            <h3>{item.class_name}</h3>
            <p className={formStyles.help} data-part="help">
              {item.expired ? 'Lejárt, a napló még 90 napig olvasható.' : `Érvényes: ${mediumDate(item.expires_at)}`}
            </p>
          </div>
          <span className={styles.classSeats}>
            {item.student_count} / {item.max_students}
          </span>
          <CopyCode code={item.class_code} label="Osztálykód másolása" />
          <ButtonLink variant="soft" size="sm" to={`/dashboard/teacher/class/${item.id}`} aria-label={`Részletek: ${item.class_name}`}>
            Részletek
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
