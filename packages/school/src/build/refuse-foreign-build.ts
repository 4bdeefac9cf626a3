import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@plinth/api-server/fault';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** The address that a built site was made for, as its robots.txt names it; null where nothing is built. */
async function builtOrigin(siteFolder: string): Promise<string | null> {
  const robots = await readFile(join(siteFolder, 'robots.txt'), 'utf8').catch(() => '');
  const [, sitemap] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return sitemap !== undefined && URL.canParse(sitemap) ? new URL(sitemap).origin : null;
}

/**
 * Refuses to serve pages whose canonical links, sitemap, cards and structured data name another address than the
 * school's. A school that only this machine reaches is found by no search engine, and may.
 * @throws Fault naming both addresses
 */
export async function refuseForeignBuild(siteFolder: string, origin: string): Promise<void> {
  const { hostname, origin: own } = new URL(origin);
  if (LOOPBACK.test(hostname)) return;
  const built = await builtOrigin(siteFolder);
  if (built === null || built === own) return;
  throw new Fault(
    `The pages were built for ${built}, and the school is at ${own}: their links and their sitemap would lead there. Start without --no-build, or build with PLINTH_ORIGIN=${own} (school build).`,
  );
}
