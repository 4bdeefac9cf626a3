/** Files are sent in the same call, with the rest as JSON in `data`. */
export const withFiles = <T extends object>(body: T, files: readonly File[]) =>
  files.length === 0 ? body : { data: JSON.stringify(body), attachments: [...files] };
