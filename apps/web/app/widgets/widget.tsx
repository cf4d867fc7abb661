import { Button } from '@eszkerek/ui/button.tsx';
import { reloadLostStyles } from '@eszkerek/ui/reload-lost-styles.ts';
import type { WidgetConfig, WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { type WidgetProps, type WidgetView, widgets } from '@eszkerek/widgets/registry.ts';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './widget.module.css';

function Rest({ kind, config, children }: { kind: WidgetKind; config: WidgetConfig; children?: ReactNode }) {
  return (
    <div className={styles.rest} data-part="widget-text">
      <b>Próbáld ki: {config.text.title ?? widgets[kind].title}</b>
      <p>{config.text.task}</p>
      <p>{config.alt}</p>
      {children}
    </div>
  );
}

/** A broken widget must not take the lesson with it. */
class Guard extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setSeen(true), {
      rootMargin: '25% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}

type Props<K extends WidgetKind> = Omit<WidgetProps<WidgetConfig<K>>, 'title'> & { kind: K };

function Loaded<K extends WidgetKind>({ kind, ...props }: Props<K>) {
  const { title, view } = widgets[kind];
  const [View] = useState<WidgetView<K>>(() => lazy(view));
  const { config } = props;
  return (
    <Suspense fallback={<Rest kind={kind} config={config} />}>
      <View {...props} title={title} />
    </Suspense>
  );
}

/** A widget of a lesson: its text until it scrolls near the viewport, then its view. A view that failed to load can be retried. */
export function Widget<K extends WidgetKind>(props: Props<K>) {
  const { ref, seen } = useSeen();
  const [tries, setTries] = useState(1);
  const { kind, config } = props;
  const tryAgain = () => {
    reloadLostStyles();
    setTries(tries + 1);
  };
  const failed = (
    <Rest kind={kind} config={config}>
      <p>Ez a rész most nem töltődött be. A leckét így is végigolvashatod.</p>
      <Button variant="secondary" size="sm" onClick={tryAgain}>
        Újra megpróbálom
      </Button>
    </Rest>
  );
  return (
    <div ref={ref}>
      {seen ? (
        <Guard key={tries} fallback={failed}>
          <Loaded {...props} />
        </Guard>
      ) : (
        <Rest kind={kind} config={config} />
      )}
    </div>
  );
}
