import formStyles from '@eszkerek/ui/form.module.css';
import type { ReactNode } from 'react';
import { useIntoView } from '../../lib/use-into-view.ts';

/** What a form's success shows in its place, wherever the page was scrolled to. */
export function IntoView({ children }: { children: ReactNode }) {
  return (
    <div className={formStyles.formGrid} ref={useIntoView<HTMLDivElement>()} tabIndex={-1}>
      {children}
    </div>
  );
}
