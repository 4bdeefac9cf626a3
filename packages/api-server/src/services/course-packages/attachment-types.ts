/** Files of the trade that a lesson offers to download. */
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

/** Whether a file is one to download, by the ending of its name. */
export const isAttachment = (name: string): boolean =>
  ATTACHMENT_TYPES.some((ending) => name.toLowerCase().endsWith(ending));
