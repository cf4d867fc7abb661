import drawing from './drawing.module.css';
import { type Point, useGrab } from './handle.tsx';
import { Quiet } from './quiet.tsx';

interface GripProps extends Point {
  /** The name of the slider or stepper that sets the same value. */
  label: string;
  onDrag: (point: Point) => void;
  /** What is held is drawn already: only a ring around it. */
  drawn?: boolean;
}

/** A point of a drawing to pull by mouse or finger. Keyboards and screen readers use the control of the same name beside the drawing. */
export function Grip({ x, y, label, onDrag, drawn }: GripProps) {
  const grab = useGrab(onDrag);
  return (
    <Quiet>
      <g {...grab} className={drawing.handle} data-grip={label} transform={`translate(${x} ${y})`}>
        <circle className={drawing.hit} r={22} />
        <circle className={drawing.ring} r={14} />
        {!drawn && <circle className={drawing.knob} r={9} />}
      </g>
    </Quiet>
  );
}
