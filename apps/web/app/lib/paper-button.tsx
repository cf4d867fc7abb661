import { Button } from '@eszkerek/ui/button.tsx';
import { useState } from 'react';
import { holdPage, PAPER_MS } from './activity.ts';

const MINUTE_MS = 60_000;

/** Thinking and writing on paper move nothing on the page: it must not be taken away meanwhile. */
export function PaperButton() {
  const [held, setHeld] = useState(false);
  return (
    <div className="no-print" data-part="paper" role="status">
      {held ? (
        `Dolgozz nyugodtan papíron: ${PAPER_MS / MINUTE_MS} percig itt vár az oldal.`
      ) : (
        <Button
          variant="soft"
          size="sm"
          icon="edit"
          onClick={() => {
            holdPage(PAPER_MS);
            setHeld(true);
            setTimeout(() => setHeld(false), PAPER_MS);
          }}
        >
          Papíron dolgozom
        </Button>
      )}
    </div>
  );
}
