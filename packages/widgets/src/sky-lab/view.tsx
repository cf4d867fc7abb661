import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { DayView } from './day-view.tsx';
import { EclipseView } from './eclipse-view.tsx';
import { PhasesView } from './phases-view.tsx';
import { SeasonsView } from './seasons-view.tsx';

export default function SkyLab({ config, ...rest }: WidgetProps<WidgetConfig<'sky-lab'>>) {
  switch (config.mode) {
    case 'phases':
      return <PhasesView config={config} {...rest} />;
    case 'eclipse':
      return <EclipseView config={config} {...rest} />;
    case 'day':
      return <DayView config={config} {...rest} />;
    case 'seasons':
      return <SeasonsView config={config} {...rest} />;
  }
}
