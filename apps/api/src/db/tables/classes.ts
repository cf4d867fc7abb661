export interface ClassesTable {
  id: string;
  teacher_id: string | null;
  class_name: string;
  class_code: string;
  max_students: number;
  checkout_id: string | null;
  paid_at: string;
  expires_at: string;
  created_at: string;
}

export interface ClassSeatsTable {
  class_id: string;
  seat: number;
  student_id: string | null;
  joined_at: string | null;
}

export interface ClassRequestsTable {
  user_id: string;
  class_id: string;
  created_at: string;
}

export interface TrialMarksTable {
  address_hash: string;
  first_created_at: string;
  kept_since: string;
}

export interface HomeworkTable {
  id: string;
  class_id: string;
  slug: string;
  title: string;
  note: string;
  due_at: string;
  created_at: string;
  starts_at: string | null;
  mode: 'test' | null;
  max_tries: number | null;
  audience: string | null;
}

export interface HomeworkPupilsTable {
  homework_id: string;
  student_id: string;
}

export interface HomeworkNotesTable {
  homework_id: string;
  student_id: string;
  note: string;
  updated_at: string;
}

export interface ClassGroupsTable {
  id: string;
  class_id: string;
  name: string;
  created_at: string;
}

export interface ClassGroupPupilsTable {
  group_id: string;
  student_id: string;
}

/** Colleagues of the teacher who has paid for the class. */
export interface ClassTeachersTable {
  class_id: string;
  teacher_id: string;
  added_at: string;
}

export interface ClassInvitesTable {
  class_id: string;
  code_hash: string;
  expires_at: string;
}

export interface ClassesTables {
  class_teachers: ClassTeachersTable;
  class_invites: ClassInvitesTable;
  classes: ClassesTable;
  class_seats: ClassSeatsTable;
  class_requests: ClassRequestsTable;
  trial_marks: TrialMarksTable;
  class_groups: ClassGroupsTable;
  class_group_pupils: ClassGroupPupilsTable;
  homework: HomeworkTable;
  homework_pupils: HomeworkPupilsTable;
  homework_notes: HomeworkNotesTable;
}
