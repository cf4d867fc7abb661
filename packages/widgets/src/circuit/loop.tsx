import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Choice, Controls, Readouts, Row, Toggle, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { DrawnButton } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Charges } from './charges.tsx';
import lab from './lab/lab.module.css';
import {
  type BuildConfig,
  type Build as BuildState,
  build,
  flows,
  type MaterialsConfig,
  materials,
  nameOf,
  type Part,
  putPart,
  shorted,
  tapPlace,
} from './model.ts';
import { PartSign } from './part-sign.tsx';
import { useCarry } from './use-carry.ts';

/** On a phone the loop is lower, so that the tray is in sight with it; five places need the whole height. */
const bottom = (width: number, count: number) => (width < 400 && count < 5 ? 146 : 192);

/** Where the places of a loop stand: the bottom, the top, then the sides. */
function spots(width: number, count: number): { x: number; y: number; turn: number }[] {
  const [l, r, t, b] = [50, width - 50, 42, bottom(width, count)];
  const middle = (t + b) / 2;
  const all = [
    { x: width / 2, y: b, turn: 0 },
    { x: count > 3 ? width / 2 : l, y: count > 3 ? t : middle, turn: count > 3 ? 0 : 90 },
    { x: r, y: middle, turn: 90 },
    { x: l, y: middle, turn: 90 },
    { x: width * 0.75, y: t, turn: 0 },
  ];
  if (count === 5) all[1] = { x: width * 0.27, y: t, turn: 0 };
  return all.slice(0, count);
}

/** A bulb of a torch, in amperes. */
const CURRENT = 0.3;

/** The loop as the current goes: up the left wire from a battery at the bottom or on the left, whose positive pole is on that side. */
function around(width: number, places: BuildState['places']): string {
  const [l, r, t, b] = [50, width - 50, 42, bottom(width, places.length)];
  const battery = spots(width, places.length)[places.indexOf('battery')];
  return battery?.y === b || battery?.x === l ? `M${l} ${b}V${t}H${r}V${b}Z` : `M${l} ${b}H${r}V${t}H${l}Z`;
}

export function Build(props: WidgetProps<BuildConfig>) {
  const widget = useWidget(props, build);
  const { tray } = props.config.state;
  const { places, closed, at } = widget.state;
  const on = flows(widget.state);
  const here = places[at] ?? null;
  const { root, carry } = useCarry<HTMLFieldSetElement>((piece, place) => {
    const part = tray.find(one => one === piece);
    if (part) widget.set(s => putPart({ ...s, at: Number(place) }, part));
  });
  const left = (part: Part) => tray.filter(p => p === part).length - places.filter(p => p === part).length;
  return (
    <Frame widget={widget} how="Húzd az alkatrészeket a helyükre" next="Cserélj ki egy alkatrészt: mikor alszik el az izzó?">
      <Stage label="Az áramkör helyei" height={width => bottom(width, places.length) + 38} maxWidth={460}>
        {({ width }) => (
          <g>
            <rect
              className={on ? drawing.ink : drawing.ink2}
              x={50}
              y={42}
              width={width - 100}
              height={bottom(width, places.length) - 42}
            />
            {on && <Charges current={CURRENT} d={around(width, places)} />}
            {indexed(spots(width, places.length)).map(({ key, item, index }) => (
              <g key={key} data-place={index} transform={`translate(${item.x} ${item.y})`}>
                <DrawnButton
                  label={`${index + 1}. hely: ${nameOf(places[index] ?? null, closed)}`}
                  pressed={index === at}
                  onTap={() => widget.set(s => tapPlace(s, index))}
                >
                  <g transform={`rotate(${item.turn})`}>
                    <rect
                      className={index === at ? classes(drawing.tint, drawing.outline) : drawing.paper}
                      x={-40}
                      y={-24}
                      width={80}
                      height={48}
                      rx={10}
                    />
                    <PartSign part={places[index] ?? null} lit={on} closed={closed} />
                  </g>
                  <text
                    className={classes(drawing.accent, drawing.halo)}
                    x={item.turn ? 30 : 0}
                    y={item.turn ? 5 : -28}
                    textAnchor={item.turn ? 'start' : 'middle'}
                  >
                    {index + 1}.
                  </text>
                </DrawnButton>
              </g>
            ))}
          </g>
        )}
      </Stage>
      <fieldset ref={root} className={lab.tray}>
        <legend className="sr-only">{at + 1}. hely</legend>
        {[...new Set(tray), null].map(part => (
          <button
            key={part}
            {...(part !== null && left(part) > 0 && carry(part))}
            type="button"
            className={lab.piece}
            aria-pressed={part === here}
            aria-disabled={part !== null && part !== here && left(part) === 0}
            onClick={() => (part === null || part === here || left(part) > 0) && widget.set(s => putPart(s, part))}
          >
            <svg viewBox="-38.5 -22 77 44" aria-hidden="true">
              <Quiet>
                <PartSign part={part} />
              </Quiet>
            </svg>
            {nameOf(part)}
          </button>
        ))}
      </fieldset>
      {places.includes('switch') && (
        <Toggle
          label={closed ? 'A kapcsoló zárva' : 'A kapcsoló nyitva'}
          on={closed}
          onChange={to => widget.set(s => ({ ...s, closed: to }))}
        />
      )}
      <Readouts
        items={[
          ['Áram', on ? (shorted(widget.state) ? 'rövidzárlat!' : 'folyik') : 'nem folyik'],
          ['Izzó', on && places.includes('bulb') ? 'világít' : 'sötét'],
        ]}
      />
    </Frame>
  );
}

