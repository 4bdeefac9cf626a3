import { Banner } from '@plinth/ui/Banner';
import type { MouseEvent } from 'react';
import type { FieldSchema } from '../files/field-schema.ts';
import type { Issue } from '../files/issues-of.ts';
import * as css from './editor.css.ts';
import { placeOf } from './place-of.ts';

/** Opens whatever the field is folded into, and moves to it. */
function goTo(event: MouseEvent, path: string) {
  event.preventDefault();
  // A fault in something removed from the form is shown at the nearest remaining place.
  const places = path.split('.').map((_, index, steps) => steps.slice(0, steps.length - index).join('.'));
  const found = places.map((place) => document.getElementById(`field-${place}`)).find((element) => element);
  const folded = found?.closest('details');
  if (folded) folded.open = true;
  found?.focus();
}

/** What must be fixed before a save, each with a link to its field. */
export function Problems({ schema, issues }: { schema: FieldSchema; issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <Banner tone="error" live="status" title="Fix this before you save">
      <ul className={css.problems}>
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a href={`#field-${path}`} onClick={(event) => goTo(event, path)}>
              {[placeOf(schema, path), message.charAt(0).toUpperCase() + message.slice(1)]
                .filter((text) => text !== '')
                .join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
