import { table } from 'virtual:call-table';
import { type Client, createClient } from '@eszkerek/contract/client';

/** Calls with the token of a lesson instead of the account's: a refusal never logs the account out. */
export const liveApi = (token: string): Client['live'] => createClient(table, { token: () => token }).live;
