import { Controls, NumberAnswer, Readouts, Slider } from '../kit/controls.tsx';
import { num, quantity, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Bands, bandsHeight } from './bands.tsx';
import { type ChainConfig, chain, efficiencyOf, flowsOf, isAnswered, lossesOf, outputOf, totalEfficiency } from './chain.ts';

type Step = ChainConfig['state']['steps'][number];

export function ChainView(props: WidgetProps<ChainConfig>) {
  const widget = useWidget(props, chain);
  const { config } = props;
  const { input, steps } = config.state;
  const now = widget.state;
  const known = isAnswered(config, now);
  const isHidden = (hidden: boolean | undefined) => hidden === true && !known;
  const anyHidden = steps.some(({ hidden }) => isHidden(hidden));
  const asked = config.goal?.answer;
  const shareName = ({ label }: Step) => `Hatásfok: ${label}`;
  const put = ({ id }: Step, value: number) => widget.set(s => ({ ...s, efficiencies: { ...s.efficiencies, [id]: value } }));
  const splitOf = (step: Step) => {
    if (!step.adjustable) return undefined;
    const { min, max, step: by = 0.01 } = step.adjustable;
    return { label: shareName(step), onShare: (share: number) => put(step, snap(share, by, min, max)) };
  };
  return (
    <Frame widget={widget} title="energialánc" how="Húzd a szalag határát: ez a hatásfok" split>
      <Stage label={widget.description} height={bandsHeight(steps.length)} maxWidth={460} picture>
        {({ width }) => (
          <Bands
            width={width}
            input={{ value: now.input, text: `${input.label}: ${quantity(now.input, input.unit)}` }}
            bands={flowsOf(config, now).map(flow => ({
              key: flow.step.id,
              device: flow.step.label,
              split: splitOf(flow.step),
              useful: {
                value: flow.useful,
                text: `${flow.step.useful}: ${isHidden(flow.step.hidden) ? '?' : quantity(flow.useful, input.unit)}`,
              },
              lost: {
                value: flow.lost,
                texts: lossesOf(flow).map(
                  ({ label, value }) => `${label}: ${isHidden(flow.step.hidden) ? '?' : quantity(value, input.unit)}`,
                ),
              },
            }))}
          />
        )}
      </Stage>
      <Controls>
        {input.adjustable && (
          <Slider
            label={input.label}
            value={now.input}
            {...input.adjustable}
            unit={input.unit}
            onChange={value => widget.set(s => ({ ...s, input: value }))}
          />
        )}
        {steps.map(
          step =>
            step.adjustable && (
              <Slider
                key={step.id}
                label={shareName(step)}
                value={efficiencyOf(step, now)}
                {...step.adjustable}
                show={value => `${num(value * 100, 1)}%`}
                onChange={value => put(step, value)}
              />
            ),
        )}
        {!input.adjustable && steps.every(({ adjustable }) => !adjustable) && (
          <p>{steps.map(step => `${step.label}: ${isHidden(step.hidden) ? '?' : `${num(step.efficiency * 100, 1)}%`}`).join(', ')}</p>
        )}
        {asked && (
          <NumberAnswer
            label={asked.label}
            unit={asked.unit}
            value={now.typed}
            onChange={text => widget.set(s => ({ ...s, typed: text }))}
          />
        )}
      </Controls>
      {!anyHidden && (
        <Readouts
          items={[
            ['Bemegy', quantity(now.input, input.unit)],
            ['Hasznos', quantity(outputOf(config, now), input.unit)],
            ...(asked ? [] : [['Hatásfok', `${num(totalEfficiency(config, now) * 100, 1)}%`] satisfies [string, string]]),
          ]}
        />
      )}
      <Questions model={chain} config={config} widget={widget} />
    </Frame>
  );
}
