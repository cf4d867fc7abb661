import type { GuideMap } from '@eszkerek/contract/guide-shapes';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { text } from '../../text/common.ts';

const SUBJECTS = (['matematika', 'fizika', 'ai'] as const).map(value => ({ value, label: text.subjects[value] }));

export function SubjectChips({
  name,
  value,
  onChange,
}: {
  name: string;
  value: GuideMap['subject'];
  onChange: (to: GuideMap['subject']) => void;
}) {
  return <ChipRadios name={name} legend="Tantárgy" options={SUBJECTS} value={value} onChange={onChange} />;
}
