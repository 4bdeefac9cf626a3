/** The key prefix of notifications that a hand-in waits for a review. */
export const handInKeys = (reportId: string) => `handed-in:${reportId}:`;

/** The key prefix of notifications of its verdicts. */
export const verdictKeys = (reportId: string) => `review:${reportId}:`;
