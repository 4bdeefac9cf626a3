import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@plinth/api-server/fault';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

const readBuilt = (siteFolder: string, file: string) =>
  readFile(join(siteFolder, file), 'utf8').catch(() => null);

/** Returns the address that a built site was made for, from its robots.txt; null if nothing is built. */
async function builtOrigin(siteFolder: string): Promise<string | null> {
  const robots = (await readBuilt(siteFolder, 'robots.txt')) ?? '';
  const [, sitemap] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return sitemap !== undefined && URL.canParse(sitemap) ? new URL(sitemap).origin : null;
}

/** Returns the school that a built site was made for, from its web app manifest; null if nothing is built. */
async function builtName(siteFolder: string): Promise<string | null> {
  const manifest = await readBuilt(siteFolder, 'manifest.webmanifest');
  return manifest === null ? null : (JSON.parse(manifest) as { name: string }).name;
}

/** Returns the email addresses that a built home page links to, that of its footer last. */
async function builtEmails(siteFolder: string): Promise<string[]> {
  const page = (await readBuilt(siteFolder, 'index.html')) ?? '';
  return [...page.matchAll(/\bhref="?mailto:([^"\s>?]+)/g)].map(([, email = '']) =>
    email.replaceAll(/&(?:amp|#38);/g, '&'),
  );
}

/**
 * Refuses to serve pages that name another school or ask people to write to another address than its own, or whose
 * canonical links, sitemap, cards and structured data contain an address other than the school's. A school reachable
 * only from this machine is found by no search engine and may have another one.
 * @throws Fault naming both schools, or both addresses
 */
export async function refuseForeignBuild(
  siteFolder: string,
  { origin, schoolName, email }: { origin: string; schoolName: string; email: string },
): Promise<void> {
  const nameInPages = (await builtName(siteFolder))?.trim();
  if (nameInPages !== undefined && nameInPages !== schoolName.trim())
    throw new Fault(
      `The pages were built for the school “${nameInPages}”, and this one is “${schoolName}”. Start without --no-build, or build with SCHOOL_NAME="${schoolName}" (school build).`,
    );
  const emails = await builtEmails(siteFolder);
  if (emails.length > 0 && !emails.includes(email))
    throw new Fault(
      `The pages ask people to write to ${emails.at(-1)}, and this school is reached at ${email}. Start without --no-build, or build with SCHOOL_SUPPORT_EMAIL=${email} (school build).`,
    );
  const { hostname, origin: own } = new URL(origin);
  if (LOOPBACK.test(hostname)) return;
  const built = await builtOrigin(siteFolder);
  if (built === null || built === own) return;
  throw new Fault(
    `The pages were built for ${built}, and the school is at ${own}: their links and their sitemap would lead there. Start without --no-build, or build with PLINTH_ORIGIN=${own} (school build).`,
  );
}
