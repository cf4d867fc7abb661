import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import buttonStyles from '@eszkerek/ui/button.module.css';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Menu } from '@eszkerek/ui/menu.tsx';
import { Sheet } from '@eszkerek/ui/sheet.tsx';
import { useState } from 'react';
import { Box } from './box.tsx';

type Overlay = 'dialog' | 'alert' | 'danger' | 'sheet' | null;

export function Overlays() {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <Box title="Ablakok és menü (az első megnyitáskor töltődnek be)" width="wide">
      <div className={layoutStyles.row} data-part="row">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Párbeszédablak
        </Button>
        <Button variant="secondary" onClick={() => setOpen('alert')}>
          Figyelmeztetés
        </Button>
        <Button variant="danger" onClick={() => setOpen('danger')}>
          Végleges törlés
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Teljes lap
        </Button>
        <Menu
          label="Dokumentumok"
          className={cx(buttonStyles.btn, buttonStyles['btn-secondary'])}
          items={[
            { to: '/aszf', label: 'Általános szerződési feltételek', icon: 'document' },
            { to: '/adatkezeles', label: 'Adatkezelési tájékoztató', icon: 'shield' },
          ]}
        />
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Mester Mód"
        text="Add meg a PIN-kódot a bekapcsoláshoz."
        closeLabel="Bezárás"
        actions={<Button onClick={close}>Bekapcsolás</Button>}
      >
        <Field label="PIN-kód">{control => <Input {...control} inputMode="numeric" className="mono" />}</Field>
      </Dialog>
      <AlertDialog open={open === 'alert'} onClose={close} title="Hibás PIN kód!" cancelLabel="Rendben" />
      <AlertDialog
        open={open === 'danger'}
        onClose={close}
        title="Biztosan törlöd a fiókodat?"
        text="Ezt nem lehet visszavonni. Az eredményeid, a statisztikáid és az ajánlókódod is elvesznek."
        cancelLabel="Mégsem"
        confirmLabel="Fiók törlése"
        onConfirm={close}
        danger
      />
      <Sheet open={open === 'sheet'} onClose={close} label="Minta lap">
        <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.stack)} data-part="stack">
          <p>Ez egy teljes képernyős lap.</p>
          <Button onClick={close}>Bezárás</Button>
        </div>
      </Sheet>
    </Box>
  );
}
