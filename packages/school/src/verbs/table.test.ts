import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('a table for the terminal', () => {
  it('aligns its columns and leaves no trailing blanks', () => {
    expect(
      table(
        ['ID', 'WHO'],
        [
          ['1', 'Asha'],
          ['100', 'Noor Khan'],
        ],
      ),
    ).toEqual(['ID   WHO', '1    Asha', '100  Noor Khan']);
  });

  it('removes control characters from what applicants typed', () => {
    expect(table(['WHO'], [['a\u001b[31mb\nc']])[1]).toBe('a [31mb c');
  });
});
