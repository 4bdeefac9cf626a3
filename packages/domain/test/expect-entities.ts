import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

export const ID = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e';
export const ID2 = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9f';
export const TOKEN = 'k3Jd9sQ2mV7xZ1pL0bN4tR8w';
export const TIME = '2026-05-04T09:30:00.000Z';

/** An entity with a valid example, the names of its fields, and one invalid field. */
export type EntityRow = {
  id: string;
  name: string;
  schema: z.ZodMiniType;
  example: Record<string, unknown>;
  fields: string;
  bad: Record<string, unknown>;
};

/** Checks what applies to every entity: its fields, and that it can be shown in the API document. */
export function expectEntities(rows: EntityRow[]): void {
  describe('entity', () => {
    it.each(rows)('$id the $name keeps its fields, drops unknown ones and refuses a wrong one', (row) => {
      const parsed = z.parse(row.schema, { ...row.example, unknownField: 1 }) as Record<string, unknown>;
      expect(Object.keys(parsed).toSorted()).toEqual(row.fields.split(' ').toSorted());
      expect(parsed).toEqual(row.example);
      expect(z.safeParse(row.schema, { ...row.example, ...row.bad }).success).toBe(false);
      expect(z.safeParse(row.schema, null).success).toBe(false);
    });

    it.each(rows)('$id the $name can be written as JSON schema for the API document', ({ schema }) => {
      for (const io of ['input', 'output'] as const)
        expect(z.toJSONSchema(schema, { io })).toHaveProperty('type');
    });
  });
}
