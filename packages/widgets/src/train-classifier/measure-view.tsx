import { Button, Choice, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { LabelledPlot, markSign } from '../kit/labelled-points.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { classify } from '../kit/neighbours.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { addExample, type MeasureConfig, measure, rightAmong } from './model.ts';

export function MeasureView(props: WidgetProps<MeasureConfig>) {
  const widget = useWidget(props, measure);
  const { labels, features, tests } = props.config.state;
  const { examples, at, label, k } = widget.state;
  return (
    <Frame widget={widget} title="osztályozó mérése" how="Adj példákat, és mérd meg a modellt új pontokon">
      <Stage label={widget.description} height={300} maxWidth={460}>
        {box => (
          <LabelledPlot
            box={box}
            features={features}
            points={examples}
            tests={tests}
            says={spot => classify(examples, spot, k)}
            at={at}
            onMove={next => widget.set(s => ({ ...s, at: next }))}
          />
        )}
      </Stage>
      <Controls>
        <Slider label="Szomszédok száma (k)" value={k} min={1} max={9} onChange={value => widget.set(s => ({ ...s, k: value }))} />
        <Choice
          label="Az új példa címkéje"
          value={label}
          options={labels.map((name, value) => ({ value, label: `${markSign(value)} ${name}` }))}
          onChange={value => widget.set(s => ({ ...s, label: value }))}
        />
        <Row>
          <Button onClick={() => widget.set(addExample)}>Példa ide</Button>
          <Button disabled={examples.length === 0} onClick={() => widget.set(s => ({ ...s, examples: s.examples.slice(0, -1) }))}>
            Utolsó példa törlése
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Jó a tanítóadaton (teli jelek)', `${rightAmong(examples, widget.state)} / ${examples.length}`],
          ['Jó a tesztadaton (üres jelek)', `${rightAmong(tests, widget.state)} / ${tests.length}`],
        ]}
      />
    </Frame>
  );
}
