import { callTable } from '@eszkerek/contract/client';
import { contract } from '@eszkerek/contract/contract';
import type { Plugin } from 'vite';

const name = 'virtual:call-table';
const resolved = `\0${name}`;

/** Gives the browser method and path of each call, without the schemas and their library. */
export function callTablePlugin(): Plugin {
  return {
    name: 'call-table',
    resolveId: id => (id === name ? resolved : undefined),
    load: id => (id === resolved ? `export const table = ${JSON.stringify(callTable(contract))};` : undefined),
  };
}
