import type { Subject } from '@eszkerek/documents/base';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { keepFormula } from '../../lib/keep-formula.ts';
import { MasteryBadge } from '../../lib/mastery-badge.tsx';
import { text } from '../../text/common.ts';
import styles from './lesson.module.css';

interface LessonHeadProps {
  /** Of a lesson: its state is shown to pupils. */
  slug?: string;
  title: string;
  description: string;
  category: string;
  subject?: Subject;
  grade?: string;
  unitTitle?: string;
  minutes?: number;
}

export function LessonHead({ slug, title, description, category, subject, grade, unitTitle, minutes }: LessonHeadProps) {
  const crumbs = [
    { label: text.home, to: '/' },
    ...(subject ? [{ label: text.subjects[subject], to: `/targy/${subject}` }] : []),
    { label: unitTitle ?? title },
  ];
  return (
    <header>
      <div className={styles.crumbs}>
        <Breadcrumbs label={text.breadcrumbs} items={crumbs} />
      </div>
      <h1>{title}</h1>
      <div className={styles.lessonMeta}>
        {subject && (
          <span className={styles.wideOnly}>
            <Badge kind="subject">{text.subjects[subject]}</Badge>
          </span>
        )}
        {category === 'workshop' && <Badge kind="workshop">{text.workshop}</Badge>}
        {isPremiumCategory(category) ? <Badge kind="premium">{text.premium}</Badge> : <Badge kind="free">{text.free}</Badge>}
        {grade && <Badge kind="plain">{grade}. osztály</Badge>}
        {minutes !== undefined && (
          <Badge kind="plain">
            <Icon name="timer" size={14} /> {minutes} perc
          </Badge>
        )}
        {slug && <MasteryBadge slug={slug} />}
      </div>
      <p className={styles.lessonIntro}>{keepFormula(description)}</p>
    </header>
  );
}
