import { longDate } from '@eszkerek/numbers/dates';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { displayCase } from './display-case.ts';
import styles from './plans.module.css';

/** In the place of the buy button for somebody who has everything open: the own plan, or how to change to this one. */
export function OwnedPlan({ interval }: { interval: 'monthly' | 'yearly' }) {
  const profile = useQuery(api.profile.get.query());
  const shown = profile.data && displayCase(profile.data, new Date());
  if (shown?.kind !== 'plan')
    return (
      <div className={styles.owned}>
        <p>{shown ? 'Most nincs rá szükséged: neked már minden nyitva van.' : 'Neked már minden nyitva van.'}</p>
      </div>
    );
  const { plan_id, cancel_at, current_period_end } = shown.entry;
  const end = longDate(current_period_end);
  if (plan_id === interval)
    return (
      <div className={styles.owned}>
        <p>
          <Icon name="check" size={18} />
          Ez a te csomagod
        </p>
        <p>{cancel_at ? `Lemondtad, eddig tart: ${end}` : `Magától megújul ekkor: ${end}`}</p>
        <ButtonLink block variant="secondary" to="/profil/elofizetes">
          Előfizetés kezelése
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.owned}>
      <p>Erre a mostani csomagod lejárta után válthatsz.</p>
      <p>
        {cancel_at ? `A mostani eddig tart: ${end}` : `Mondd le a mostanit! ${end} napjáig akkor is a tiéd marad, utána ezt választhatod.`}
      </p>
    </div>
  );
}
