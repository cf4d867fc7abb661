import type { SchoolClass } from '@eszkerek/contract/classes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { Select } from '@eszkerek/ui/input.tsx';
import { useTabInView } from '@eszkerek/ui/use-tab-in-view.ts';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './classes.module.css';

interface TeacherBarProps {
  classes: readonly SchoolClass[];
  chosen: SchoolClass | null;
  onChoose: (id: string) => void;
}

const PANEL = '/dashboard/teacher';
const TOOLS: readonly { path: string; label: string; icon: IconName }[] = [
  { path: PANEL, label: 'Vezérlőpult', icon: 'home' },
  { path: `${PANEL}/elo`, label: 'Élő óra', icon: 'play' },
  { path: `${PANEL}/hazi`, label: 'Házi feladat', icon: 'calendar' },
  { path: `${PANEL}/tevkepzetek`, label: 'Tévképzetek', icon: 'bulb' },
  { path: `${PANEL}/feladatlap`, label: 'Feladatlap', icon: 'document' },
  { path: `${PANEL}/kerdessor`, label: 'Kérdéssor', icon: 'list' },
  { path: `${PANEL}/tanulok`, label: 'Névsor', icon: 'people' },
];

/** A class's own page is opened from the panel. */
const currentOf = (path: string, pathname: string): 'page' | 'true' | undefined => {
  if (pathname === path) return 'page';
  return path === PANEL && pathname.startsWith(`${PANEL}/class/`) ? 'true' : undefined;
};

/** The teacher's tools, and the class they work with. */
export function TeacherBar({ classes, chosen, onChoose }: TeacherBarProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  useTabInView(list, pathname);
  const query = chosen ? `?osztaly=${chosen.id}` : '';
  return (
    <div className={styles.teacherBar} data-part="teacher-bar">
      {chosen && (
        <Select aria-label="Osztály" className={styles.choice} value={chosen.id} onChange={event => onChoose(event.target.value)}>
          {classes.map(({ id, class_name }) => (
            <option key={id} value={id}>
              {class_name}
            </option>
          ))}
        </Select>
      )}
      <nav ref={list} className={styles.tools} aria-label="Tanári eszközök">
        {TOOLS.map(({ path, label, icon }) => (
          <Link key={path} className={styles.tool} to={path + query} aria-current={currentOf(path, pathname)}>
            <Icon name={icon} size={18} />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
