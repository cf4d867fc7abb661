import type { ClassRequest } from '@eszkerek/contract/classes';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';

const day = new Intl.DateTimeFormat('hu-HU', { month: 'long', day: 'numeric' });

/** Pupils who gave the class code but have not verified their address: they take a seat when they do. */
export function SeatRequests({ requests }: { requests: readonly ClassRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Panel
      title={`Megerősítésre várnak (${requests.length})`}
      lead="Megadták az osztálykódot, de még nem erősítették meg az e-mail-címüket. Helyet csak utána foglalnak."
    >
      <ul className={layoutStyles.stack} data-part="stack">
        {requests.map(request => (
          <li key={`${request.requested_at} ${request.real_name}`}>
            <b>{request.real_name}</b> <small>{day.format(new Date(request.requested_at))}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
