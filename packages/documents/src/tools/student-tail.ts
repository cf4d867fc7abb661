/** Every template a pupil uses ends with this. */
export const STUDENT_TAIL =
  'Magyarul válaszolj, {{evfolyam}}. osztályos szinten. Ne add meg a végeredményt, amíg nem kérem; egyszerre egy lépésben segíts. Ha bizonytalan vagy, mondd meg.';
