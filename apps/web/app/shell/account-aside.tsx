import { Icon } from '@eszkerek/ui/icon.tsx';

const reasons = {
  student: [
    { icon: 'target', text: 'Megmutatjuk, mit érdemes most gyakorolnod' },
    { icon: 'chart', text: 'Statisztika a leckékről és kvízekről' },
    { icon: 'people', text: 'Csatlakozás a tanárod osztályához egy kóddal' },
  ],
  teacher: [
    { icon: 'play', text: 'Élő óra, házi feladat és feladatlap' },
    { icon: 'chart', text: 'Napló: ki hol tart, és kinek kell segítség' },
    { icon: 'people', text: 'Osztályok, amelyekbe a tanulók kóddal lépnek be' },
  ],
} as const;

interface AccountAsideProps {
  title: string;
  lead: string;
  role?: keyof typeof reasons;
}

/** The board beside the login and registration forms. */
export function AccountAside({ title, lead, role = 'student' }: AccountAsideProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul>
        {reasons[role].map(reason => (
          <li key={reason.text}>
            <Icon name={reason.icon} />
            {reason.text}
          </li>
        ))}
      </ul>
    </>
  );
}
