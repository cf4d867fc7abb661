import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Compare, Divide, Equal, Join } from './bars.tsx';
import { Shade } from './shade.tsx';

export default function FractionBar({ config, ...rest }: WidgetProps<WidgetConfig<'fraction-bar'>>) {
  switch (config.mode) {
    case 'add':
    case 'subtract':
      return <Join config={config} {...rest} />;
    case 'shade':
      return <Shade config={config} {...rest} />;
    case 'equal':
      return <Equal config={config} {...rest} />;
    case 'compare':
      return <Compare config={config} {...rest} />;
    case 'divide':
      return <Divide config={config} {...rest} />;
  }
}
