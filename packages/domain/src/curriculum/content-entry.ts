import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import type { ComponentType } from './component-type.ts';
import { ContentSection } from './content-section.ts';
import { ContentType } from './content-type.ts';

/** One entry of a content section: its node in the tree, and its content type. */
export const ContentEntry = z.object({ nodeId: Id, contentType: ContentType, title: z.optional(z.string()) });

/** The sections of a content page. They reference the tree of the page instead of repeating it. */
export const ContentSections = z.record(ContentSection, z.array(ContentEntry));
export type ContentSections = z.infer<typeof ContentSections>;

type Content = {
  nodeId: string;
  type: string;
  meta: {
    title?: string | undefined;
    heading?: string | undefined;
    key?: string | undefined;
    referenceLabel?: string | undefined;
  };
  children: readonly Content[];
};

const HOLDS: Partial<Record<ComponentType | 'QUIZ', ContentType>> = {
  IMAGE: 'IMAGE',
  VIDEO: 'VIDEO',
  VIDEO_PLAYER: 'VIDEO',
  REFERENCE: 'LINK',
  FILE_UPLOAD: 'FILE',
  LINK_UPLOAD: 'LINK',
  ZONE: 'TILE_IMAGE',
  QUIZ: 'FORM',
};

const contentTypeOf = (type: string): ContentType => HOLDS[type as ComponentType] ?? 'TEXT';

const isWholly = (node: Content, type: ComponentType) =>
  node.type === type || (node.children.length > 0 && node.children.every((child) => child.type === type));

/**
 * Returns the section of a node: the one its meta.key names; otherwise references are resources, drop-downs are
 * questions.
 */
function sectionOf(node: Content): ContentSection {
  const named = ContentSection.safeParse(node.meta.key);
  if (named.success) return named.data;
  if (isWholly(node, 'REFERENCE')) return 'HELPFUL_RESOURCE';
  return node.type === 'CONTENT_CONTAINER' && isWholly(node, 'DROP_DOWN_CONTENT') ? 'FAQ' : 'MAIN_CONTENT';
}

/** Returns the entries of a page by section: its children, with a lesson expanded into its parts. */
export function contentSections(page: Content): ContentSections {
  const sections: ContentSections = { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] };
  const parts = page.children.flatMap((child) =>
    child.type === 'LESSON_READING' ? child.children : [child],
  );
  for (const part of parts) {
    const title = part.meta.heading ?? part.meta.title ?? part.meta.referenceLabel;
    sections[sectionOf(part)].push({
      nodeId: part.nodeId,
      contentType: contentTypeOf(part.type),
      ...(title === undefined ? {} : { title }),
    });
  }
  return sections;
}
