import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';

const RULES = [
  'Bármilyen sorrendben haladhatsz, a beadásig minden válaszodon változtathatsz.',
  'Segítség és második próba itt nincs: a végén derül ki, mi lett jó.',
  'Minden válaszod magától mentődik. Ha félbehagyod, egy hétig innen folytathatod.',
];

/** What is different from practice, before a sheet is begun. */
export const SheetRules = () => (
  <div className={layoutStyles.stack}>
    {RULES.map(rule => (
      <p key={rule} className={formStyles.help} data-part="help">
        {rule}
      </p>
    ))}
  </div>
);
