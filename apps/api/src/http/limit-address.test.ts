import { expect, test } from 'vitest';
import { limitAddress } from './limit-address.ts';

test.each([
  ['84.1.2.3', '84.1.2.3'],
  ['::ffff:84.1.2.3', '84.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, counted) => {
  expect(limitAddress(ip)).toBe(counted);
});
