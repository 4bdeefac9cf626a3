import { expect, it } from 'vitest';
import { courseSchema, pictureFile } from '../../content/course-schema.ts';
import { fieldSchemaOf } from '../files/field-schema.ts';
import { placeOf } from './place-of.ts';

const schema = fieldSchemaOf(courseSchema(pictureFile));

it.each([
  ['faqs.1.answer', 'Questions and answers, question 2'],
  ['faqs', 'Questions and answers'],
  ['audience.0', 'Who it is for, line 1'],
  ['capstone.deliverables.2', 'Capstone, To be delivered, deliverable 3'],
  ['regions.US.summary', 'Regions, USA, Canada and Europe'],
  ['summary', ''],
  ['', ''],
  ['misspelt.0', ''],
])('a mistake at %s is located at "%s"', (path, place) => {
  expect(placeOf(schema, path)).toBe(place);
});
