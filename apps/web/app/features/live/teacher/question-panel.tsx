import type { TeacherBar, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Switch } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Meter } from '@eszkerek/ui/meter.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useStored } from '../../../lib/stored.ts';
import { AnswerScene } from '../../../questions/answer-scene.tsx';
import { SolutionWords } from '../../../questions/answer-words.tsx';
import { Hands } from './hands.tsx';
import { keyHidden } from './key-hidden.ts';
import { adviceText } from './next-steps.ts';
import styles from './teacher.module.css';

/** The current question with its key, the votes as bars, and the misconceptions behind the wrong ones. Only the teacher sees it. */
export function QuestionPanel({ view }: { view: TeacherLiveView }) {
  const { question, solution, votes, groups, advice, lesson } = view;
  const hidden = useStored(keyHidden) && lesson.phase !== 'reveal';
  if (!question) return null;
  return (
    <Panel className={styles.column}>
      {advice && lesson.phase === 'closed' && lesson.round === 1 && <MessageBar kind="spark">{adviceText[advice]}</MessageBar>}
      <h2 className={styles.question}>
        <SafeHtml as="span" html={question.question} />
      </h2>
      <AnswerScene question={question} solution={hidden ? null : solution} />
      {solution && !hidden && (
        <p className={styles.key}>
          <Icon name="check" />
          <span>
            A jó válasz: <SolutionWords question={question} solution={solution} />
          </span>
        </p>
      )}
      <div className={cx(votes.length > 1 ? layoutStyles.grid2 : layoutStyles.stack, styles.rounds)}>
        {votes.map(vote => (
          <section key={vote.round} aria-label={`${vote.round}. szavazás`}>
            <h3>
              {vote.round}. szavazás: {vote.total} {hidden ? 'szavazat' : `szavazatból ${vote.right} jó`}
            </h3>
            <ol className={styles.bars}>
              {vote.bars.map(bar => (
                <Bar key={bar.id} bar={hidden ? { ...bar, right: false, misconception: null } : bar} total={vote.total} hidden={hidden} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {groups.length > 0 && !hidden && (
        <section aria-label="Tévképzetek">
          <h3>Ugyanaz a tévképzet</h3>
          <ul className={styles.groups}>
            {groups.map(({ misconception, count, names }) => (
              <li key={misconception.id}>
                <b>{count}</b>
                <span>
                  {misconception.text}
                  <small>{names.join(', ')}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lesson.phase !== 'reveal' && (
        <Switch
          title="Jó válasz elrejtése"
          text="Ha a saját képernyődet vetíted. Csak a megoldásnál mutatjuk meg."
          checked={hidden}
          onChange={keyHidden.set}
        />
      )}
      {votes.some(({ bars }) => bars.some(({ letter }) => letter !== null)) && (
        <Accordion summary="Kézfelemelés beírása">
          <Hands view={view} />
        </Accordion>
      )}
    </Panel>
  );
}

function Bar({ bar, total, hidden }: { bar: TeacherBar; total: number; hidden: boolean }) {
  return (
    <li data-right={bar.right || undefined}>
      <span className={styles.letter}>{bar.right ? <Icon name="check" size={18} /> : (bar.letter ?? '–')}</span>
      <div>
        <SafeHtml as="span" html={bar.label} />
        {bar.misconception && <small>{bar.misconception.text}</small>}
        <Meter
          percent={(100 * bar.count) / Math.max(1, total)}
          {...(hidden ? {} : { tone: bar.right ? 'ok' : 'bad' })}
          label={`${bar.count} szavazat`}
        />
      </div>
      <b>{bar.count}</b>
    </li>
  );
}
