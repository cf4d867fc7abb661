import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import styles from './contact.module.css';

/** Who operates the site, as the legal pages promise. */
export function Operator() {
  const { data } = useQuery(api.contact.operator.query());
  if (!data) return null;
  const { name, address, email } = data.operator;
  return (
    <Panel className={styles.operator} title="Az oldal üzemeltetője" icon="book">
      <address>
        <b>{name}</b>
        <br />
        {address}
        <br />
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </address>
    </Panel>
  );
}
