import { ADMINS, emailOf, SEATS, tokenOf, uuidOf } from './seed-sql.ts';
import { type SizeName, sizes } from './seeded.ts';

/** Who is who among the numbered people of a size. */
export const peopleOf = (size: SizeName) => {
  const { users, classes } = sizes[size];
  const pupils = classes * SEATS;
  const pupilNumber = (i: number): number => ADMINS + classes + 1 + (i % pupils);
  return {
    pupils,
    classes,
    adminToken: (i: number): string => tokenOf(1 + (i % ADMINS)),
    teacherToken: (i: number): string => tokenOf(ADMINS + 1 + (i % classes)),
    classId: (i: number): string => uuidOf('class', 1 + (i % classes)),
    pupilToken: (i: number): string => tokenOf(pupilNumber(i)),
    pupilEmail: (i: number): string => emailOf(pupilNumber(i)),
    pupilId: (i: number): string => uuidOf('user', pupilNumber(i)),
    /** A pupil of the i-th class. */
    pupilOfClass: (i: number, seat: number): string => uuidOf('user', pupilNumber((i % classes) * SEATS + (seat % SEATS))),
    /** Those in no class have no session that a login would end. */
    loginEmail: (i: number): string => emailOf(ADMINS + classes + pupils + 1 + (i % (users - ADMINS - classes - pupils))),
  };
};
