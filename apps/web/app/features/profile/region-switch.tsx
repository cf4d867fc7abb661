import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { REGIONS, region as storedRegion } from '../../lib/region.ts';
import { useStored } from '../../lib/stored.ts';

/** Which country's programme orders the topics and picks the exam; kept on this device. */
export function RegionSwitch() {
  const region = useStored(storedRegion);
  return (
    <ChipRadios
      name="regio"
      legend="Melyik országban tanulsz?"
      options={REGIONS}
      value={region}
      onChange={value => storedRegion.set(value)}
    />
  );
}
