import { describe, expect, it } from 'vitest';
import { readAttendanceRows } from './attendance-sheet.ts';

describe('an attendance sheet', () => {
  it.each([
    [
      'the titles of a meeting provider',
      'Name (Original Name),User Email\nA,a@plinth.test\nB,b@plinth.test',
      ['PRESENT', 'PRESENT'],
    ],
    ['commas', 'Email,Attendance\nA@plinth.test,Present\nb@plinth.test,absent', ['PRESENT', 'ABSENT']],
    [
      'semicolons and a mark of bytes',
      '\uFEFFEmail;Attendance\r\na@plinth.test;LATE\r\nb@plinth.test;excused\r\n',
      ['LATE', 'EXCUSED'],
    ],
    [
      'tabs',
      'Name\tE-mail\tStatus\nAsha\ta@plinth.test\tyes\nRavi\tb@plinth.test\tno',
      ['PRESENT', 'ABSENT'],
    ],
  ])('COHORT-03 can be read with %s', (_, text, states) => {
    expect(readAttendanceRows(text)).toEqual({
      rows: [
        { line: 2, emailId: 'a@plinth.test', state: states[0] },
        { line: 3, emailId: 'b@plinth.test', state: states[1] },
      ],
      faults: [],
    });
  });

  it('COHORT-03 without an attendance column everyone listed counts as present, once even if listed twice', () => {
    const { rows, faults } = readAttendanceRows('Email\na@plinth.test\na@plinth.test');
    expect(faults).toEqual([]);
    expect(rows).toEqual([{ line: 2, emailId: 'a@plinth.test', state: 'PRESENT' }]);
  });

  it('COHORT-03 reports each faulty row by its line', () => {
    const text =
      'Email,Attendance\n,present\nasha,present\na@plinth.test,perhaps\nb@plinth.test,late\nb@plinth.test,absent\nc@plinth.test,constructor';
    const { rows, faults } = readAttendanceRows(text);
    expect(rows.map(({ emailId }) => emailId)).toEqual(['b@plinth.test']);
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 4, 6, 7]);
  });

  it('COHORT-03 reports a row whose stray quotation mark hides the rows after it', () => {
    const { rows, faults } = readAttendanceRows(
      'Email,Name\na@plinth.test,"Ann\nb@plinth.test,"Bo"\nc@plinth.test,Cy',
    );
    expect(rows.map(({ emailId }) => emailId)).toEqual(['c@plinth.test']);
    expect(faults).toEqual([{ line: 2, text: expect.stringContaining('hides the rows between') }]);
  });

  it('COHORT-03 names a wrong separator and a missing column as such', () => {
    expect(readAttendanceRows('Email|Attendance\na@plinth.test|present').faults).toEqual([
      { line: 1, text: 'The columns are separated by “|”. Use commas, semicolons or tabs.' },
    ]);
    expect(readAttendanceRows('Name\nAsha').faults[0]?.text).toContain('Email');
    expect(readAttendanceRows('').faults).toHaveLength(1);
  });
});
