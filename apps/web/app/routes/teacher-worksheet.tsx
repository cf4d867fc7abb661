import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { Composer } from '../features/worksheets/composer.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => pageMeta('Feladatlap', 'Nyomtatható feladatlap csoportokkal, megoldókulccsal és önellenőrző QR-kóddal.');

export default function TeacherWorksheetPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Feladatlap">
          <TeacherWorksheet />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

function TeacherWorksheet() {
  const { classes, chosen, choose } = useChosenClass({ keepsRest: true });
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <div className="no-print">
        <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
        <PageHeader title="Feladatlap" />
      </div>
      <Composer className={chosen?.class_name} />
    </div>
  );
}
