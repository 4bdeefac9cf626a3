const SHOWN = /\.(?:svg|png|jpe?g|webp|mp4|webm)$/i;

/** Returns what a lesson can show, as it refers to it: first the files beside it. */
export function mediaFrom(folder: string, paths: readonly string[]): string[] {
  const own = folder.split('/');
  return paths
    .filter((path) => SHOWN.test(path))
    .map((path) => {
      const steps = path.split('/');
      let same = 0;
      while (same < own.length && same < steps.length - 1 && own[same] === steps[same]) same += 1;
      return [...own.slice(same).map(() => '..'), ...steps.slice(same)].join('/');
    })
    .sort((a, b) => a.split('/').length - b.split('/').length || a.localeCompare(b));
}
