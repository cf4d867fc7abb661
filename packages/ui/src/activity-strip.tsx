import { monthDay } from '@eszkerek/numbers/dates';
import { type DayActivity, weekGrid } from './week-grid.ts';

/** Six weeks as small squares; the same in words for who cannot see them. */
export function ActivityStrip({ activity, today }: { activity: readonly DayActivity[]; today: Date }) {
  const grid = weekGrid(activity, today);
  const days = grid.flat().filter(day => day.state !== 'future');
  const active = days.filter(day => day.count > 0);
  const total = active.reduce((sum, day) => sum + day.count, 0);
  return (
    <figure className="activity">
      <div className="activity-grid" aria-hidden="true">
        {grid.map(week => (
          <div key={week[0]?.day} className="activity-week">
            {week.map(day => (
              <span
                key={day.day}
                className={`activity-day activity-${day.level} activity-is-${day.state}`}
                title={`${monthDay(day.day)}: ${day.count}`}
              />
            ))}
          </div>
        ))}
      </div>
      <figcaption className="help">
        Tanulás az elmúlt hat hétben: {active.length} napon, összesen {total} lecke és kvíz.
      </figcaption>
    </figure>
  );
}
