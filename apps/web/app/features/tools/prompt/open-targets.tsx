import { type AiVisitor, allowedTargets, mayOpenTargets } from '@eszkerek/documents/tools/ai-targets';
import { GRADES } from '@eszkerek/documents/tools/field-values';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { GradeChips } from '../fields/grade-chips.tsx';
import { useChosenGrade } from '../fields/use-grade.ts';
import { type ToolFrame, useRole } from '../frame.ts';
import styles from './prompt.module.css';
import type { Prompt } from './use-prompt.ts';

interface OpenTargetsProps {
  frame: ToolFrame;
  prompt: Prompt;
}

const useVisitor = (): AiVisitor => {
  const [grade] = useChosenGrade();
  return { role: useRole(), grade };
};

/** The outside chats this visitor may open from this tool. */
export function useTargets({ launch }: ToolFrame) {
  const visitor = useVisitor();
  return launch?.mode === 'copy' ? [] : allowedTargets(visitor, launch?.targets);
}

/** One button for each, with its age limit. */
export function OpenTargets({ frame, prompt }: OpenTargetsProps) {
  return useTargets(frame).map(target => (
    <Button key={target.id} className={styles.btnChalk} icon="external" onClick={() => prompt.open(target)}>
      {`Megnyitás: ${target.name} (${target.minAge} éves kortól)`}
    </Button>
  ));
}

/** Asks pupils and guests for their grade, and says why there is nothing to open below the seventh. */
export function WhoMayOpen({ frame }: Pick<OpenTargetsProps, 'frame'>) {
  const visitor = useVisitor();
  const [, setGrade] = useChosenGrade();
  if (frame.launch?.mode === 'copy' || mayOpenTargets(visitor)) return null;
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad)} aria-label="Külső csevegő megnyitása">
      <p>
        {visitor.grade === null
          ? 'Külső csevegőt innen csak 7. és 8. osztályosok nyithatnak meg, felnőttel együtt. Hányadikos vagy?'
          : 'Külső csevegő innen a 7. osztálytól nyitható meg. Másold ki a promptot, és kérj meg egy felnőttet, hogy próbáljátok ki együtt!'}
      </p>
      {visitor.grade === null && (
        <GradeChips name="kulso-evfolyam" legend="Hányadik osztályos vagy?" choices={GRADES} value={null} onChange={setGrade} />
      )}
    </section>
  );
}
