/** Dispatched on the document once a promotion may be shown. */
export const PROMOTION_EVENT = 'plinth:promotion';
