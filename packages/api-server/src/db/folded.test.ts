import { foldText } from '@plinth/domain/search/fold-text';
import { expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();

it.each([
  ['façade', 'facade'],
  ['Élodie Ångström', 'Elodie Angstrom'],
  ['E\u0301lodie', 'Elodie'],
  ['Łukasz Đorđević', 'Lukasz Dordevic'],
  ['Søren, İstanbul, Diyarbakır', 'Soren, Istanbul, Diyarbakir'],
  ['straße', 'straße'],
  ['がっこう', 'がっこう'],
  ['हिन्दी', 'हिन्दी'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['한국어', '한국어'],
])('search folds %s to %s, in the server as in the database', async (text, plain) => {
  expect(foldText(text)).toBe(plain);
  const { rows } = await school.deps.pool.query('select folded($1) as text', [text]);
  expect(rows).toEqual([{ text: plain }]);
});
