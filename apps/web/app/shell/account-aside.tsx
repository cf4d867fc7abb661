import { Icon } from '@eszkerek/ui/icon.tsx';

const reasons = [
  { icon: 'target', text: 'Személyes ajánlások a gyengébb pontjaidhoz' },
  { icon: 'chart', text: 'Statisztika a leckékről és kvízekről' },
  { icon: 'people', text: 'Csatlakozás a tanárod osztályához egy kóddal' },
] as const;

interface AccountAsideProps {
  title: string;
  lead: string;
}

/** The board beside the login and registration forms. */
export function AccountAside({ title, lead }: AccountAsideProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul>
        {reasons.map(reason => (
          <li key={reason.text}>
            <Icon name={reason.icon} />
            {reason.text}
          </li>
        ))}
      </ul>
    </>
  );
}
