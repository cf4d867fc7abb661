import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import { Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import type { ReactNode } from 'react';
import { useKept } from '../../lib/use-kept.ts';
import styles from './blocks.module.css';

interface NoticeGateProps {
  slug: string;
  open: boolean;
  /** Shown to a class: talked over, then opened by one button. */
  presented: boolean;
  onOpen: () => void;
  children: ReactNode;
}

const LEAST_WORDS = 2;
const LONGEST = 300;

/** What there was to notice opens after the pupil's own words or after saying that there are none; they stay in this tab. */
export function NoticeGate({ slug, open, presented, onOpen, children }: NoticeGateProps) {
  const [own, setOwn] = useKept(`${slug}.notice`, '');
  const written = own.trim().split(/\s+/).length >= LEAST_WORDS;
  if (presented && !open)
    return (
      <div className={cx(styles.noticeGate, layoutStyles.row)} data-part="row">
        <b>Mit vettetek észre?</b>
        <Button icon="eye" onClick={onOpen}>
          Megmutatom
        </Button>
      </div>
    );
  return (
    <>
      {!open && (
        <form
          className={cx(styles.noticeGate, 'no-print')}
          onSubmit={event => {
            event.preventDefault();
            if (written) onOpen();
          }}
        >
          <Field label="Mit vettél észre?" help="Írd le a saját szavaiddal! Csak te látod, nem küldjük el senkinek.">
            {control => (
              <Textarea {...control} rows={2} maxLength={LONGEST} value={own} onChange={event => setOwn(event.currentTarget.value)} />
            )}
          </Field>
          <div className={layoutStyles.row} data-part="row">
            <Button type="submit" variant="secondary" disabled={!written}>
              Összevetem
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setOwn('');
                onOpen();
              }}
            >
              Nem vettem észre semmit
            </Button>
          </div>
        </form>
      )}
      <div className={open ? undefined : 'print-only'} data-part="notice">
        {open && own && <p className={cx(styles.noticeOwn, 'no-print')}>Te ezt írtad: „{own.trim()}”</p>}
        {children}
      </div>
    </>
  );
}
