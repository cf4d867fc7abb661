import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { BarsView } from './bars-view.tsx';
import { CompassView } from './compass-view.tsx';
import { ElectromagnetView } from './electromagnet-view.tsx';
import { InductionView } from './induction-view.tsx';
import { MaterialsView } from './materials-view.tsx';
import { TransformerView } from './transformer-view.tsx';

export default function MagnetLab({ config, ...rest }: WidgetProps<WidgetConfig<'magnet-lab'>>) {
  switch (config.mode) {
    case 'bars':
      return <BarsView config={config} {...rest} />;
    case 'materials':
      return <MaterialsView config={config} {...rest} />;
    case 'compass':
      return <CompassView config={config} {...rest} />;
    case 'electromagnet':
      return <ElectromagnetView config={config} {...rest} />;
    case 'induction':
      return <InductionView config={config} {...rest} />;
    case 'transformer':
      return <TransformerView config={config} {...rest} />;
  }
}
