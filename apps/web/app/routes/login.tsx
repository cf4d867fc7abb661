import { Link, useLocation } from 'react-router';
import { readLoginState } from '../lib/login-state.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AccountAside } from '../shell/account-aside.tsx';
import { MessageBar } from '../ui/message-bar.tsx';
import { SplitPanel } from '../ui/split-panel.tsx';

export const meta = () => pageMeta('Bejelentkezés', 'Lépj be az Észkerék-fiókodba, és folytasd ott, ahol abbahagytad.');

export default function LoginPage() {
  const { message } = readLoginState(useLocation().state);
  return (
    <div className="wrap page">
      <SplitPanel
        aside={<AccountAside title="Jó, hogy itt vagy!" lead="Lépj be, és folytasd ott, ahol abbahagytad." />}
        pictureLabel="Az Észkerék kereke"
      >
        <div>
          <h1>Bejelentkezés</h1>
          <p className="panel-lead">
            Még nincs fiókod?{' '}
            <Link className="link" to="/regisztracio">
              Regisztrálj!
            </Link>
          </p>
        </div>
        {message && <MessageBar kind="info">{message}</MessageBar>}
        <Link className="link" to="/elfelejtett-jelszo">
          Elfelejtetted a jelszavad?
        </Link>
      </SplitPanel>
    </div>
  );
}
