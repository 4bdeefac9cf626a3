import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { REGION_CHOICES, REGION_PATH_PREFIX, REGIONS } from '@plinth/domain/catalog/region';
import { marketingHome } from '@plinth/domain/navigation/course-paths';
import type { EditorState } from './call-editor.ts';
import type { PreviewPage } from './Preview.tsx';

const OF_LEGAL_FORMS: Record<string, PreviewPage> = {
  'enrolment-terms': { path: '/terms', label: 'Terms' },
  privacy: { path: '/privacy', label: 'Privacy' },
  'refund-policy': { path: '/refund-policy', label: 'Refunds' },
};

/**
 * Lists the pages that show a form's texts: those of the course, the homes for their texts and questions, the
 * catalogues for fees.
 */
export function pagesOf(form: string, { slugs }: Pick<EditorState, 'slugs'>): PreviewPage[] {
  const base = BASE_PRODUCT_CODES.find((code) => code === form);
  const legal = OF_LEGAL_FORMS[form];
  if (legal) return [legal];
  return REGIONS.flatMap((region) => {
    const label = REGION_CHOICES.find((choice) => choice.region === region)?.label ?? region;
    if (form === 'faqs' || form === 'home') return [{ path: marketingHome(region), label: `Home, ${label}` }];
    const catalogue = `${REGION_PATH_PREFIX[region]}/courses`;
    if (!base) return [{ path: catalogue, label: `Courses, ${label}` }];
    const slug = slugs[base][region];
    return slug === null ? [] : [{ path: `${catalogue}/${slug}`, label }];
  });
}
