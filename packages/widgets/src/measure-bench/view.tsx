import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { BalanceView } from './balance-view.tsx';
import { CylinderView } from './cylinder-view.tsx';
import { RepeatView } from './repeat-view.tsx';
import { RulerView } from './ruler-view.tsx';

export default function MeasureBench({ config, ...rest }: WidgetProps<WidgetConfig<'measure-bench'>>) {
  switch (config.mode) {
    case 'ruler':
      return <RulerView config={config} {...rest} />;
    case 'cylinder':
      return <CylinderView config={config} {...rest} />;
    case 'balance':
      return <BalanceView config={config} {...rest} />;
    case 'repeat':
      return <RepeatView config={config} {...rest} />;
  }
}
