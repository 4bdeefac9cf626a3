import { readFileSync } from 'node:fs';
import { COURSE_MEDIA } from '@plinth/domain/navigation/fixed-addresses';
import type { CoursePublication, NodePublication } from '../courses/course-publication.ts';
import { mediaPathOf } from '../courses/store-course-folder.ts';
import { sha256Of } from '../documents/sha256-of.ts';
import type { CourseAsset, CourseNode, CoursePackage } from './course-package.ts';

/** The address at which a picture, a film or its subtitles, or a file to download is served. */
function addressOf({ key, file }: CourseAsset): string {
  const media = mediaPathOf({ path: key, sha256: sha256Of(readFileSync(file)) });
  if (media === null) throw new Error(`${key} is no picture, no film and no file to download`);
  return media.replace(/^courses\//, COURSE_MEDIA);
}

/**
 * Converts a course folder to its published form. Drawings are embedded in their node, so that they follow the theme
 * and are available offline; photos and films are named by the address they are served at.
 */
export function toPublication({ code, title, completion, nodes, assets }: CoursePackage): CoursePublication {
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
    if (meta.runs?.some(({ file }) => file))
      return {
        ...meta,
        runs: meta.runs.map((run) => (run.file ? { ...run, href: addressed(run.href ?? '') } : run)),
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
    completion: completion ?? null,
    nodes: nodes.map((node) => ({ ...node, meta: metaOf(node) })),
  };
}
