import type { ErrorHunt as Hunt } from '@eszkerek/documents/tools/error-hunt';
import { GRADES } from '@eszkerek/documents/tools/field-values';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useRef, useState } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { text } from '../../../text/common.ts';
import topicsStyles from '../topics/topics.module.css';
import { CaseView } from './case-view.tsx';
import huntStyles from './hunt.module.css';
import { caughtCases, nextCase } from './hunt-state.ts';

const ANY = 'mind';
const SEGMENTS = 10;
const subjects = ['matematika', 'fizika', 'ai'] as const;

/** Answers in the style of a chat program, one error in each: find it and say why. */
export function ErrorHunt({ hunt }: { hunt: Hunt }) {
  const caught = useStored(caughtCases);
  const [subject, setSubject] = useState<string>(ANY);
  const [grade, setGrade] = useState<string>(ANY);
  const cases = hunt.cases.filter(
    one => (subject === ANY || one.subject === subject) && (grade === ANY || one.grades.includes(Number(grade))),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const current = cases.find(one => one.id === chosen) ?? cases[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const done = cases.filter(one => caught.includes(one.id)).length;
  return (
    <div className={huntStyles.hunt}>
      <div className={topicsStyles.hubFilters}>
        <ChipRadios
          name="targy"
          legend="Tantárgy"
          options={[
            { value: ANY, label: 'Minden tárgy' },
            ...subjects.map(value => ({ value, label: value === 'ai' ? 'MI' : text.subjects[value] })),
          ]}
          value={subject}
          onChange={setSubject}
        />
        <ChipRadios
          name="evfolyam"
          legend="Évfolyam"
          options={[
            { value: ANY, label: 'Minden évfolyam' },
            ...GRADES.map(value => ({ value: String(value), label: `${value}. osztály` })),
          ]}
          value={grade}
          onChange={setGrade}
        />
      </div>
      <div className={huntStyles.huntScore}>
        <ProgressRing
          segments={Math.min(SEGMENTS, Math.max(1, cases.length))}
          value={Math.floor((done / Math.max(1, cases.length)) * Math.min(SEGMENTS, cases.length))}
          size={64}
          label={`${done} hibát elkaptál, összesen ${cases.length} van`}
        >
          {done}
        </ProgressRing>
        <p>
          <b>{`${done} / ${cases.length} hibát kaptál el`}</b>
          <span>
            Minden válasz egy sornál romlik el, a többi már erre épül: az első hibás sort keresd! A válaszokat mi írtuk, egy csevegőprogram
            stílusában.
          </span>
        </p>
      </div>
      {current ? (
        <CaseView
          key={current.id}
          one={current}
          number={hunt.cases.indexOf(current) + 1}
          reasons={hunt.reasons}
          headingRef={heading}
          onCaught={() => {
            if (!caught.includes(current.id)) caughtCases.set([...caught, current.id]);
          }}
          onNext={() => {
            setChosen(nextCase(cases, current.id, caughtCases.get())?.id ?? null);
            heading.current?.focus();
          }}
        />
      ) : (
        <EmptyState title="Ilyen feladvány még nincs">Válassz másik tárgyat vagy évfolyamot!</EmptyState>
      )}
    </div>
  );
}
