/** The third-party scripts a school may configure; none is part of the product. */
export const THIRD_PARTIES = [
  'PAY_LATER_WIDGET',
  'ANALYTICS_SNIPPET',
  'TAG_MANAGER',
  'FORMS_EMBED',
  'MATH_POLYFILL',
] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** What a visitor is asked to consent to. A script that only draws formulas needs no consent and sets nothing. */
export type ConsentPurpose = 'measurement' | 'services';

type Terms = {
  label: string;
  purpose: ConsentPurpose | null;
  /** The paths it applies to. */
  isFor: (path: string) => boolean;
  /** What the page must contain for the script to be fetched. */
  needs: string | null;
};

const isPublicPage = () => true;
const isCoursePage = (path: string) => /^(?:\/us|\/me)?\/courses\/[\w-]+$/.test(path);
const isCoursePageInDollars = (path: string) => /^\/(?:us|me)\/courses\/[\w-]+$/.test(path);
const isContactPage = (path: string) => /^(?:\/us|\/me)?\/contact$/.test(path);

/** The purpose and place of each script. Buy-now-pay-later is for prices in USD. */
export const THIRD_PARTY_TERMS: Record<ThirdParty, Terms> = {
  PAY_LATER_WIDGET: {
    label: 'the buy-now-pay-later widget beside the fee',
    purpose: 'services',
    isFor: isCoursePageInDollars,
    needs: '#fees',
  },
  ANALYTICS_SNIPPET: {
    label: 'an analytics service',
    purpose: 'measurement',
    isFor: isPublicPage,
    needs: null,
  },
  TAG_MANAGER: { label: 'a tag manager', purpose: 'measurement', isFor: isPublicPage, needs: null },
  FORMS_EMBED: {
    label: 'an embedded form on the contact page',
    purpose: 'services',
    isFor: isContactPage,
    needs: '[data-forms-embed]',
  },
  MATH_POLYFILL: { label: 'a drawing aid for formulas', purpose: null, isFor: isCoursePage, needs: 'math' },
};

/** A script as offered to a page. */
export type ScriptOffer = {
  kind: ThirdParty;
  src: string;
  purpose: ConsentPurpose | null;
  needs: string | null;
};

/**
 * Returns the configured scripts a page may load; none on a page whose address may carry a token.
 * @param configured the address of each script that the school has set
 */
export function scriptsOfPage(
  configured: Partial<Record<ThirdParty, string>>,
  page: { path: string; isPrivate: boolean },
): ScriptOffer[] {
  if (page.isPrivate) return [];
  return THIRD_PARTIES.flatMap((kind) => {
    const src = configured[kind];
    const { isFor, purpose, needs } = THIRD_PARTY_TERMS[kind];
    return src && isFor(page.path) ? [{ kind, src, purpose, needs }] : [];
  });
}
