const CODE = { code: '123456', passkey: undefined };

/**
 * Where the example of a schema, by its name, differs from what its fields alone would produce: rules that tie several
 * fields together, and fields whose own rule refuses the generated value. Undefined values are omitted.
 */
export const ownExamples: Record<string, object> = {
  ChangePassword: { currentPassword: 'drawing-set-2025' },
  CohortSchedule: { holidays: ['2026-03-20'] },
  NewCohort: { holidays: ['2026-03-20'] },
  NewVoucher: { percent: null },
  OfficeGroupsChangeMentorBody: { successorId: null },
  QueryMeta: { capstoneDetails: undefined },
  SecondFactorProof: CODE,
  SecondFactorProofInput: CODE,
};
