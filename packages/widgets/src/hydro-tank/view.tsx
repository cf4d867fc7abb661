import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { DepthView } from './depth-view.tsx';
import { FloatView } from './float-view.tsx';
import { PressView } from './press-view.tsx';
import { VesselsView } from './vessels-view.tsx';

export default function HydroTank({ config, ...rest }: WidgetProps<WidgetConfig<'hydro-tank'>>) {
  switch (config.mode) {
    case 'depth':
      return <DepthView config={config} {...rest} />;
    case 'vessels':
      return <VesselsView config={config} {...rest} />;
    case 'press':
      return <PressView config={config} {...rest} />;
    case 'float':
      return <FloatView config={config} {...rest} />;
  }
}
