import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { type Region, region as storedRegion } from '../../lib/region.ts';
import { useStored } from '../../lib/stored.ts';

const regions = [
  { value: 'ro', label: 'Románia' },
  { value: 'hu', label: 'Magyarország' },
] as const satisfies { value: Region; label: string }[];

/** Which country's programme orders the topics and picks the exam; kept on this device. */
export function RegionSwitch() {
  const region = useStored(storedRegion);
  return (
    <ChipRadios
      name="regio"
      legend="Melyik országban tanulsz?"
      options={regions}
      value={region}
      onChange={value => storedRegion.set(value)}
    />
  );
}
