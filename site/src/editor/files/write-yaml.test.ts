import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { courseSchema, pictureFile } from '../../content/course-schema.ts';
import { placesOf } from '../../content/places.ts';
import { fieldOrderOf } from './field-order.ts';
import { writeYaml } from './write-yaml.ts';

const order = fieldOrderOf(courseSchema(pictureFile));
const folder = join(placesOf({}).content, 'courses');
const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));

const TEXT = `# Read by marketing
promise: One
summary: Two # at most 160
software: [Revit, IFC viewers]
faqs:
  # asked most
  - question: A
    answer: a
  - question: B # of the US
    answer: b
drawings: []
`;

describe('writeYaml', () => {
  it.each(files)('%s is written unchanged when nothing changes', async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    expect(writeYaml(text, parse(text), order)).toBe(text);
  });

  it('a changed text changes only its line and keeps every comment', () => {
    const value = parse(TEXT);
    value.summary = 'Three: with a colon';
    value.faqs[1].answer = 'c';
    expect(writeYaml(TEXT, value, order)).toBe(
      TEXT.replace('summary: Two', 'summary: "Three: with a colon"').replace('answer: b', 'answer: c'),
    );
  });

  it('a moved question keeps its comment', () => {
    const value = parse(TEXT);
    value.faqs.reverse();
    const text = writeYaml(TEXT, value, order);
    expect(parse(text)).toEqual(value);
    expect(text.indexOf('B # of the US')).toBeLessThan(text.indexOf('# asked most'));
    expect(text.indexOf('# asked most')).toBeLessThan(text.indexOf('question: A'));
  });

  it('a new field is placed in schema order, and a removed one is gone', () => {
    const { summary: _gone, ...value } = parse(TEXT);
    const text = writeYaml(TEXT, { ...value, hoursPerWeek: 8 }, order);
    expect(parse(text)).toEqual({ ...value, hoursPerWeek: 8 });
    expect(Object.keys(parse(text))).toEqual(['promise', 'hoursPerWeek', 'software', 'faqs', 'drawings']);
  });

  it('a formerly empty list is written with one entry a line, and a list in brackets stays in brackets', () => {
    const value = parse(TEXT);
    value.drawings = [{ file: '01-a/b.svg', caption: 'C' }];
    value.software.push('Dynamo');
    const text = writeYaml(TEXT, value, order);
    expect(text).toContain('drawings:\n  - file: 01-a/b.svg\n    caption: C\n');
    expect(text).toContain('software: [Revit, IFC viewers, Dynamo]\n');
  });

  it('a multi-line text, or one that looks like a number, is read back unchanged', () => {
    const value = { ...parse(TEXT), promise: 'First line\n\nlast # line', summary: '145000' };
    expect(parse(writeYaml(TEXT, value, order))).toEqual(value);
  });
});
