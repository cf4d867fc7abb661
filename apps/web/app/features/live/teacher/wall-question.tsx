import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useStored } from '../../../lib/stored.ts';
import { inLetters, letteredCards } from '../lettered.ts';
import { AskedQuestion } from './asked-question.tsx';
import { KeyButton, keyHidden } from './key-hidden.tsx';

interface WallQuestionProps {
  view: TeacherLiveView;
  /** Null while it is closed. */
  index: number | null;
  /** The wall's pupils under the names it shows. */
  pupils: readonly { id: string; shown: string }[];
  onClose: () => void;
}

/** A column of the wall: the question, its key, and what each pupil answered. */
export function WallQuestion({ view, index, pupils, onClose }: WallQuestionProps) {
  return (
    <Dialog open={index !== null} onClose={onClose} title={`${(index ?? 0) + 1}. feladat`} closeLabel="Bezárás" wide>
      {index !== null && <Asked id={view.id} version={view.version} index={index} pupils={pupils} />}
    </Dialog>
  );
}

interface AskedProps extends Pick<WallQuestionProps, 'pupils'> {
  id: string;
  version: number;
  index: number;
}

function Asked({ id, version, index, pupils }: AskedProps) {
  const hidden = useStored(keyHidden);
  const { queryKey, queryFn } = api.live.question.query({ params: { id }, query: { index } });
  const { data, isError } = useQuery({ queryKey: [...queryKey, version], queryFn, placeholderData: previous => previous });
  if (isError) return <ErrorState title="A kérdés most nem olvasható" message="Próbáld meg egy perc múlva újra." />;
  if (!data) return <Skeleton height="12rem" />;
  const { question, solution, answers } = data;
  const cards = letteredCards(question);
  const rows = pupils.filter(pupil => answers.some(({ participant }) => participant === pupil.id));
  return (
    <div className={layoutStyles.stack}>
      <AskedQuestion question={question} solution={hidden ? null : solution} />
      <KeyButton />
      {rows.length === 0 ? (
        <MessageBar kind="info">Erre a kérdésre még senki sem válaszolt.</MessageBar>
      ) : (
        <Table
          caption="Ki mit válaszolt"
          head={['Tanuló', '1. próba', '2. próba'].map(name => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        >
          {rows.map(pupil => (
            <tr key={pupil.id}>
              <th scope="row">{pupil.shown}</th>
              {[1, 2].map(round => {
                const answer = answers.find(given => given.participant === pupil.id && given.round === round);
                return (
                  <td key={round}>
                    {answer && <SafeHtml as="span" html={cards ? inLetters(cards, answer.label) : answer.label} />}
                    {answer?.right && !hidden && (
                      <>
                        <Icon name="check" size={16} />
                        <span className="sr-only">jó válasz</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}
