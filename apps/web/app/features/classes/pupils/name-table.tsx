import { Button } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import styles from './pupils.module.css';
import { type NameState, numbered, type ReadName, withoutLines } from './read-names.ts';

const words: Record<NameState, string> = {
  new: 'Új tanuló',
  twice: 'Kétszer szerepel',
  known: 'Már az osztályban van',
  bad: 'Ez nem név',
  single: 'Csak egy szó: a vezeték- vagy a keresztnév hiányzik?',
  unread: 'Ebben a sorban nem találtunk nevet. Javítsd ki a névsorban!',
};

interface NameTableProps {
  read: readonly ReadName[];
  text: string;
  onText: (text: string) => void;
  /** A doubtful name is right as it is. */
  onTake: (name: string) => void;
}

/** Every doubtful line has its own one-tap fix; until then it is left out. */
export function NameTable({ read, text, onText, onTake }: NameTableProps) {
  const right = read.filter(({ state }) => state === 'new').length;
  return (
    <>
      <p role="status">
        <b>{right} rendben</b>
        {right < read.length && ` · ${read.length - right} kérdéses`}
      </p>
      <Table
        caption="A beolvasott nevek"
        cards
        head={
          <>
            <th scope="col">Név</th>
            <th scope="col">Állapot</th>
          </>
        }
      >
        {read.map(row => (
          <tr key={row.line} className={row.state === 'new' ? undefined : styles.doubtful}>
            <th scope="row">{row.name}</th>
            <td>
              <span className={styles.state}>
                <Icon name={row.state === 'new' ? 'check' : 'warning'} size={18} />
                {words[row.state]}
                {(row.state === 'twice' || row.state === 'known') && (
                  <Button size="sm" variant="secondary" onClick={() => onText(numbered(text, row))}>
                    Ketten vannak
                  </Button>
                )}
                {(row.state === 'single' || row.state === 'unread') && (
                  <Button size="sm" variant="secondary" aria-label={`Így veszem fel: ${row.name}`} onClick={() => onTake(row.name)}>
                    Így veszem fel
                  </Button>
                )}
                {row.state !== 'new' && (
                  <Button size="sm" variant="secondary" onClick={() => onText(withoutLines(text, [row.line]))}>
                    {row.state === 'twice' ? 'Egy marad' : 'Elhagyom'}
                  </Button>
                )}
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
