import { describe, expect, it } from 'vitest';
import { decodeTable } from './decode-table.ts';
import { readCsv } from './read-csv.ts';

const TEXT = 'Email,Name\nelodie@plinth.test,Élodie';
const bytesOf = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

describe('decoding the bytes of a table', () => {
  it.each([
    ['UTF-8', bytesOf(TEXT, 'utf8')],
    ['UTF-8 with its mark', bytesOf(`\uFEFF${TEXT}`, 'utf8')],
    ['UTF-16 with its mark', bytesOf(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 with its bytes the other way', swapped(bytesOf(`\uFEFF${TEXT}`, 'utf16le'))],
    ['UTF-16 without its mark', bytesOf(TEXT, 'utf16le')],
    ['UTF-16 the other way without its mark', swapped(bytesOf(TEXT, 'utf16le'))],
    ['Latin-1', bytesOf(TEXT, 'latin1')],
  ])('reads %s with every letter', (_what, bytes) => {
    expect(decodeTable(bytes)).toBe(TEXT);
  });

  it.each([
    ['Cyrillic of one byte a letter', [0xd0, 0xe0, 0xe8, 0xf1, 0xe0]],
    ['letters of an old Macintosh', [0x83, 0x6c, 0x6f, 0x64, 0x69, 0x65]],
  ])('refuses %s instead of guessing', (_what, bytes) => {
    expect(decodeTable(new Uint8Array(bytes))).toBeNull();
  });
});

describe('the lines of a table', () => {
  const RECORDS = [
    { line: 1, cells: ['Email', 'Name'] },
    { line: 2, cells: ['a@plinth.test', 'Ann'] },
    { line: 3, cells: ['b@plinth.test', 'Two\nlines'] },
    { line: 5, cells: ['c@plinth.test', 'Cy'] },
  ];
  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns alone', '\r'],
  ])('end with %s, also inside quotation marks', (_what, end) => {
    const text = [
      '\uFEFFEmail,Name',
      'a@plinth.test,Ann',
      'b@plinth.test,"Two',
      'lines"',
      'c@plinth.test,Cy',
    ];
    expect(readCsv(text.join(end))).toEqual(RECORDS);
  });

  it('start below the line that tells Excel the separator', () => {
    expect(readCsv('\uFEFFsep=;\r\nEmail;Name\r\na@plinth.test;Ann, B.')).toEqual([
      { line: 2, cells: ['Email', 'Name'] },
      { line: 3, cells: ['a@plinth.test', 'Ann, B.'] },
    ]);
  });

  it.each([
    ['semicolons', ';', 'Rao, Asha, Ms, PhD'],
    ['tabs', '\t', 'Rao, Asha; Ms, PhD'],
    ['commas', ',', '"Rao; Asha; Ms; PhD; Pune"'],
  ])(
    'are split at the %s found in every line, whatever other separators they contain',
    (_what, sign, name) => {
      const text = [`Email${sign}Name`, `a@plinth.test${sign}${name}`].join('\n');
      expect(readCsv(text).map(({ cells }) => cells.length)).toEqual([2, 2]);
    },
  );

  it('are still read after a quotation mark that is opened and never closed', () => {
    expect(readCsv('Email,Name\na@plinth.test,"Ann\nb@plinth.test,Bo')).toEqual([
      { line: 1, cells: ['Email', 'Name'] },
      { line: 2, cells: ['a@plinth.test', '"Ann'] },
      { line: 3, cells: ['b@plinth.test', 'Bo'] },
    ]);
  });
});
