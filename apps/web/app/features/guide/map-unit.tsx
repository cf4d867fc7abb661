import type { GuideMap, GuideUnit } from '@eszkerek/contract/guide-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Link } from 'react-router';
import styles from './map.module.css';
import { MapLesson } from './map-lesson.tsx';
import { holds, unitState } from './map-text.ts';
import { PathBend } from './path-bend.tsx';
import { UnitWheel } from './unit-wheel.tsx';

interface MapUnitProps {
  unit: GuideUnit;
  place: number;
  next: GuideMap['next'];
  /** The step of the day stands above the map. */
  stays: boolean;
}

/** A wheel on the path that opens to its lessons; the unit to go on with is open at first. */
export function MapUnit({ unit, place, next, stays }: MapUnitProps) {
  const isNext = holds(unit, next);
  return (
    <li className={styles.unit} data-done={unit.known === unit.lessons.length || undefined}>
      <PathBend place={place} />
      <details open={isNext}>
        <summary className={styles.head}>
          <UnitWheel unit={unit} isNext={isNext} />
          <span className={styles.name}>
            <h3>{unit.title}</h3>
            {unitState(unit)}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ol className={styles.lessons}>
          {unit.lessons.map(lesson => (
            <MapLesson key={lesson.slug} lesson={lesson} next={next} stays={stays} />
          ))}
        </ol>
        {unit.test && (
          <Link className={styles.test} to={unit.test}>
            Témazáró teszt<span className="sr-only">: {unit.title}</span>
          </Link>
        )}
      </details>
    </li>
  );
}
