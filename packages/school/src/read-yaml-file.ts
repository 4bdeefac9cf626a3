import { Fault } from '@plinth/api-server/fault';
import { readYaml } from '@plinth/api-server/services/course-packages/read-yaml';
import type * as z from 'zod';
import { readTextFile } from './read-text-file.ts';

/** Reads and checks a YAML file that staff wrote. @throws Fault that names each line and how to mend it */
export async function readYamlFile<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readTextFile(path);
  const faults: string[] = [];
  const read = readYaml(text, schema, (line, problem, remedy) =>
    faults.push(`${path}:${line}: ${problem}; ${remedy}`),
  );
  if (!read) throw new Fault(faults.join('\n'));
  return read.data;
}
