import { Picture } from '@eszkerek/ui/art.tsx';
import { sectorPath } from '@eszkerek/ui/geometry.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import { BoardPanel } from '@eszkerek/ui/panel.tsx';
import styles from './home.module.css';

const steps = [
  { title: 'Fedezd fel', text: 'Mozgasd az ábrát, és figyeld meg, mi változik.' },
  { title: 'Próbáld ki magad', text: 'Tíz kérdés, azonnali magyarázat, annyiszor, ahányszor kell.' },
  { title: 'Vidd tovább', text: 'Építs saját promptot, és kérj új feladatot az MI-től.' },
];

/** A small wheel of six sectors that fills by thirds. */
function StepWheel({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true">
      {[0, 60, 120, 180, 240, 300].map((start, index) => (
        <path key={start} d={sectorPath(26, 26, 24, start + 3, start + 57)} fill={index < number * 2 ? '#FFC72C' : '#24604F'} />
      ))}
      <circle cx="26" cy="26" r="12" fill="var(--board)" />
      <text x="26" y="31.5">
        {number}
      </text>
    </svg>
  );
}

export function FutureSchool() {
  return (
    <section className={layoutStyles.section} aria-labelledby="jovo">
      <BoardPanel className={styles.future}>
        <div>
          <h2 id="jovo">A jövő interaktív iskolája</h2>
          <p className={pageHeaderStyles.lead} data-part="lead">
            Itt nem a tankönyv lapjai fordulnak, hanem a kereked. Három fordulat, és a lecke a tiéd.
          </p>
          <ol className={styles.futureSteps}>
            {steps.map((step, index) => (
              <li key={step.title}>
                <StepWheel number={index + 1} />
                <div>
                  <b>{step.title}</b>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Picture name="board-scale" viewBox="0 0 480 400" label="Krétarajz: mérleg, amelynek két oldala egyensúlyban van, 2x egyenlő 4" />
      </BoardPanel>
    </section>
  );
}
