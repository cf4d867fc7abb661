import type { PupilView } from '@eszkerek/contract/live-shapes';

export interface PupilScreenProps {
  view: PupilView;
  /** When the view arrived, by this device's clock. */
  at: number;
  connected: boolean;
  token: string;
}
