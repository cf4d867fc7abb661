import type { LiveGuests } from '@eszkerek/contract/live-shapes';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { RadioCard, Switch } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Select } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { gradeOf } from '../../../lib/grade-filter.ts';
import { region } from '../../../lib/region.ts';
import { useAction } from '../../../lib/use-action.ts';
import { PagePicker } from './page-picker.tsx';
import styles from './teacher.module.css';

interface StartFormProps {
  /** The page the teacher came from. */
  slug: string | null;
  /** The class of the teacher's tools; an expired one cannot have a lesson. */
  classId: string | null;
  onStarted: (id: string) => void;
}

const PREMIUM = 'Prémium tartalom: csak az osztály bejelentkezett tagjai léphetnek be.';
const MEMBERS = 'Az osztály tagjainak eredménye a naplójukba kerül.';

const TIMERS = [null, 60, 90, 120, 180] as const;

/** From any quiz, unit test or practice page: for which class, at whose pace, and who may come in. */
export function StartForm({ slug: initial, classId, onStarted }: StartFormProps) {
  const classes = useQuery(api.classes.list.query());
  const running = classes.data?.classes.filter(({ expired }) => !expired) ?? [];
  const isWithout = classes.data !== undefined && running.length === 0;
  const profile = useQuery({ ...api.profile.get.query(), enabled: isWithout });
  const [slug, setSlug] = useState(initial);
  const [pace, setPace] = useState<'teacher' | 'own'>('teacher');
  const [guests, setGuests] = useState<LiveGuests>('animals');
  const [timerSeconds, setTimer] = useState<number | null>(null);
  const [wheel, setWheel] = useState(false);
  const page = useQuery({ ...api.quiz.page.query({ params: { slug: slug ?? '' } }), enabled: slug !== null });
  const isPremium = isPremiumCategory(page.data?.data.category ?? '');
  const schoolClass = running.find(({ id }) => id === classId) ?? running[0];
  const chosen = schoolClass?.id ?? null;
  const { run, pending, message, clear } = useAction(
    (page: string) => api.live.start({ body: { slug: page, classId: chosen, pace, guests, timerSeconds, wheel, region: region.get() } }),
    { onSuccess: ({ id }) => onStarted(id), fallback: 'Az élő óra most nem indult el. Próbáld újra!' },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slug) void run(slug);
  };
  // Only a running class or a permanent access gives live lessons.
  if (isWithout && profile.data?.is_permanent_free === false)
    return (
      <EmptyState
        title="Élő órához futó osztály kell"
        actions={
          <>
            <ButtonLink to="/dashboard/teacher" icon="people">
              Osztályt veszek fel
            </ButtonLink>
            <ButtonLink to="/tananyag/matek-5-tortek-osszeadasa" variant="secondary" icon="eye">
              Kivetítek egy leckét
            </ButtonLink>
          </>
        }
      >
        Vegyél fel egy osztályt a vezérlőpulton, és utána itt indíthatod az órát. Leckét és kvízt osztály nélkül is kivetíthetsz.
      </EmptyState>
    );
  return (
    <form onSubmit={submit}>
      <div className={formStyles.formGrid}>
        <PagePicker
          slug={slug}
          ownGrade={gradeOf(schoolClass?.class_name ?? '')}
          onPick={picked => {
            setSlug(picked);
            clear();
          }}
        >
          {/* On a phone the list of classes above says the same. */}
          <p className={cx(schoolClass && styles.ownClass)}>
            Osztály: <b>{schoolClass?.class_name ?? 'osztály nélkül'}</b>
          </p>
        </PagePicker>
        {/* Side by side, so that no choice lies under the button in a low window. */}
        {slug !== null && (
          <div className={layoutStyles.grid2}>
            <fieldset className={formStyles.field}>
              <legend className={formStyles.label}>Tempó</legend>
              <div className={layoutStyles.stack}>
                <RadioCard
                  name="pace"
                  title="Együtt haladunk"
                  text="Te nyitod a kérdéseket: szavaztok és megbeszélitek."
                  checked={pace === 'teacher'}
                  onChange={() => setPace('teacher')}
                />
                <RadioCard
                  name="pace"
                  title="Saját tempó"
                  text="Mindenki maga halad, te a falon látod, ki hol tart."
                  checked={pace === 'own'}
                  onChange={() => setPace('own')}
                />
              </div>
            </fieldset>
            <div className={formStyles.formGrid}>
              <div className={layoutStyles.grid2}>
                <Field label="Bejelentkezés nélkül" help={isPremium ? PREMIUM : chosen === null ? undefined : MEMBERS}>
                  {control => (
                    <Select
                      {...control}
                      value={isPremium ? 'none' : guests}
                      disabled={isPremium}
                      onChange={event => setGuests(event.target.value as LiveGuests)}
                    >
                      <option value="animals">kapott állatnévvel</option>
                      <option value="classList">névvel az osztálylistáról</option>
                      <option value="none">nem léphet be senki</option>
                    </Select>
                  )}
                </Field>
                <Field label="Időzítő">
                  {control => (
                    <Select {...control} value={timerSeconds ?? ''} onChange={event => setTimer(Number(event.target.value) || null)}>
                      {TIMERS.map(seconds => (
                        <option key={seconds ?? 0} value={seconds ?? ''}>
                          {seconds === null ? 'nincs' : `${seconds} másodperc`}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </div>
              <Switch
                title="Közös kerék"
                text="A jó válaszok együtt töltik. Nincs verseny, nincs rangsor."
                checked={wheel}
                onChange={setWheel}
              />
            </div>
          </div>
        )}
        {/* Before a page is chosen there is nothing to start: the button must not lie on what was found. */}
        <div className={cx(layoutStyles.stack, slug !== null && layoutStyles.bottomAction)}>
          {message && <MessageBar kind={message.kind}>{message.text}</MessageBar>}
          <Button
            type="submit"
            size="lg"
            block
            icon="play"
            loading={pending}
            disabled={slug === null}
            aria-describedby={slug === null ? 'ora-hianyzik' : undefined}
          >
            Indítom az élő órát
          </Button>
          {slug === null && (
            <p id="ora-hianyzik" className={formStyles.help}>
              Előbb válaszd ki, miből legyen az óra.
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
