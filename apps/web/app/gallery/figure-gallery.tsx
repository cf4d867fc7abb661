import { samples } from '@eszkerek/figures/samples';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useState } from 'react';
import { stringify } from 'yaml';
import { Box } from './box.tsx';
import { drawSource } from './draw-source.ts';
import styles from './gallery.module.css';

const kinds = Object.entries(samples).map(([kind, { examples }]) => ({
  kind,
  examples: Object.entries(examples).map(([name, input]) => ({ name, source: stringify(input, { flowCollectionPadding: false }) })),
}));

/** Every kind of figure with its options, and a place to try one's own. */
export function FigureGallery({ only }: { only: string | undefined }) {
  const shown = kinds.filter(({ kind }) => !only || kind === only);
  const [source, setSource] = useState(shown[0]?.examples[0]?.source ?? '');
  return (
    <>
      <PageHeader title="Ábrák" lead="Minden ábrafajta minden beállítása; a témát a fejléc kapcsolója váltja." />
      <Preview source={source} onChange={setSource} />
      {shown.map(({ kind, examples }) => (
        <section key={kind} className={styles.kind} aria-label={kind} data-part="figure-kind">
          <h2>{kind}</h2>
          <div className={styles.gallery}>
            {examples.map(example => (
              <Box title={example.name} width="third" key={example.name}>
                <Drawing source={example.source} />
                <Button variant="ghost" size="sm" icon="edit" onClick={() => setSource(example.source)}>
                  Szerkesztés
                </Button>
              </Box>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Drawing({ source }: { source: string }) {
  const drawn = drawSource(source);
  return 'svg' in drawn ? (
    <>
      <SafeHtml html={drawn.svg} />
      <p className={formStyles.help}>{drawn.description}</p>
    </>
  ) : (
    <ul>
      {drawn.faults.map(fault => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

/** What the compiler would draw of this YAML. */
function Preview({ source, onChange }: { source: string; onChange: (source: string) => void }) {
  return (
    <section className={cx(panelStyles.panel, styles['gallery-box'], 'no-print')} aria-label="Próbaábra">
      <div className={layoutStyles.grid2}>
        <Field label="YAML">
          {control => <Textarea {...control} rows={16} value={source} onChange={event => onChange(event.currentTarget.value)} />}
        </Field>
        <div>
          <Drawing source={source} />
        </div>
      </div>
    </section>
  );
}
