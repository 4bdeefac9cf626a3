import type { OpenAPI } from '@orpc/openapi';
import { bodiesOf } from './bodies-of.ts';
import { exampleOf } from './example-of.ts';
import type { JsonSchema } from './json-schema.ts';

/** Shows for every call one body that it accepts and one that it answers. */
export function giveExamples({ paths }: OpenAPI.Document, schemas: Record<string, JsonSchema>): void {
  for (const path of Object.values(paths ?? {}))
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path?.[method];
      if (!operation) continue;
      const { asked, answers } = bodiesOf(operation);
      for (const media of [asked, ...answers])
        if (media?.schema) media.example = exampleOf(media.schema, schemas);
    }
}
