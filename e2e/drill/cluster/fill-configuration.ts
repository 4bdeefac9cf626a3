import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../packages/school/deploy/ha/', import.meta.url);

/**
 * Fills in the placeholders of a deployment configuration, as envsubst would. @throws on a placeholder without a value
 */
export async function fillConfiguration(
  name: 'patroni.yml' | 'haproxy.cfg' | 'pgbouncer.ini',
  values: Record<string, string | number>,
): Promise<string> {
  const text = await readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`${name} asks for ${place}`);
    return String(value);
  });
}
