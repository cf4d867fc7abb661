interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
interface Battery {
  charging: boolean;
  level: number;
}
type ThisNavigator = Navigator & { connection?: Connection; getBattery?: () => Promise<Battery> };

const slow = ['slow-2g', '2g', '3g'];
const smallScreen = 640;
const lowBattery = 0.2;

export interface Conditions {
  reducedMotion: boolean;
  connection: Connection | undefined;
  width: number;
  battery: Battery | undefined;
}

/** The rules alone: nothing moves for reduced motion, Save-Data, a slow network, or a small screen that saves its battery. */
export function mayShowVideo({ reducedMotion, connection, width, battery }: Conditions): boolean {
  if (reducedMotion || connection?.saveData) return false;
  if (connection?.effectiveType !== undefined && slow.includes(connection.effectiveType)) return false;
  return !(width < smallScreen && battery !== undefined && !battery.charging && battery.level <= lowBattery);
}

/** Browsers do not tell whether the battery saver is on; a low battery off the charger stands for it. */
export async function videoAllowed(): Promise<boolean> {
  const { connection, getBattery } = navigator as ThisNavigator;
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  return mayShowVideo({
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    connection,
    width: window.innerWidth,
    battery,
  });
}
