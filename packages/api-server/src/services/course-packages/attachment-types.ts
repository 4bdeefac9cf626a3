/** Types of professional files that a lesson offers for download. */
export const ATTACHMENT_TYPES = [
  '.pdf',
  '.ifc',
  '.rvt',
  '.rfa',
  '.dwg',
  '.3dm',
  '.gh',
  '.dyn',
  '.nwd',
  '.zip',
] as const;

/** Whether a file is offered for download, judged by its extension. */
export const isAttachment = (name: string): boolean =>
  ATTACHMENT_TYPES.some((ending) => name.toLowerCase().endsWith(ending));
