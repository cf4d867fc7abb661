import { Button } from '@eszkerek/ui/button.tsx';
import { reloadLostStyles } from '@eszkerek/ui/reload-lost-styles.ts';
import type { WidgetConfig, WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { type WidgetProps, type WidgetView, widgets } from '@eszkerek/widgets/registry.ts';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useOnline } from '../lib/use-online.ts';
import styles from './widget.module.css';

function Rest({ kind, config, children }: { kind: WidgetKind; config: WidgetConfig; children?: ReactNode }) {
  return (
    <div className={styles.rest} data-part="widget-text">
      <b>Próbáld ki: {config.text.title ?? widgets[kind].title}</b>
      {children}
      <p>{config.text.task}</p>
      <p>{config.alt}</p>
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

/** Views that were fetched before they are shown. */
const fetched = new Map<WidgetKind, unknown>();

/** Fetches the view of a widget that comes next, so that it stands there at once. */
export async function fetchWidget(kind: WidgetKind): Promise<void> {
  const { default: View } = await widgets[kind].view();
  fetched.set(kind, View);
}

function useSeen(atOnce: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(atOnce);
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

type Props<K extends WidgetKind> = Omit<WidgetProps<WidgetConfig<K>>, 'title'> & { kind: K; atOnce?: boolean };

function Loaded<K extends WidgetKind>({ kind, atOnce: _, ...props }: Props<K>) {
  const { title, view } = widgets[kind];
  const [View] = useState<WidgetView<K>>(() => (fetched.get(kind) as WidgetView<K> | undefined) ?? lazy(view));
  const { config } = props;
  return (
    <Suspense fallback={<Rest kind={kind} config={config} />}>
      <View {...props} title={title} />
    </Suspense>
  );
}

/**
 * A widget of a lesson: its text until it scrolls near the viewport, then its view; on a slide the view `atOnce`. A view that failed
 * to load can be retried.
 */
export function Widget<K extends WidgetKind>(props: Props<K>) {
  const { kind, config, atOnce = false } = props;
  const { ref, seen } = useSeen(atOnce && fetched.has(kind));
  const [tries, setTries] = useState(1);
  const online = useOnline();
  const tryAgain = () => {
    reloadLostStyles();
    setTries(tries + 1);
  };
  const failed = (
    <Rest kind={kind} config={config}>
      <p>{online ? 'Ez a rész most nem töltődött be.' : 'Ehhez a kísérlethez most internet kell.'} A leckét így is végigolvashatod.</p>
      {online && (
        <Button variant="secondary" size="sm" onClick={tryAgain}>
          Újra megpróbálom
        </Button>
      )}
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
