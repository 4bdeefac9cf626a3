import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { REGION_CHOICES, REGION_PATH_PREFIX, REGIONS } from '@plinth/domain/catalog/region';
import type { EditorState } from './call-editor.ts';
import type { PreviewPage } from './Preview.tsx';

/** The pages on which a form's texts are seen: those of the course, or the catalogues for the fees. */
export function pagesOf(form: string, { slugs }: Pick<EditorState, 'slugs'>): PreviewPage[] {
  const base = BASE_PRODUCT_CODES.find((code) => code === form);
  return REGIONS.flatMap((region) => {
    const label = REGION_CHOICES.find((choice) => choice.region === region)?.label ?? region;
    const catalogue = `${REGION_PATH_PREFIX[region]}/courses`;
    if (!base) return [{ path: catalogue, label: `Courses, ${label}` }];
    const slug = slugs[base][region];
    return slug === null ? [] : [{ path: `${catalogue}/${slug}`, label }];
  });
}
