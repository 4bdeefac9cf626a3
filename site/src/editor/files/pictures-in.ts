import { pictureFile } from '../../content/course-schema.ts';
import { isFields, type Json } from './tidy.ts';

/** Returns the pictures on a course page, as paths below the folder of the course pages. */
export function picturesIn(value: Json): string[] {
  const { pictures } = isFields(value) ? value : {};
  if (!Array.isArray(pictures)) return [];
  return pictures.flatMap((picture) => {
    const file = isFields(picture) ? pictureFile.safeParse(picture.file).data : undefined;
    return file === undefined ? [] : [file];
  });
}
