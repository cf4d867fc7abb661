import type { GuideMap, GuideUnit } from '@eszkerek/contract/guide-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './map.module.css';
import { MapLesson } from './map-lesson.tsx';
import { holds, unitState } from './map-text.ts';
import { PathBend } from './path-bend.tsx';
import { UnitWheel } from './unit-wheel.tsx';

/** Of the bottom bar on a phone, and a bit of the wheel. */
const BAR = 120;

interface MapUnitProps {
  unit: GuideUnit;
  place: number;
  next: GuideMap['next'];
  /** The step of the day stands above the map: the page stays there. */
  stays: boolean;
}

/** A wheel on the path that opens to its lessons; the unit to go on with is open at first. */
export function MapUnit({ unit, place, next, stays }: MapUnitProps) {
  const isNext = holds(unit, next);
  const row = useRef<HTMLLIElement>(null);
  const isFirst = useRef(isNext && !stays);
  // Far down the path it would be missed. Who came back to where she was stays there.
  useEffect(() => {
    const isBelow = (row.current?.getBoundingClientRect().top ?? 0) > innerHeight - BAR;
    // The heading of a group comes along with its first unit, or the bar would cut it in half.
    const start = place === 0 ? row.current?.closest('section') : row.current;
    if (isFirst.current && scrollY === 0 && isBelow) {
      start?.scrollIntoView({ block: 'start' });
      // In a long unit the lesson with its button may still be under the bottom bar.
      row.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: 'nearest' });
    }
    isFirst.current = false;
  }, [place]);
  return (
    <li ref={row} className={styles.unit} data-done={unit.known === unit.lessons.length || undefined}>
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
