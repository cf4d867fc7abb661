import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { CoulombView } from './coulomb-view.tsx';
import { RubView } from './rub-view.tsx';
import { ShareView } from './share-view.tsx';

export default function ChargeLab({ config, ...rest }: WidgetProps<WidgetConfig<'charge-lab'>>) {
  switch (config.mode) {
    case 'rub':
      return <RubView config={config} {...rest} />;
    case 'share':
      return <ShareView config={config} {...rest} />;
    case 'coulomb':
      return <CoulombView config={config} {...rest} />;
  }
}
