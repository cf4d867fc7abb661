import { KEPT_DAYS, type Labels, own, YEAR } from './label.ts';

export const system: Labels<'limits' | 'outbox' | 'audit' | 'jobs' | 'removed_learning'> = {
  limits: {
    purpose: 'Visszaélés elleni számlálók; a fióknak vagy címnek csak a lenyomata szerepel bennük.',
    retention: '24 óráig.',
    owners: [],
    erase: 'keep',
    columns: { limit_key: 'none', window_start: 'none', hits: 'none' },
  },
  outbox: {
    purpose: 'Kimenő levelek; elküldés után a szövegük és a címük törlődik.',
    retention: '30 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: 30 },
    columns: {
      id: 'none',
      user_id: 'none',
      kind: 'personal',
      recipient: 'personal',
      subject: 'personal',
      html: 'secret',
      body: 'secret',
      created_at: 'personal',
      not_before: 'none',
      attempts: 'none',
      last_error: 'none',
      sent_at: 'personal',
      unsubscribe_url: 'secret',
      failed_at: 'none',
    },
  },
  audit: {
    purpose: 'Biztonsági napló: belépések, jelszóváltások, adminisztrátori döntések.',
    retention: '12 hónapig; a fiók törlésekor a személy kikerül belőle.',
    owners: [own('actor_id'), own('subject_id')],
    erase: { detach: ['actor_id', 'subject_id'] },
    expires: { column: 'at', days: YEAR },
    columns: { id: 'none', at: 'personal', actor_id: 'none', action: 'personal', subject_id: 'none', detail: 'personal' },
  },
  jobs: {
    purpose: 'Az ütemezett feladatok állása.',
    retention: 'Folyamatosan.',
    owners: [],
    erase: 'keep',
    columns: { name: 'none', owner: 'none', lease_until: 'none', last_run_at: 'none', note: 'none' },
  },
  removed_learning: {
    purpose: 'Hosszú szünet miatt törölt tanulási adataid, hogy tévedés esetén visszaállíthatók legyenek.',
    retention: `A törléstől számított ${KEPT_DAYS.removedLearning} napig.`,
    owners: [own()],
    erase: 'delete',
    expires: { column: 'removed_at', days: KEPT_DAYS.removedLearning },
    // The stored rows hold keys of questions, so the export names only that they exist.
    columns: { id: 'none', user_id: 'none', table_name: 'personal', content: 'secret', removed_at: 'personal' },
  },
};
