import { readFile } from 'node:fs/promises';
import { Fault } from '@plinth/api-server/fault';
import { decodeTable } from '@plinth/domain/csv/decode-table';

/**
 * Reads the text of a file that staff wrote, with line ends normalised: UTF-8, UTF-16, or the western code page of
 * Windows.
 * @throws Fault when it cannot be read or its encoding cannot be determined
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new Fault(`${path} cannot be read.`, 2);
  });
  const text = decodeTable(bytes);
  if (text === null)
    throw new Fault(`${path}: the letters of this file cannot be read. Save it as UTF-8.`, 2);
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}
