import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { FlatView } from './flat-view.tsx';
import { SlopeView } from './slope-view.tsx';
import { WorkView } from './work-view.tsx';

export default function InclineLab({ config, ...rest }: WidgetProps<WidgetConfig<'incline-lab'>>) {
  switch (config.mode) {
    case 'flat':
      return <FlatView config={config} {...rest} />;
    case 'slope':
      return <SlopeView config={config} {...rest} />;
    case 'work':
      return <WorkView config={config} {...rest} />;
  }
}
