import { Button } from '@eszkerek/ui/button.tsx';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { Box } from './box.tsx';

const pupils = ['reka', 'bence', 'dani', 'zsofi', 'botond', 'luca'] as const;
const moods = ['happy', 'thinking', 'proud'] as const;

export function States() {
  return (
    <>
      <Box title="Üzenetsávok" width="third">
        <div className={layoutStyles.stack} data-part="stack">
          <MessageBar kind="info">A tartalom megtekintéséhez bejelentkezés szükséges.</MessageBar>
          <MessageBar kind="bad">Hiba: Hiba az adatok betöltésekor.</MessageBar>
          <MessageBar kind="ok">Előfizetésed sikeresen aktiválva!</MessageBar>
          <MessageBar kind="spark">Jegyezd meg: a nevező mondja meg, hány részre vágtunk.</MessageBar>
        </div>
      </Box>
      <Box title="Üres állapot" width="third">
        <EmptyState title="Még nincs osztályod" actions={<Button icon="plus">Új osztály</Button>}>
          Hozz létre egyet, és oszd meg a kódját a tanulóiddal.
        </EmptyState>
      </Box>
      <Box title="Szereplők" width="third">
        <div className={layoutStyles.row} data-part="row">
          {pupils.map(name => moods.map(mood => <Pupil key={name + mood} name={name} mood={mood} size={56} />))}
        </div>
      </Box>
      <Box title="Hibaállapot" width="third">
        <ErrorState title="Leugrott a kerék" message="Az oldal tartalma nem tölthető be." onRetry={() => undefined} retryLabel="Újra" />
      </Box>
      <Box title="Csontváz" width="third">
        <div className={layoutStyles.stack} data-part="stack">
          <Skeleton height="8rem" />
          <Skeleton height="1.375rem" width="70%" />
          <Skeleton height="1rem" />
          <Skeleton height="1rem" width="84%" />
        </div>
      </Box>
      <Box title="Betöltés" width="third">
        <Loader label="Betöltés…" />
        <div className={layoutStyles.row} data-part="row">
          <Spinner /> Keresés...
        </div>
      </Box>
      <Box title="Buborékok" width="third">
        <div className={layoutStyles.stack} data-part="stack">
          <Button variant="secondary" onClick={() => showToast({ text: 'Vágólapra másolva!' })}>
            Siker
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ kind: 'info', text: 'Itt vagy még?', action: { label: 'Itt vagyok', onClick: () => undefined } })}
          >
            Művelettel
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ kind: 'bad', text: 'Hiba! A vágólapra másolás nem sikerült. Kérlek, próbáld újra!' })}
          >
            Hiba
          </Button>
        </div>
      </Box>
    </>
  );
}
