import { isStrongPassword, passwordCriteria, passwordProblem } from '@eszkerek/contract/password';
import { looksLikeEmail } from './email-address.ts';

export interface RegistrationForm {
  role: 'student' | 'teacher';
  username: string;
  email: string;
  parentalEmail: string;
  password: string;
  passwordConfirm: string;
  vipCode: string;
  classCode: string;
  referralCode: string;
  specialCode: string;
  termsAccepted: boolean;
}

export const emptyForm: RegistrationForm = {
  role: 'student',
  username: '',
  email: '',
  parentalEmail: '',
  password: '',
  passwordConfirm: '',
  vipCode: '',
  classCode: '',
  referralCode: '',
  specialCode: '',
  termsAccepted: false,
};

/** What the server refused in a field, to be said at it. */
export type RefusedFields = Partial<Record<'vipCode' | 'classCode' | 'specialCode' | 'parentalEmail', string>>;

const FIELD_OF_CODE: Readonly<Record<string, keyof RefusedFields>> = {
  vipCodeInvalid: 'vipCode',
  specialCodeInvalid: 'specialCode',
  classCodeUnknown: 'classCode',
  classFull: 'classCode',
  parentIsChild: 'parentalEmail',
};

/** The field a refusal of the server is about; undefined for one about the whole form. */
export const fieldOfRefusal = (code: unknown): keyof RefusedFields | undefined => FIELD_OF_CODE[String(code)];

/** What was typed before scripts ran: the page knows it, the component's state does not. */
export function typedInto(data: FormData): Partial<RegistrationForm> {
  const text = (name: string): string => String(data.get(name) ?? '');
  return {
    role: text('role') === 'teacher' ? 'teacher' : 'student',
    username: text('username'),
    email: text('email'),
    parentalEmail: text('parental_email'),
    password: text('password'),
    passwordConfirm: text('passwordConfirm'),
    classCode: text('classCode'),
    referralCode: text('referralCode'),
    specialCode: text('specialCode'),
    termsAccepted: data.has('termsAccepted'),
  };
}

/** What the form is asked for beside its fields. */
export interface FormNeeds {
  /** Name, e-mail and password come from Google. */
  google: boolean;
  /** The form was reached by a mailed link, which proves the address. */
  emailKnown?: boolean;
  captcha: boolean;
  captchaSolved: boolean;
}

export const isName = (text: string): boolean => [...text.trim()].length >= 2;

const missingCriteria: Record<(typeof passwordCriteria)[number]['id'], string> = {
  length: 'legalább 8 karakter a jelszóba',
  lower: 'kisbetű a jelszóba',
  upper: 'nagybetű a jelszóba',
  digit: 'számjegy a jelszóba',
  symbol: 'szimbólum a jelszóba',
};

const missingPassword = ({ password, passwordConfirm }: RegistrationForm): string[] => {
  if (password === '') return ['a jelszó'];
  const criteria = passwordCriteria.filter(criterion => !criterion.holds(password)).map(criterion => missingCriteria[criterion.id]);
  const common = isStrongPassword(password) && passwordProblem(password) === 'common' ? ['kevésbé gyakori jelszó'] : [];
  return [...criteria, ...common, ...(password === passwordConfirm ? [] : ['egyező jelszavak'])];
};

/** What still stands between the form and its submission, in the order of the form. */
export function missingFrom(form: RegistrationForm, needs: FormNeeds): string[] {
  const missing: string[] = [];
  if (!needs.google && !isName(form.username)) missing.push('a neved');
  if (!needs.google && !needs.emailKnown && !looksLikeEmail(form.email)) missing.push('az e-mail-címed');
  if (form.role === 'student' && form.parentalEmail.trim() !== '' && !looksLikeEmail(form.parentalEmail))
    missing.push('a szülőd e-mail-címe');
  if (!needs.google) missing.push(...missingPassword(form));
  if (form.role === 'teacher' && form.vipCode.trim() === '') missing.push('a VIP kód');
  if (!form.termsAccepted) missing.push('a feltételek elfogadása');
  if (needs.captcha && !needs.google && !needs.captchaSolved) missing.push('a robotteszt');
  return missing;
}

const numbers = ['', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz', 'tizenegy', 'tizenkét'];

/** The line under the disabled button. */
export function missingLine(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const last = missing.at(-1);
  const listed = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} és ${last}`;
  return `Még ${numbers[missing.length] ?? missing.length} dolog van hátra: ${listed}.`;
}

/** The registration fields as the API takes them; what the role does not have is not sent. */
export function registrationFields(form: RegistrationForm) {
  const student = form.role === 'student';
  return {
    role: form.role,
    termsAccepted: true as const,
    referralCode: form.referralCode.trim(),
    specialCode: form.specialCode.trim(),
    ...(student ? { classCode: form.classCode.trim(), parental_email: form.parentalEmail.trim() } : { vipCode: form.vipCode.trim() }),
  };
}
