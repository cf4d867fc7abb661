import { cuboidVolume } from './measure/cuboid-volume.ts';
import { rectArea } from './measure/rect-area.ts';
import { unitConvert } from './measure/unit-convert.ts';

export const measure = [unitConvert, rectArea, cuboidVolume];
