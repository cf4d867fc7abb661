import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Choice, Controls, Readouts, Row, VisuallyHidden } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { type Asked, answer, type BuildConfig, build, grow, type Node, prune, pure, unasked, type WalkConfig, walk } from './model.ts';
import styles from './view.module.css';

interface BranchProps {
  node: Node;
  questions: string[];
  asked: Asked;
  onAsk: (path: string, question: number) => void;
  onCut: (path: string) => void;
}

function Branch({ node, questions, asked, onAsk, onCut }: BranchProps) {
  if (node.question === null || !node.yes || !node.no) {
    const done = pure(node.things);
    return (
      <div className={done ? classes(styles.leaf, styles.done) : styles.leaf}>
        <Row>
          {done && <Icon name="check" />}
          {done && node.things[0]?.label && <b>{node.things[0].label}</b>}
          {node.things.length === 0 && 'senki'}
          {node.things.map(({ name, label }) => (
            <span key={name} className={styles.thing}>
              {name} {!done && label && <b>({label})</b>}
            </span>
          ))}
        </Row>
        {!done && (
          <Row>
            {unasked(questions, asked, node.path).map(i => (
              <Button key={i} onClick={() => onAsk(node.path, i)}>
                {questions[i]}
                <VisuallyHidden>({node.things.map(thing => thing.name).join(', ')})</VisuallyHidden>
              </Button>
            ))}
          </Row>
        )}
      </div>
    );
  }
  return (
    <div>
      <Row>
        <b>{questions[node.question]}</b>
        <button
          type="button"
          className={controls.round}
          aria-label={`Elveszem ezt a kérdést: ${questions[node.question]}`}
          onClick={() => onCut(node.path)}
        >
          <Icon name="close" />
        </button>
      </Row>
      <ul className={panels.branch}>
        {(['yes', 'no'] as const).map(side => (
          <li key={side}>
            <Row>
              <span className={panels.machine}>{side === 'yes' ? 'igen' : 'nem'}</span>
            </Row>
            {node[side] && <Branch node={node[side]} questions={questions} asked={asked} onAsk={onAsk} onCut={onCut} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Build(props: WidgetProps<BuildConfig>) {
  const widget = useWidget(props, build);
  const { questions, things } = props.config.state;
  const { asked } = widget.state;
  return (
    <Frame widget={widget} how="Tegyél kérdéseket az ágakra">
      <div className={panels.panel}>
        <Branch
          node={grow(things, asked)}
          questions={questions}
          asked={asked}
          onAsk={(path, question) => widget.set(s => ({ asked: { ...s.asked, [path]: question } }))}
          onCut={path => widget.set(s => ({ asked: prune(s.asked, path) }))}
        />
      </div>
      <Readouts items={[['Kérdések a fában', String(Object.keys(asked).length)]]} />
    </Frame>
  );
}

function Walk(props: WidgetProps<WalkConfig>) {
  const widget = useWidget(props, walk);
  const { questions, things } = props.config.state;
  const { thing, answers, found } = widget.state;
  const now = things[thing];
  const done = answers.length >= questions.length;
  const place = things.find(t => t.answers === answers);
  return (
    <Frame widget={widget} how="Válaszolj a kérdésekre">
      <Choice
        label="Kit vezetsz végig?"
        value={thing}
        options={things.map((t, value) => ({ value, label: t.name }))}
        onChange={value => widget.set(s => ({ ...s, thing: value, answers: '' }))}
      />
      <Controls>
        {done ? (
          <p>
            A fa szerint ez: <b>{place?.name ?? 'ilyen nincs a fában'}</b>.{' '}
            {place?.name === now?.name ? 'Célba értél!' : 'Nem ide való, próbáld újra!'}
          </p>
        ) : (
          <>
            <p className={panels.big}>{questions[answers.length]}</p>
            <Row>
              <Button onClick={() => widget.set(s => answer(props.config, s, true))}>igen</Button>
              <Button onClick={() => widget.set(s => answer(props.config, s, false))}>nem</Button>
            </Row>
          </>
        )}
        <Button icon="chevron-left" disabled={answers === ''} onClick={() => widget.set(s => ({ ...s, answers: '' }))}>
          Elölről
        </Button>
      </Controls>
      <Readouts items={[['A helyén', found.join(', ') || '–']]} />
    </Frame>
  );
}

export default function DecisionTree({ config, ...rest }: WidgetProps<WidgetConfig<'decision-tree'>>) {
  switch (config.mode) {
    case 'build':
      return <Build config={config} {...rest} />;
    case 'walk':
      return <Walk config={config} {...rest} />;
  }
}
