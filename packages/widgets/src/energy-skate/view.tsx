import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { EnergyView } from './energy-view.tsx';
import { TrackView } from './track-view.tsx';

export default function EnergySkate({ config, ...rest }: WidgetProps<WidgetConfig<'energy-skate'>>) {
  switch (config.mode) {
    case 'track':
      return <TrackView config={config} {...rest} />;
    case 'energy':
      return <EnergyView config={config} {...rest} />;
  }
}
