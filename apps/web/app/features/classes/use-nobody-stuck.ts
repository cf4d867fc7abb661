import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Why nobody is on the list of stuck pupils. New pupils are not listed for two weeks, so an empty list alone does not say that all get on. */
export const useNobodyStuck = (classId: string, enabled: boolean): { title: string; detail: string } | null => {
  const { data } = useQuery({ ...api.classes.students.query({ params: { id: classId } }), enabled });
  if (!data || !enabled) return null;
  const { students } = data;
  const waiting = students.filter(({ last_activity_at }) => last_activity_at === null).length;
  if (waiting === students.length) return { title: 'Még senki nem kezdte el', detail: 'Ha már dolgoznak, itt látod, kinek kell segítség.' };
  if (waiting > 0) return { title: 'Senki nem akadt el', detail: `${waiting} tanuló még nem kezdte el.` };
  return { title: 'Senki nem akadt el', detail: 'Mindenki járt itt az elmúlt két hétben, és halad.' };
};
