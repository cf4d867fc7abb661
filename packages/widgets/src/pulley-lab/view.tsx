import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { AxleView } from './axle-view.tsx';
import { LiftView } from './lift-view.tsx';

export default function PulleyLab({ config, ...rest }: WidgetProps<WidgetConfig<'pulley-lab'>>) {
  switch (config.mode) {
    case 'lift':
      return <LiftView config={config} {...rest} />;
    case 'axle':
      return <AxleView config={config} {...rest} />;
  }
}
