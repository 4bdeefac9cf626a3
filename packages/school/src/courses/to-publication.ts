import { readFileSync } from 'node:fs';
import type {
  CoursePublication,
  NodePublication,
} from '@plinth/api-server/services/courses/course-publication';
import { mediaPathOf } from '@plinth/api-server/services/courses/keep-course-folder';
import { sha256Of } from '@plinth/api-server/services/documents/sha256-of';
import type { CourseAsset, CourseNode, CoursePackage } from './course-package.ts';

/** Where a picture or a film of a folder, or the words of one, is served. */
function addressOf({ key, file }: CourseAsset): string {
  const media = mediaPathOf({ path: key, sha256: sha256Of(readFileSync(file)) });
  if (media === null) throw new Error(`${key} is no picture and no film`);
  return media.replace(/^courses\//, '/media/course/');
}

/**
 * A course folder as it is published. Drawings travel inside their node, so that they follow the theme and are there
 * offline; photos and films are named by the address they are served at.
 */
export function toPublication({ code, title, skills, nodes, assets }: CoursePackage): CoursePublication {
  const known = new Map(assets.map((asset) => [asset.key, asset]));
  const addresses = new Map(
    assets.flatMap((asset) => (asset.drawing ? [] : [[asset.key, addressOf(asset)] as const])),
  );
  const addressed = (value: string) => addresses.get(value) ?? value;
  const metaOf = ({ type, meta }: CourseNode): NodePublication['meta'] => {
    const { value = '' } = meta;
    const drawing = type === 'IMAGE' ? known.get(value)?.drawing : undefined;
    if (drawing)
      return {
        ...meta,
        readType: 'DRAWING',
        value: drawing.svg,
        width: drawing.width,
        height: drawing.height,
      };
    if (type !== 'VIDEO_PLAYER' && type !== 'IMAGE') return meta;
    return {
      ...meta,
      value: addressed(value),
      ...(meta.tracks
        ? { tracks: meta.tracks.map(({ language, src }) => ({ language, src: addressed(src) })) }
        : {}),
    };
  };
  return {
    code,
    title,
    skills,
    nodes: nodes.map((node) => ({
      ...node,
      meta: metaOf(node),
      ...(node.parentKey === null ? { skills } : {}),
    })),
  };
}
