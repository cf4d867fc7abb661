import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/query-provider.tsx';

export default function WithQueries() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
