import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { ChainView } from './chain-view.tsx';
import { CompareView } from './compare-view.tsx';
import { EngineView } from './engine-view.tsx';

export default function EnergyFlow({ config, ...rest }: WidgetProps<WidgetConfig<'energy-flow'>>) {
  switch (config.mode) {
    case 'chain':
      return <ChainView config={config} {...rest} />;
    case 'compare':
      return <CompareView config={config} {...rest} />;
    case 'engine':
      return <EngineView config={config} {...rest} />;
  }
}
