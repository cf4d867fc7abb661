import type { BoardView } from '@eszkerek/contract/live-shapes';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { SegmentBar, type SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import type { ReactNode } from 'react';
import { bareTitle } from '../../../lib/bare-title.ts';
import { ShellButton } from '../../../lib/shell-button.tsx';
import { printCode } from '../live-code.ts';
import styles from './board.module.css';

const segmentAt = (at: number, index: number): SegmentState => (at < index ? 'on' : at === index ? 'current' : 'idle');

/** Head of the board: class, title, place in the lesson, and the code for those who come late. */
export function BoardFrame({ view, connected, children }: { view: BoardView | null; connected: boolean; children: ReactNode }) {
  const lesson = view?.lesson;
  const running = lesson && lesson.phase !== 'lobby' && lesson.phase !== 'ended';
  return (
    <div className={styles.board} data-part="player live board">
      <header className={styles.head}>
        <Mark size={40} />
        {lesson && (
          <p className={styles.title}>
            {lesson.class_name && <b>{lesson.class_name}</b>} {bareTitle(lesson.title)}
          </p>
        )}
        {running && lesson.pace === 'teacher' && (
          <SegmentBar
            segments={Array.from({ length: lesson.total }, (_, at) => segmentAt(at, lesson.index))}
            label={`${lesson.index + 1}. kérdés, összesen ${lesson.total}`}
          />
        )}
        {!lesson && <span className={styles.space} />}
        {!connected && <span role="status">Keressük a kapcsolatot…</span>}
        {running && view && (
          <p className={styles.late}>
            {view.join.shown} <b>{printCode(lesson.code)}</b>
          </p>
        )}
        {lesson?.phase === 'lobby' && <p>{lesson.teacher_name} órája</p>}
        <ShellButton />
      </header>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
