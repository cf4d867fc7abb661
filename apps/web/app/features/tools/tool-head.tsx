import type { DocumentOf } from '@eszkerek/documents/document';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import type { ReactNode } from 'react';
import { text } from '../../text/common.ts';
import styles from './tool-page.module.css';

/** Title, what the tool is for, and where it belongs. */
export function ToolHead({ tool, children }: { tool: DocumentOf<'tool'>; children?: ReactNode }) {
  const { intro, learningGoal, audience } = tool.toolData ?? {};
  const forTeachers = (audience ?? tool.audience) === 'teacher';
  return (
    <header className={styles.toolHead}>
      <div className={pageHeaderStyles.pageHead} data-part="page-head">
        <Breadcrumbs
          label={text.breadcrumbs}
          items={[{ label: text.home, to: '/' }, { label: text.subjects.eszkoz }, { label: tool.title }]}
        />
        <h1>{tool.title}</h1>
        <p className={pageHeaderStyles.lead} data-part="lead">
          {intro ?? tool.description}
        </p>
        {learningGoal && (
          <p className={styles.toolGoal}>
            <b>Ezután tudni fogod:</b> {learningGoal}
          </p>
        )}
        <div className={layoutStyles.row} data-part="row">
          <Badge kind="tool">{text.tool}</Badge>
          {isPremiumCategory(tool.category) ? <Badge kind="premium">{text.premium}</Badge> : <Badge kind="free">{text.free}</Badge>}
          {forTeachers && <Badge kind="plain">Tanároknak</Badge>}
          {!forTeachers && tool.grade && <Badge kind="plain">{`${tool.grade}. osztály`}</Badge>}
        </div>
      </div>
      {children}
    </header>
  );
}
