declare module 'virtual:call-table' {
  import type { CallTable } from '@eszkerek/contract/client';
  export const table: CallTable;
}
