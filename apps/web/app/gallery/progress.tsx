import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Meter } from '@eszkerek/ui/meter.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { SegmentBar } from '@eszkerek/ui/segment-bar.tsx';
import { Box } from './box.tsx';

export function Progress() {
  return (
    <Box title="Haladás: szegmenses gyűrű, sáv, mérő" width="wide">
      <div className={layoutStyles.stack} data-part="stack">
        <div className={layoutStyles.row} data-part="row">
          <ProgressRing segments={5} value={4} label="5-ből 4" color="var(--ok)">
            <b>4/5</b>
          </ProgressRing>
          <ProgressRing segments={5} value={3} size={88} label="5-ből 3">
            <b>3/5</b>
            <i>barát</i>
          </ProgressRing>
          <span data-subject="matematika">
            <ProgressRing segments={10} value={5} label="10-ből 5">
              <b>50%</b>
            </ProgressRing>
          </span>
          <span data-subject="fizika">
            <ProgressRing segments={12} value={12} label="12-ből 12" />
          </span>
          <span data-subject="ai">
            <ProgressRing segments={24} value={15} size={92} label="Még 12 perc 40 másodperc">
              <b>12:40</b>
              <i>maradt</i>
            </ProgressRing>
          </span>
          <ProgressRing segments={30} value={12} size={88} color="var(--amber)" label="30-ból 12 nap">
            <b>12</b>
            <i>nap</i>
          </ProgressRing>
          <ProgressRing segments={1} value={1} size={56} label="kész" />
        </div>
        <div data-subject="matematika">
          <SegmentBar
            label="5. kérdés a 10-ből, 3 jó, 1 rossz"
            segments={['ok', 'ok', 'bad', 'ok', 'current', 'idle', 'idle', 'idle', 'idle', 'idle']}
          />
        </div>
        <div data-subject="fizika">
          <Meter percent={90} label="90%" />
        </div>
        <Meter percent={80} label="80%" tone="ok" />
        <Meter percent={60} label="60%" tone="amber" />
        <Meter percent={40} label="40%" tone="bad" />
      </div>
    </Box>
  );
}