export function Materials(props: WidgetProps<MaterialsConfig>) {
  const widget = useWidget(props, materials);
  const { materials: all } = props.config.state;
  const { guess, tested, now } = widget.state;
  const inside = all.find(m => m.id === now);
  const on = inside?.conducts === true;
  return (
    <Frame widget={widget} title="vezető vagy szigetelő" how="Jósolj, aztán próbáld ki">
      <Stage label={widget.description} height={200} maxWidth={440} picture>
        {({ width }) => (
          <g>
            <path className={on ? drawing.ink : drawing.ink2} d={`M${width / 2 - 44} 40H40V160H${width - 40}V40H${width / 2 + 44}`} />
            {on && (
              <Charges
                current={CURRENT}
                d={`M${width / 2} 160H40V40H${width / 2 - 44}M${width / 2 + 44} 40H${width - 40}V160H${width / 2}`}
              />
            )}
            <g transform={`translate(${width / 2} 160)`}>
              <rect className={drawing.paper} x={-40} y={-20} width={80} height={40} />
              <PartSign part="battery" />
            </g>
            <g transform={`translate(${width - 40} 100) rotate(90)`}>
              <rect className={drawing.paper} x={-40} y={-20} width={80} height={40} />
              <PartSign part="bulb" lit={on} />
            </g>
            <rect
              className={inside ? classes(drawing.soft, drawing.outline) : classes(drawing.paper, drawing.line)}
              style={inside ? undefined : { strokeDasharray: '5 5' }}
              x={width / 2 - 44}
              y={24}
              width={88}
              height={32}
              rx={8}
            />
            <text x={width / 2} y={45} textAnchor="middle">
              {inside?.label ?? 'ide kerül'}
            </text>
          </g>
        )}
      </Stage>
      <Controls>
        {all.map(m => (
          <Row key={m.id}>
            <Choice
              label={m.label}
              value={guess[m.id] === undefined ? null : guess[m.id] ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: 'vezeti' },
                { value: 'no', label: 'nem vezeti' },
              ]}
              onChange={value => widget.set(s => ({ ...s, guess: { ...s.guess, [m.id]: value === 'yes' } }))}
            />
            <Button
              disabled={guess[m.id] === undefined}
              onClick={() => widget.set(s => ({ ...s, now: m.id, tested: [...new Set([...s.tested, m.id])] }))}
            >
              Kipróbálom{tested.includes(m.id) ? ` – ${m.conducts ? 'világított' : 'sötét maradt'}` : ''}
              <VisuallyHidden>({m.label})</VisuallyHidden>
            </Button>
          </Row>
        ))}
      </Controls>
    </Frame>
  );
}
