import buttonStyles from '@eszkerek/ui/button.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { LessonPlace } from '../../lib/lesson-places.ts';
import { goToSection } from './go-to-section.ts';
import styles from './lesson.module.css';

interface StartButtonProps {
  first: string;
  /** Where the pupil left the lesson. */
  left: LessonPlace | null;
}

/** To the first part, or to where the pupil left off. A link: without scripts it leads there too. */
export function StartButton({ first, left }: StartButtonProps) {
  const id = left?.section ?? first;
  return (
    <a
      className={cx(buttonStyles.btn, buttonStyles['btn-primary'], styles.start, left && styles.startAgain)}
      data-part="btn"
      href={`#${id}`}
      onClick={event => {
        if (goToSection(id)) event.preventDefault();
      }}
    >
      {left ? `Folytatom: ${left.part}. rész` : 'Kezdem'}
      <Icon name="arrow-right" />
    </a>
  );
}
