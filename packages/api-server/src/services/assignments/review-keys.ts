/** What the keys of the news that a hand-in waits for a review begin with. */
export const handInKeys = (reportId: string) => `handed-in:${reportId}:`;

/** What the keys of the news of its verdicts begin with. */
export const verdictKeys = (reportId: string) => `review:${reportId}:`;
