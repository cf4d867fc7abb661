import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { WidgetConfig } from '../kinds.ts';
import cards from '../kit/cards.module.css';
import { Button, Controls, NumberAnswer, Readouts, Row } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { branches, next, pathOf, tree } from './model.ts';

type Config = WidgetConfig<'tree-diagram'>;

function Branch({
  config,
  chosen,
  open,
  onToggle,
}: {
  config: Config;
  chosen: string[];
  open: string[];
  onToggle: (path: string) => void;
}) {
  const options = next(config, chosen);
  if (options === null) return null;
  return (
    <ul className={panels.branch}>
      {options.map(option => {
        const here = [...chosen, option];
        const path = pathOf(here);
        const end = next(config, here) === null;
        const isOpen = open.includes(path);
        return (
          <li key={path}>
            {end ? (
              <span className={classes(cards.card, cards.ok)}>{here.join(' · ')}</span>
            ) : (
              <button type="button" className={cards.card} aria-expanded={isOpen} onClick={() => onToggle(path)}>
                <Icon name={isOpen ? 'minus' : 'plus'} />
                {option}
              </button>
            )}
            {isOpen && <Branch config={config} chosen={here} open={open} onToggle={onToggle} />}
          </li>
        );
      })}
    </ul>
  );
}

export default function TreeDiagram(props: WidgetProps<Config>) {
  const widget = useWidget(props, tree);
  const { config } = props;
  const { open, answer } = widget.state;
  const nodes = new Set(branches(config).flatMap(branch => branch.slice(0, -1).map((_, i) => pathOf(branch.slice(0, i + 1)))));
  const toggle = (path: string) =>
    widget.set(s => ({ ...s, open: s.open.includes(path) ? s.open.filter(p => p !== path) : [...s.open, path] }));
  const ends = branches(config).filter(branch => branch.slice(0, -1).every((_, i) => open.includes(pathOf(branch.slice(0, i + 1))))).length;
  return (
    <Frame widget={widget} how="Nyisd ki az ágakat">
      <div className={panels.panel}>
        <Branch config={config} chosen={[]} open={open} onToggle={toggle} />
      </div>
      <Controls>
        <Row>
          <Button icon="plus" onClick={() => widget.set(s => ({ ...s, open: [...nodes] }))}>
            Minden ágat kinyitok
          </Button>
        </Row>
        <NumberAnswer label="Hány különböző végű ág van?" value={answer} onChange={value => widget.set(s => ({ ...s, answer: value }))} />
      </Controls>
      <Readouts items={[['Látható ágvégek', String(ends)]]} />
    </Frame>
  );
}
