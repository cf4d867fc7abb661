import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Interval, Mirror } from './interval.tsx';
import { Hops, Jump } from './jump.tsx';
import { Place } from './place.tsx';
import { Round, Zoom } from './zoom.tsx';

export default function NumberLine({ config, ...rest }: WidgetProps<WidgetConfig<'number-line'>>) {
  switch (config.mode) {
    case 'place':
      return <Place config={config} {...rest} />;
    case 'jump':
      return <Jump config={config} {...rest} />;
    case 'round':
      return <Round config={config} {...rest} />;
    case 'mirror':
      return <Mirror config={config} {...rest} />;
    case 'interval':
      return <Interval config={config} {...rest} />;
    case 'zoom':
      return <Zoom config={config} {...rest} />;
    case 'two-hops':
      return <Hops config={config} {...rest} />;
  }
}
