import { getCollection, getEntry } from 'astro:content';
import type { APIContext } from 'astro';
import { drawingPath } from '../../parts/drawings/drawing-path.ts';
import { readDrawing } from '../../parts/drawings/read-drawing.ts';

type Props = { folder: string; file: string };

/** Lists every drawing that a course page shows. */
export async function getStaticPaths() {
  const courses = await getCollection('courses');
  const paths = await Promise.all(
    courses.map(async ({ id, data }) => {
      const curriculum = await getEntry('curricula', id);
      if (!curriculum) return [];
      const { folder } = curriculum.data;
      return data.drawings.map(({ file }) => ({
        params: { file: drawingPath(id, file).replace('/drawings/', '') },
        props: { folder, file } satisfies Props,
      }));
    }),
  );
  return paths.flat();
}

export async function GET({ props: { folder, file } }: APIContext<Props>): Promise<Response> {
  const { svg } = await readDrawing(folder, file);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
