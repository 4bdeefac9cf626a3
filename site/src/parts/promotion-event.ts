/** Told to the document once a promotion may show. */
export const PROMOTION_EVENT = 'plinth:promotion';
