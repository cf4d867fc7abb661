import { Button } from '@eszkerek/ui/button.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { text } from '../../../text/common.ts';
import type { Prompt } from './use-prompt.ts';

export const ADULT_SHEET_TEXT = 'Ezt felnőttel együtt nyisd meg. Ne írj be nevet, címet, iskolát.';

/** Comes before an outside chat is opened by a pupil or a guest. */
export function AdultSheet({ prompt }: { prompt: Prompt }) {
  const { asked } = prompt;
  return (
    <Dialog
      open={asked !== null}
      onClose={() => prompt.answer(false)}
      title="Mielőtt megnyitod"
      text={ADULT_SHEET_TEXT}
      closeLabel={text.close}
      actions={
        <>
          <Button variant="secondary" onClick={() => prompt.answer(false)}>
            {text.cancel}
          </Button>
          <Button icon="external" onClick={() => prompt.answer(true)}>
            {`Felnőttel vagyok, megnyitom: ${asked?.name ?? ''}`}
          </Button>
        </>
      }
    >
      <p className={formStyles.help} data-part="help">
        {asked ? `${asked.name} ${asked.minAge} éves kor alatt nem használható, 18 év alatt szülői engedély kell hozzá. ` : ''}A szöveget a
        vágólapra másoljuk, a csevegőbe te illeszted be. Amit beillesztesz, azt már az a szolgáltatás kapja meg.
      </p>
    </Dialog>
  );
}
