import { ChipRadios } from '@eszkerek/ui/chips.tsx';

interface GradeChipsProps {
  name: string;
  legend: string;
  choices: readonly number[];
  value: number | null;
  onChange: (grade: number) => void;
}

export function GradeChips({ name, legend, choices, value, onChange }: GradeChipsProps) {
  return (
    <ChipRadios
      name={name}
      legend={legend}
      options={choices.map(grade => ({ value: String(grade), label: `${grade}. osztály` }))}
      value={value === null ? null : String(value)}
      onChange={next => onChange(Number(next))}
    />
  );
}
