import { expect, it } from 'vitest';
import { entryView } from './entry-view.tsx';

it.each([
  [0, 'No period of notice'],
  [1, '1 day of notice'],
  [30, '30 days of notice'],
  [null, ''],
])('a period of notice of %j days reads %j', (noticePeriod, note) => {
  const entry = { detailId: 'd1', preferredRole: 'Modeller', noticePeriod };
  expect(
    entryView('placementDetails', entry as Parameters<typeof entryView<'placementDetails'>>[1]).note,
  ).toBe(note);
});
