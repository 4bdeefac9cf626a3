import { EvaluationFormFile } from '@plinth/api-server/services/evaluation-day/evaluation-form-file';
import type { WrittenEvaluationForm } from '@plinth/api-server/services/evaluation-day/set-evaluation-form';
import { toWrittenForm } from '@plinth/api-server/services/evaluation-day/to-written-form';
import { readYamlFile } from '../read-yaml-file.ts';

/** Reads an evaluation day form that staff wrote as YAML. @throws Fault that names the line and how to mend it */
export const readEvaluationFormFile = async (path: string): Promise<WrittenEvaluationForm> =>
  toWrittenForm(await readYamlFile(path, EvaluationFormFile));
