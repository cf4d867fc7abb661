import type { WidgetConfig } from '../kinds.ts';
import type { WidgetProps } from '../kit/model.ts';
import { NetworkView } from './network-view.tsx';
import { NeuronView } from './neuron-view.tsx';

export default function NeuronLab({ config, ...rest }: WidgetProps<WidgetConfig<'neuron-lab'>>) {
  switch (config.mode) {
    case 'neuron':
      return <NeuronView config={config} {...rest} />;
    case 'network':
      return <NetworkView config={config} {...rest} />;
  }
}
