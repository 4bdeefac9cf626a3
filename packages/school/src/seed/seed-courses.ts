import type { NodePublication } from '@plinth/api-server/services/courses/course-publication';
import { publishCourse } from '@plinth/api-server/services/courses/publish-course';
import type { CoursePackage } from '../courses/course-package.ts';
import { readCourseLibrary } from '../courses/read-course-library.ts';
import type { Seeding } from './seeding.ts';

/** Drawings travel inside the node, so that they follow the theme and are there offline. */
function withDrawings({ nodes, assets, skills }: CoursePackage): NodePublication[] {
  const drawings = new Map(assets.flatMap(({ key, drawing }) => (drawing ? [[key, drawing] as const] : [])));
  return nodes.map((node) => {
    const drawing = node.type === 'IMAGE' ? drawings.get(node.meta.value ?? '') : undefined;
    const trains = node.parentKey === null ? { skills } : {};
    if (!drawing) return { ...node, ...trains };
    return {
      ...node,
      ...trains,
      meta: {
        ...node.meta,
        readType: 'DRAWING',
        value: drawing.svg,
        width: drawing.width,
        height: drawing.height,
      },
    };
  });
}

/** Publishes every course package of the house. @returns the id of each course by its code */
export async function seedCourses({ db, note }: Seeding): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const course of readCourseLibrary()) {
    note(`course ${course.code}`);
    const { courseId } = await publishCourse(db, { ...course, nodes: withDrawings(course) });
    ids.set(course.code, courseId);
  }
  return ids;
}
