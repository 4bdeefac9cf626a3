import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it('API-220 writes rows below their column titles, quoting cells where needed', () => {
  expect(
    toCsv(
      ['name', 'amount'],
      [
        ['Walls, "outer"', 1200],
        ['Line\nbreak', -5],
      ],
    ),
  ).toBe('name,amount\r\n"Walls, ""outer""",1200\r\n"Line\nbreak",-5\r\n');
});

it.each(['=1+1', '+91', '-2', '@sum', '\tx', '\rx'])(
  'API-220 neutralises a cell that begins with %j',
  (text) => {
    const [, line = ''] = toCsv(['a'], [[text]]).split(/(?<=^a\r\n)/);
    expect(line.replaceAll('"', '').startsWith("'")).toBe(true);
  },
);
