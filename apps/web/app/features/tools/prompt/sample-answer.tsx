import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { useState } from 'react';
import styles from './prompt.module.css';

/** What a typical reply looks like; works with no AI at all. */
export function SampleAnswer({ sample }: { sample: { text: string; flaw?: string | undefined } }) {
  const [shown, setShown] = useState(false);
  return (
    <Accordion summary="Ilyen választ kaphatsz (mi írtuk, mintának)">
      <p className={styles.sampleText}>{sample.text}</p>
      {sample.flaw &&
        (shown ? (
          <p className={styles.sampleFlaw} role="status">
            <b>Amire figyelj:</b> {sample.flaw}
          </p>
        ) : (
          <Button variant="soft" size="sm" icon="search" onClick={() => setShown(true)}>
            Van benne gond? Megnézem
          </Button>
        ))}
    </Accordion>
  );
}
