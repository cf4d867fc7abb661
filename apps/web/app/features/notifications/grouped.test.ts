import type { Notification } from '@eszkerek/contract/notifications';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

const notice = (id: string, title: string, link: string | null = null): Notification => ({
  id,
  kind: 'class',
  title,
  message: 'Új tanuló csatlakozott.',
  link,
  read: false,
  sent_at: `2026-11-17T08:0${id}:00.000Z`,
});

it('says once what several notices say, at the place of the newest', () => {
  const items = [notice('5', 'Új tanuló'), notice('4', 'Házi'), notice('3', 'Új tanuló'), notice('2', 'Új tanuló', '/masik')];
  expect(grouped(items).map(({ item, ids }) => [item.title, item.sent_at, ids])).toEqual([
    ['Új tanuló', '2026-11-17T08:05:00.000Z', ['5', '3']],
    ['Házi', '2026-11-17T08:04:00.000Z', ['4']],
    ['Új tanuló', '2026-11-17T08:02:00.000Z', ['2']],
  ]);
  expect(grouped([])).toEqual([]);
});
