import { Button } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import type { ReactNode } from 'react';

interface PrintBarProps {
  /** Of one pupil's sheet. */
  pages: number;
  children: ReactNode;
}

export const PrintBar = ({ pages, children }: PrintBarProps) => (
  <>
    <div className={layoutStyles.row} data-part="row">
      <Button icon="document" onClick={() => print()}>
        Nyomtatom
      </Button>
      {children}
    </div>
    {pages > 0 && <p className={formStyles.help}>Egy tanuló lapja {pages} oldal.</p>}
  </>
);
