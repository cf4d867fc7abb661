import { type AnyCall, type Area, type AreaName, type Contract, contract } from '@eszkerek/contract';

export type CallName = { [A in AreaName]: `${A}.${Extract<keyof Contract[A], string>}` }[AreaName];

const areas: Record<string, Area> = contract;

/** Every declared call under its full name. */
export const calls: ReadonlyMap<string, AnyCall> = new Map(
  Object.entries(areas).flatMap(([area, all]) => Object.entries(all).map(([name, call]): [string, AnyCall] => [`${area}.${name}`, call])),
);

export const callNamed = (name: string): AnyCall => {
  const call = calls.get(name);
  if (!call) throw new Error(`${name} is not declared.`);
  return call;
};

/** What a request says beyond its method and path. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export const urlOf = (call: AnyCall, { params = {}, query }: Parts): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};
