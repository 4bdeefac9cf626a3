import { describe, expect, it } from 'vitest';
import { type FieldValue, setYamlField } from './yaml-field.ts';

const MODULE = `# The first one
title: Start
summary: >
  Two
  lines.
skills:
- Drawing
- Reading

releaseDay: 0 # at once
`;

describe('setting one field of a course file', () => {
  it.each<[string, string, FieldValue, string]>([
    ['AUTHOR-06 a word is set and all else stays', 'title', 'Walls', MODULE.replace('Start', 'Walls')],
    [
      'AUTHOR-06 what YAML would misread is quoted',
      'title',
      'Walls: part "two"',
      MODULE.replace('Start', '"Walls: part \\"two\\""'),
    ],
    ['AUTHOR-06 a number is set', 'releaseDay', 7, MODULE.replace('0 # at once', '7')],
    [
      'AUTHOR-06 a text over lines is replaced whole',
      'summary',
      'One line',
      MODULE.replace('>\n  Two\n  lines.', 'One line'),
    ],
    [
      'AUTHOR-06 a list is set, and the empty line behind it stays',
      'skills',
      ['Setting out'],
      MODULE.replace('\n- Drawing\n- Reading', '\n  - Setting out'),
    ],
    ['AUTHOR-06 a field goes', 'releaseDay', null, MODULE.replace('releaseDay: 0 # at once\n', '')],
    ['AUTHOR-06 a field that was not there comes last', 'id', 'start', `${MODULE}id: start\n`],
    ['AUTHOR-06 what is not there cannot go', 'id', null, MODULE],
  ])('%s', (_, name, value, expected) => {
    expect(setYamlField(MODULE, name, value)).toBe(expected);
  });

  it('AUTHOR-06 a byte order mark stays before the first field, which is set and removed like any other', () => {
    const marked = '\uFEFFtitle: Start\nreleaseDay: 0\n';
    expect(setYamlField(marked, 'title', 'Walls')).toBe('\uFEFFtitle: Walls\nreleaseDay: 0\n');
    expect(setYamlField(marked, 'title', null)).toBe('\uFEFFreleaseDay: 0\n');
    expect(setYamlField('\uFEFF', 'title', 'Walls')).toBe('\uFEFFtitle: Walls');
  });

  it('AUTHOR-06 text that YAML would read as a boolean, a number or nothing stays text', () => {
    for (const word of ['true', 'No', '12', '- x', '', 'null'])
      expect(setYamlField('', 'title', word)).toBe(`title: ${JSON.stringify(word)}`);
  });
});
