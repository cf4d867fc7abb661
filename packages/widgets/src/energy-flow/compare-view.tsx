import { Choice, Controls, NumberAnswer } from '../kit/controls.tsx';
import { num, quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Table } from '../kit/journal/table.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Bands, bandsHeight } from './bands.tsx';
import { type CompareConfig, compare, inputOf } from './compare.ts';

export function CompareView(props: WidgetProps<CompareConfig>) {
  const widget = useWidget(props, compare);
  const { config } = props;
  const { useful, devices, price } = config.state;
  const now = widget.state;
  const options = devices.map(({ id, label }) => ({ value: id, label }));
  const device = devices.find(({ id }) => id === now.device);
  const most = Math.max(...devices.map(one => inputOf(config, one)));
  const asked = config.goal?.answer;
  return (
    <Frame widget={widget} title="melyik kevesebbel?" how="Nézd meg mindegyik eszközt">
      <Stage label={widget.description} height={bandsHeight(1)} maxWidth={460} picture>
        {({ width }) =>
          device ? (
            <Bands
              width={width}
              share={inputOf(config, device) / most}
              input={{ value: inputOf(config, device), text: `bemegy: ${num(inputOf(config, device), 1)} ${useful.unit}` }}
              bands={[
                {
                  key: device.id,
                  device: device.label,
                  useful: { value: useful.value, text: `${useful.label}: ${quantity(useful.value, useful.unit)}` },
                  lost: {
                    value: inputOf(config, device) - useful.value,
                    texts: [`${device.lost ?? 'hő'}: ${num(inputOf(config, device) - useful.value, 1)} ${useful.unit}`],
                  },
                },
              ]}
            />
          ) : (
            <text x={width / 2} y={bandsHeight(1) / 2} textAnchor="middle">
              Válaszd ki, melyiket nézed meg!
            </text>
          )
        }
      </Stage>
      <Controls>
        <Choice
          label="Megnézem"
          value={now.device}
          options={options}
          onChange={value => widget.set(s => ({ ...s, device: value, seen: [...new Set([...s.seen, value])] }))}
        />
        {config.goal?.best && (
          <Choice
            label="Ennek elég a legkevesebb"
            value={now.best}
            options={options}
            onChange={value => widget.set(s => ({ ...s, best: value }))}
          />
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
      {now.seen.length > 0 && (
        <Table
          columns={[
            { label: `bemegy (${useful.unit})`, digits: 1 },
            { label: 'hatásfok (%)', digits: 1 },
            ...(price ? [{ label: `ára (${price.unit})`, digits: 2 }] : []),
          ]}
          rows={devices
            .filter(({ id }) => now.seen.includes(id))
            .map(one => ({
              values: [inputOf(config, one), one.efficiency * 100, inputOf(config, one) * (price?.per ?? 0)],
              series: one.id,
            }))}
          series={devices}
        />
      )}
      <Questions model={compare} config={config} widget={widget} />
    </Frame>
  );
}
