import { getEntry } from 'astro:content';
import type { Region } from '@plinth/domain/catalog/region';

/** The words of the home page of a region: its own where the file has them. */
export async function readHome(region: Region) {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('src/content/home.yaml is missing');
  const { regions, ...shared } = entry.data;
  return { ...shared, ...regions[region] };
}
