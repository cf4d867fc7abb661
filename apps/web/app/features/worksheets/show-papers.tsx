import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PAPERS } from './papers.tsx';

const showPapers = () => {
  const papers = document.getElementById(PAPERS);
  papers?.scrollIntoView();
  papers?.focus({ preventScroll: true });
};

/** The way to the sheet, where it lies below the settings. */
export const ShowPapers = ({ count }: { count: number }) => (
  <div className={layoutStyles.pickBar}>
    <b>{count} feladat</b>
    <Button size="sm" iconEnd="chevron-down" onClick={showPapers}>
      Megnézem
    </Button>
  </div>
);
