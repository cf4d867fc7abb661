import { monthDay } from '@eszkerek/numbers/dates';
import activityStripStyles from './activity-strip.module.css';
import { cx } from './cx.ts';
import formStyles from './form.module.css';
import layoutStyles from './layout.module.css';
import { type DayActivity, weekGrid } from './week-grid.ts';

/** Six weeks as small squares; the same in words for who cannot see them. */
export function ActivityStrip({ activity, today }: { activity: readonly DayActivity[]; today: Date }) {
  const grid = weekGrid(activity, today);
  const days = grid.flat().filter(day => day.state !== 'future');
  const active = days.filter(day => day.count + day.answers > 0);
  const total = active.reduce((sum, day) => sum + day.count, 0);
  const answers = active.reduce((sum, day) => sum + day.answers, 0);
  return (
    <figure className={layoutStyles.stack}>
      <div className={activityStripStyles['activity-grid']} aria-hidden="true">
        {grid.map(week => (
          <div key={week[0]?.day}>
            <div className={activityStripStyles['activity-week']}>
              {week.map(day => (
                <span
                  key={day.day}
                  className={cx(
                    activityStripStyles['activity-day'],
                    activityStripStyles[`activity-${day.level}`],
                    activityStripStyles[`activity-is-${day.state}`],
                  )}
                  title={`${monthDay(day.day)}: ${day.count}`}
                />
              ))}
            </div>
            <small className={formStyles.help}>{monthDay(week[0]?.day ?? '')}</small>
          </div>
        ))}
      </div>
      <figcaption className={formStyles.help} data-part="help">
        Tanulás az elmúlt hat hétben: {active.length} napon, összesen {total} lecke és kvíz
        {answers > 0 && `, ${answers} megválaszolt kérdés`}.
      </figcaption>
    </figure>
  );
}
