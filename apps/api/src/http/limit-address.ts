import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, `::` filled in. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
};

/** What limits count as one address: an IPv6 household or school has a whole /64, and can pick a new address for every request. */
export const limitAddress = (ip: string): string => {
  const address = ip.split('%')[0]?.toLowerCase() ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return ip;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
