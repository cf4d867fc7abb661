import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { ForceMeterView } from './force-meter-view.tsx';
import { HookeView } from './hooke-view.tsx';
import { PlanetsView } from './planets-view.tsx';

export default function SpringLab({ config, ...rest }: WidgetProps<WidgetConfig<'spring-lab'>>) {
  switch (config.mode) {
    case 'hooke':
      return <HookeView config={config} {...rest} />;
    case 'planets':
      return <PlanetsView config={config} {...rest} />;
    case 'force-meter':
      return <ForceMeterView config={config} {...rest} />;
  }
}
