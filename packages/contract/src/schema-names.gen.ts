// Written by `pnpm --filter @plinth/api-client contract`.
import { AcceptanceMove, ApplicationDecline, BoardColumn, OfferPreview, OfferWish, OfficeApplication, OfficeApplicationDetail } from '@plinth/domain/course-applications/office-application';
import { Account } from '@plinth/domain/account/account';
import { AccountName } from '@plinth/domain/account/account-name';
import { AccountSession } from '@plinth/domain/account/account-session';
import { AccountTable, Accounts, Receivables, RefundRow, RevenueRow, TaxRow } from '@plinth/domain/accounts/accounts';
import { AnalyticsEvent, ButtonClick, PageView } from '@plinth/domain/analytics/analytics-event';
import { AnnouncementReader, AnnouncementState, Audience, OfficeAnnouncement, OwnAnnouncement } from '@plinth/domain/announcements/announcement';
import { AnswerSource, AssistantQuestion, AssistantTurn, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { AnsweredQuestion, MarkedQuestion, QuizResults } from '@plinth/domain/quizzes/quiz-results';
import { AnyEventType, WebhookEventType } from '@plinth/domain/webhooks/event-type';
import { ApiKey, ApiKeyCall, ApiKeyState, NewApiKey } from '@plinth/domain/api-keys/api-key';
import { ApplicationAnswer, ApplicationQuestionId } from '@plinth/domain/course-applications/application-answers';
import { ApplicationHistoryLine, ApplicationNote, ApplicationQuestion, AskedQuestion, MailPreview, QuestionState } from '@plinth/domain/course-applications/application-question';
import { ApplicationPage, ApplicationRow, ApplicationQuestion as ApplicationStateApplicationQuestion, SavedPage } from '@plinth/domain/course-applications/application-state';
import { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { AppliedJob, UserJob } from '@plinth/domain/jobs/user-job';
import { Arrangement, CohortGroups, GroupLearner, GroupPlan, MentorLoad, OfficeGroup, UnseatedPayer } from '@plinth/domain/groups/office-group';
import { Assessment, OwnReport, Report, ReportDraft, ReportEntry, ReportVersion, RubricRow, Task } from '@plinth/domain/assignments/report';
import { Attachment, SessionTip, WrittenTip } from '@plinth/domain/tips/tip';
import { Attendance, Coachmarks, DashboardCard, LearnerDashboard, Nudge, PendingTask, UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import { AttendanceMark, ChangeSession, ChooseRooms, OfficeSession, RosterEntry, SheetPreview } from '@plinth/domain/sessions/office-session';
import { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import { AuditEntry, AuditName, AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import { Badge } from '@plinth/domain/profiles/badge';
import { BaseProductCode } from '@plinth/domain/catalog/product-code';
import { BasicDetailsEntry, EducationEntry, ImportantLinkEntry, ListSectionId, PlacementEntry, ProfessionEntry, ProfileSections, PublicSections, SectionId, SkillEntry } from '@plinth/domain/profiles/profile-sections';
import { BilledFirm } from '@plinth/domain/orders/billed-firm';
import { BillingAddress, BillingContact, PricingRequest, PricingStage } from '@plinth/domain/orders/pricing-request';
import { BookmarkItem, Note, NoteItem, PageMarks } from '@plinth/domain/notes/note';
import { CalendarEntry, CalendarEntryKind } from '@plinth/domain/cohorts/calendar-entry';
import { CalendarEvent, CalendarWeek, MentorCalendarEvent, MentorCalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { CapstoneInfo, CareerInfo, CohortInfo, EvaluationDayInfo } from '@plinth/domain/cohorts/cohort-info';
import { CardData, PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { CareerDraft } from '@plinth/domain/career-builder/career-draft';
import { CareerInterest } from '@plinth/domain/career-builder/career-interests';
import { CareerLevel, CareerScores, InterestStanding, LevelUp, SkillStanding, SuggestedCourse } from '@plinth/domain/career-builder/career-result';
import { CareerSkill } from '@plinth/domain/career-builder/career-skills';
import { CareerType } from '@plinth/domain/career-builder/career-roles';
import { ChangePassword } from '@plinth/domain/account/change-password';
import { ChannelUser, QueryDetails, QueryFeedback, QueryItem, CohortPerson as QueryItemCohortPerson, ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { CheckedItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { ClosingLearner, CohortClosing, MoreTime } from '@plinth/domain/closing/cohort-closing';
import { CohortChoice, PersonRow } from '@plinth/domain/people/person-row';
import { CohortDate, CohortMove, MovePreview, MovedDate } from '@plinth/domain/cohorts/cohort-move';
import { CohortHealth, HealthLearner, HealthSummary } from '@plinth/domain/cohorts/cohort-health';
import { CohortSchedule, NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import { CohortTag } from '@plinth/domain/cohorts/cohort-tag';
import { CohortType } from '@plinth/domain/cohorts/cohort-type';
import { CohortUserData, Elective, QueriesOnboardingDetails } from '@plinth/domain/cohorts/cohort-user-data';
import { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { CompletionRule } from '@plinth/domain/closing/completion-rule';
import { ComponentType } from '@plinth/domain/curriculum/component-type';
import { ContentEntry } from '@plinth/domain/curriculum/content-entry';
import { ContentSection } from '@plinth/domain/curriculum/content-section';
import { ContentType } from '@plinth/domain/curriculum/content-type';
import { CourseChangeText, CourseCheck, CourseFault, CourseOutlook, FaultPlace } from '@plinth/domain/courses/course-outlook';
import { CourseDraft, DraftModule, DraftText, DraftTopic, OutlineChange } from '@plinth/domain/courses/course-draft';
import { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { CourseVersion, OfficeCourse, OfficeCoursePage, OfficeCourseRow, UnpublishedCourse, UnpublishedDraft } from '@plinth/domain/courses/office-course';
import { CreditHealth, CreditHealthKey } from '@plinth/domain/progress/credit-health';
import { Currency } from '@plinth/domain/money/currency';
import { CurriculumNode, CurriculumNodeMeta, TextRun, VideoTrack } from '@plinth/domain/curriculum/curriculum-node';
import { DataProfile, UserCohorts } from '@plinth/domain/profiles/data-profile';
import { DeadlineType } from '@plinth/domain/orders/deadline-type';
import { DeliveryStatus, DisabledReason, WantedEndpoint, WebhookDelivery, WebhookDeliveryDetails, WebhookEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { DiscrepancyKind, OfficeDiscrepancy, Reconciliation, ReconciliationRequest } from '@plinth/domain/payments/discrepancy';
import { DocumentItem, DocumentKind, IdentityDocumentType, IdentityVerification } from '@plinth/domain/documents/document';
import { DocumentStatus } from '@plinth/domain/documents/document-status';
import { EarnerCurrency, EarningRate } from '@plinth/domain/earnings/earning-rate';
import { EarningAnswer, EarningCorrection, EarningState, EarningTransfer, OfficeEarning, OfficeEarningDetail, PayableMonth, PayableSeen, TransferArrival, TransferReturn } from '@plinth/domain/earnings/office-earning';
import { EarningBreakup, EarningLog, EarningStats, EarningTrends } from '@plinth/domain/earnings/earnings';
import { EarningCategory } from '@plinth/domain/earnings/earning-category';
import { EarningTransaction, SortDirection, TransactionSort, TransactionStatus } from '@plinth/domain/earnings/earning-transaction';
import { EmiDecision, OfficeEmi, OfficeEmiDetail, OfficeEmiStatus } from '@plinth/domain/payments/office-emi';
import { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { EmiStatus } from '@plinth/domain/payments/emi-status';
import { EmiTab } from '@plinth/domain/payments/emi-tab';
import { EmployerFacts, JobsEnd, OfficeEmployer } from '@plinth/domain/jobs/employer';
import { EnrolCounts, EnrolPeople, EnrolPreview, EnrolmentCohort, MoveEnrolments, OfficeEnrolment, PreviewMove, PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import { EntryOrder } from '@plinth/domain/profiles/entry-order';
import { ErasePerson, ErasurePlan } from '@plinth/domain/people/erasure-plan';
import { EvaluationDayState, FeedbackQuiz, InterviewsCount, MentorDetails, PortfolioDetails } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { FeedbackCategory } from '@plinth/domain/feedback/feedback-category';
import { FeedbackDraft, FeedbackGroup, FeedbackResults, FeedbackState, OfficeFeedback, QuestionResult } from '@plinth/domain/feedback/office-feedback';
import { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { FilterId } from '@plinth/domain/hubs/hub-tab';
import { FirstRunGuide, GuideStep, GuideStepKey } from '@plinth/domain/first-run/guide-step';
import { FlaggedDecision, InstalmentExtension, OfficeOrder, OfficeOrderDetail, OrderCancelling, OrderNeed, RefundRequest } from '@plinth/domain/orders/office-order';
import { FormDisplayPosition } from '@plinth/domain/feedback/form-display-position';
import { FormKind } from '@plinth/domain/forms/form-kind';
import { FoundPerson } from '@plinth/domain/account/found-person';
import { Funnel, FunnelCounts, FunnelFilter, FunnelGroup } from '@plinth/domain/prospects/funnel';
import { GroupPerformance, LearnerPerformance, LearnerRow } from '@plinth/domain/mentors/group-performance';
import { GroupSort } from '@plinth/domain/mentors/group-sort';
import { GuideLeaderboard, GuidePlace } from '@plinth/domain/leaderboards/guide-leaderboard';
import { IdentityDecision, IdentityReview } from '@plinth/domain/identity/identity-review';
import { Impact, Testimonial } from '@plinth/domain/impact/impact';
import { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import { InterestRecord, InterestUpdate } from '@plinth/domain/placement/interest-record';
import { InterviewEntry, InterviewQuestion, InterviewSection } from '@plinth/domain/evaluation-day/interview-response';
import { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { InterviewStatus, SlotStatus } from '@plinth/domain/evaluation-day/slot-status';
import { Invitation } from '@plinth/domain/referrals/invitation';
import { InviteStaff, StaffInvitation, StaffMember } from '@plinth/domain/staff/staff-member';
import { JobActivity } from '@plinth/domain/jobs/job-activity';
import { JobApplicationStand, JobOffer, OfficeJobApplication, OfficeJobApplicationDetail, RoundMove } from '@plinth/domain/jobs/office-job-application';
import { JobCriteria, JobCriterionKey, JudgedCriterion } from '@plinth/domain/jobs/job-criteria';
import { JobFeedback, OfficeJobFeedback } from '@plinth/domain/jobs/job-feedback';
import { JobListed, JobOpening } from '@plinth/domain/jobs/job-opening';
import { JobUpdate, JobUpdateStatus, RoundStatus } from '@plinth/domain/jobs/job-update';
import { KeyCapability } from '@plinth/domain/api-keys/key-capability';
import { LeadConnection, ShownVouch, VouchReply } from '@plinth/domain/vouching/lead-connection';
import { LeadMentorDashboard, LedSession, SessionAverages, SessionRating, SessionStats } from '@plinth/domain/lead-mentors/session-stats';
import { Leaderboard, LeaderboardEntry, NodeTypeStatistics } from '@plinth/domain/leaderboards/leaderboard';
import { LoginEmail } from '@plinth/domain/auth/login-email';
import { MadePasskey, Passkey, PasskeyCreationOptions, PasskeyRequestOptions, ShownPasskey } from '@plinth/domain/auth/passkey';
import { MailList } from '@plinth/domain/mails/mail-list';
import { MailStop, MailStopKind } from '@plinth/domain/mails/mail-stop';
import { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { MentorCohort, MentorDashboard, MentorPage } from '@plinth/domain/mentors/mentor-dashboard';
import { MentorGroup } from '@plinth/domain/mentors/mentor-group';
import { MentorRole } from '@plinth/domain/roles/mentor-role';
import { MergeOther, MergePlan } from '@plinth/domain/people/merge-plan';
import { Milestone, MilestoneKind } from '@plinth/domain/impact/milestone';
import { Mission } from '@plinth/domain/open-lms/mission';
import { MissionStop, OpenDashboard, OpenOffer } from '@plinth/domain/open-lms/open-dashboard';
import { MoveConsequences } from '@plinth/domain/enrolments/move-consequences';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import { NewProduct, OfficeProduct, ProductPrice, ProductState, ProductTerms } from '@plinth/domain/catalog/office-product';
import { NewStaffNote, PersonDevice, PersonEnrolment, PersonHandIn, PersonMail, PersonOrder, PersonProgress, PersonQuery, StaffNote } from '@plinth/domain/people/person-sections';
import { NewVoucher, OfficeVoucher, VoucherKind, VoucherState, VoucherUse } from '@plinth/domain/orders/office-voucher';
import { NodeId } from '@plinth/domain/fields/id';
import { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { NodeType } from '@plinth/domain/curriculum/node-type';
import { Notification } from '@plinth/domain/notifications/notification';
import { NotificationCategory } from '@plinth/domain/account/notification-category';
import { NotificationPreference } from '@plinth/domain/account/notification-preference';
import { OfferDecision, OfferStatus } from '@plinth/domain/jobs/offer-status';
import { OfficeCertificate, Revocation } from '@plinth/domain/certificates/office-certificate';
import { OfficeCohort, CohortPerson as OfficeCohortPerson } from '@plinth/domain/cohorts/office-cohort';
import { OfficeOpening, OfficeOpeningDetail, OpeningFacts, OpeningState, YearsPay } from '@plinth/domain/jobs/office-opening';
import { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { OfficePlacementForm, OfficePlacementMessage, OfficeSelfPlacement, PlacementFormCorrection, PlacementFormReopening, PlacementMessageAnswer, SelfPlacementDecision } from '@plinth/domain/placement/office-placement';
import { OfficeReward, RewardPayment, RewardStatus } from '@plinth/domain/referrals/office-reward';
import { OpenContent } from '@plinth/domain/open-lms/open-content';
import { OpenLeaderboard, OpenLeaderboardEntry } from '@plinth/domain/open-lms/open-leaderboard';
import { OpenReward, RewardCourse, RewardCourses } from '@plinth/domain/open-lms/open-reward';
import { OrderData } from '@plinth/domain/orders/payment';
import { OrderRequest } from '@plinth/domain/orders/order-request';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import { OwnEvaluationReport, PublicEvaluationReport, ReportAnswer, ReportSection } from '@plinth/domain/evaluation-day/evaluation-report';
import { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { PaymentPlanReview } from '@plinth/domain/orders/payment-plan-review';
import { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { PaymentStatus } from '@plinth/domain/orders/payment-status';
import { PaymentType } from '@plinth/domain/orders/payment-type';
import { PeopleAction, PeopleActionKind, PersonOutcome } from '@plinth/domain/people/many-people';
import { Performance } from '@plinth/domain/progress/performance';
import { PersonFacts } from '@plinth/domain/people/person-facts';
import { PhoneUpdate } from '@plinth/domain/profiles/phone-update';
import { PlacementBanner } from '@plinth/domain/placement/placement-banner';
import { PlacementChoices } from '@plinth/domain/placement/placement-choices';
import { PlacementCriterion } from '@plinth/domain/placement/placement-criteria';
import { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { PlacementInterestSummary } from '@plinth/domain/placement/placement-interest-summary';
import { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';
import { PlacementStatus } from '@plinth/domain/placement/placement-status';
import { PlanLine } from '@plinth/domain/orders/plan-line';
import { PlanWarning, PlanWarningKind } from '@plinth/domain/cohorts/plan-warning';
import { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import { ProductType } from '@plinth/domain/catalog/product-type';
import { ProfileCompletion } from '@plinth/domain/profiles/derive-profile-completion';
import { ProfileMedia, S3Location } from '@plinth/domain/profiles/profile-media';
import { ProfileMediaKey } from '@plinth/domain/profiles/profile-media-key';
import { ProfileMilestone } from '@plinth/domain/profiles/profile-milestone';
import { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import { Progress } from '@plinth/domain/progress/progress';
import { Project, ProjectDocument, ProjectDraft } from '@plinth/domain/profiles/project';
import { Prospect, ProspectEvent, ProspectNote, ProspectPlan, ProspectState, ProspectsAction, TouchKind } from '@plinth/domain/prospects/prospect';
import { PushSubscription } from '@plinth/domain/notifications/push-subscription';
import { QueryMeta } from '@plinth/domain/mentor-queries/query';
import { QueryState, QueryStateFilter } from '@plinth/domain/mentor-queries/query-state';
import { Question, QuestionMeta, QuestionOption } from '@plinth/domain/forms/question';
import { QuestionStatistics } from '@plinth/domain/quizzes/question-statistics';
import { QuestionType } from '@plinth/domain/forms/question-type';
import { QuizFeedback } from '@plinth/domain/quizzes/quiz-feedback';
import { QuizOption, QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { QuizSummary, ResponseStatus } from '@plinth/domain/quizzes/quiz-summary';
import { QuizType } from '@plinth/domain/quizzes/quiz-type';
import { QuizUnavailable } from '@plinth/domain/quizzes/quiz-unavailable';
import { Recommendation, RecommendationStatus } from '@plinth/domain/recommendations/recommendation';
import { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { RecordStatus } from '@plinth/domain/records/record-status';
import { Referee, RefereeStatus } from '@plinth/domain/referrals/referee';
import { ReferralEarnings } from '@plinth/domain/referrals/referral-earnings';
import { RefundStatus } from '@plinth/domain/orders/refund-status';
import { Region } from '@plinth/domain/catalog/region';
import { ResponseEntry, ResponseOption } from '@plinth/domain/forms/response-entry';
import { ReviewFilter } from '@plinth/domain/reviews/review-filter';
import { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { RichBlock, RichRun } from '@plinth/domain/rich-text/rich-text';
import { Role } from '@plinth/domain/roles/role';
import { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { SearchGroup, SearchHit, SearchKind } from '@plinth/domain/search/search-hit';
import { SecondFactorProof, SecondFactorWays, SecondFactors } from '@plinth/domain/auth/second-factor';
import { SelfPlacement, SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { SignUpSocial, SocialCode } from '@plinth/domain/auth/sign-up-social';
import { Slot } from '@plinth/domain/evaluation-day/slot';
import { StaffRole } from '@plinth/domain/staff/staff-role';
import { Terms, TermsSection } from '@plinth/domain/course-applications/terms';
import { Timeline } from '@plinth/domain/cohorts/timeline';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { TimerState } from '@plinth/domain/session/state-slices';
import { TopMentor, TopMentors } from '@plinth/domain/impact/top-mentors';
import { TopicCategory } from '@plinth/domain/curriculum/topic-category';
import { Turnaround, TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { UploadPart } from '@plinth/domain/assignments/upload-parts';
import { UserData } from '@plinth/domain/profiles/user-data';
import { UserProfile } from '@plinth/domain/profiles/user-profile';
import { Waiting, WaitingEntry } from '@plinth/domain/waiting/waiting';
import { WaitingTime } from '@plinth/domain/mentor-queries/waiting-time';
import { WorkMode } from '@plinth/domain/jobs/work-mode';
import { WrittenQuestion } from '@plinth/domain/forms/written-question';

/** The names under which the API document shows schemas of the domain. */
export const schemaNames = {
  AcceptanceMove,
  Account,
  AccountName,
  AccountSession,
  AccountTable,
  Accounts,
  AnalyticsEvent,
  AnnouncementReader,
  AnnouncementState,
  AnswerSource,
  AnsweredQuestion,
  AnyEventType,
  ApiKey,
  ApiKeyCall,
  ApiKeyState,
  ApplicationAnswer,
  ApplicationDecline,
  ApplicationHistoryLine,
  ApplicationNote,
  ApplicationPage,
  ApplicationQuestion,
  ApplicationQuestionId,
  ApplicationRow,
  ApplicationSource,
  ApplicationStateApplicationQuestion,
  AppliedJob,
  Arrangement,
  AskedQuestion,
  Assessment,
  AssistantQuestion,
  AssistantTurn,
  Attachment,
  Attendance,
  AttendanceMark,
  AttendanceState,
  Audience,
  AuditEntry,
  AuditName,
  AuditSource,
  Badge,
  BaseProductCode,
  BasicDetailsEntry,
  BilledFirm,
  BillingAddress,
  BillingContact,
  BoardColumn,
  BookmarkItem,
  BotAnswer,
  ButtonClick,
  CalendarEntry,
  CalendarEntryKind,
  CalendarEvent,
  CalendarFeed,
  CalendarWeek,
  CapstoneInfo,
  CardData,
  CareerDraft,
  CareerInfo,
  CareerInterest,
  CareerLevel,
  CareerScores,
  CareerSkill,
  CareerType,
  ChangePassword,
  ChangeSession,
  ChannelUser,
  CheckedItem,
  ChooseRooms,
  ClosingLearner,
  Coachmarks,
  CohortChoice,
  CohortClosing,
  CohortDate,
  CohortGroups,
  CohortHealth,
  CohortInfo,
  CohortMove,
  CohortSchedule,
  CohortSettings,
  CohortStatus,
  CohortTag,
  CohortType,
  CohortUserData,
  CohortUserState,
  CompletionRule,
  ComponentType,
  ContentEntry,
  ContentSection,
  ContentType,
  CourseChangeText,
  CourseCheck,
  CourseDraft,
  CourseFault,
  CourseListItem,
  CourseOutlook,
  CourseVersion,
  CreditHealth,
  CreditHealthKey,
  Currency,
  CurriculumNode,
  CurriculumNodeMeta,
  DashboardCard,
  DataProfile,
  DeadlineType,
  DeliveryStatus,
  DisabledReason,
  DiscrepancyKind,
  DocumentItem,
  DocumentKind,
  DocumentStatus,
  DraftModule,
  DraftText,
  DraftTopic,
  EarnerCurrency,
  EarningAnswer,
  EarningBreakup,
  EarningCategory,
  EarningCorrection,
  EarningLog,
  EarningRate,
  EarningState,
  EarningStats,
  EarningTransaction,
  EarningTransfer,
  EarningTrends,
  EducationEntry,
  Elective,
  EmiDecision,
  EmiDocumentKind,
  EmiStatus,
  EmiTab,
  EmployerFacts,
  EnrolCounts,
  EnrolPeople,
  EnrolPreview,
  EnrolmentCohort,
  EntryOrder,
  ErasePerson,
  ErasurePlan,
  EvaluationDayInfo,
  EvaluationDayState,
  FaultPlace,
  FeedbackAudience,
  FeedbackCategory,
  FeedbackDraft,
  FeedbackEvent,
  FeedbackGroup,
  FeedbackQuiz,
  FeedbackResults,
  FeedbackState,
  FilterId,
  FirstRunGuide,
  FlaggedDecision,
  FormDisplayPosition,
  FormKind,
  FoundPerson,
  Funnel,
  FunnelCounts,
  FunnelFilter,
  FunnelGroup,
  GroupLearner,
  GroupPerformance,
  GroupPlan,
  GroupSort,
  GuideLeaderboard,
  GuidePlace,
  GuideStep,
  GuideStepKey,
  HealthLearner,
  HealthSummary,
  IdentityDecision,
  IdentityDocumentType,
  IdentityReview,
  IdentityVerification,
  Impact,
  ImportantLinkEntry,
  InstalmentExtension,
  InstalmentStatus,
  InterestRecord,
  InterestStanding,
  InterestUpdate,
  InterviewEntry,
  InterviewQuestion,
  InterviewRound,
  InterviewSection,
  InterviewStatus,
  InterviewsCount,
  Invitation,
  InviteStaff,
  JobActivity,
  JobApplicationStand,
  JobCriteria,
  JobCriterionKey,
  JobFeedback,
  JobListed,
  JobOffer,
  JobOpening,
  JobUpdate,
  JobUpdateStatus,
  JobsEnd,
  JudgedCriterion,
  KeyCapability,
  LeadConnection,
  LeadMentorDashboard,
  Leaderboard,
  LeaderboardEntry,
  LearnerDashboard,
  LearnerPerformance,
  LearnerRow,
  LedSession,
  LevelUp,
  ListSectionId,
  LoginEmail,
  MadePasskey,
  MailList,
  MailPreview,
  MailStop,
  MailStopKind,
  MarkedQuestion,
  MeetingProvider,
  MentorCalendarEvent,
  MentorCalendarWeek,
  MentorCohort,
  MentorDashboard,
  MentorDetails,
  MentorGroup,
  MentorLoad,
  MentorPage,
  MentorRole,
  MergeOther,
  MergePlan,
  Milestone,
  MilestoneKind,
  Mission,
  MissionStop,
  MoreTime,
  MoveConsequences,
  MoveEnrolments,
  MovePreview,
  MovedDate,
  Namespace,
  NewApiKey,
  NewCohort,
  NewProduct,
  NewStaffNote,
  NewVoucher,
  NodeId,
  NodeKind,
  NodeType,
  NodeTypeStatistics,
  Note,
  NoteItem,
  Notification,
  NotificationCategory,
  NotificationPreference,
  Nudge,
  OfferDecision,
  OfferPreview,
  OfferStatus,
  OfferWish,
  OfficeAnnouncement,
  OfficeApplication,
  OfficeApplicationDetail,
  OfficeCertificate,
  OfficeCohort,
  OfficeCohortPerson,
  OfficeCourse,
  OfficeCoursePage,
  OfficeCourseRow,
  OfficeDiscrepancy,
  OfficeEarning,
  OfficeEarningDetail,
  OfficeEmi,
  OfficeEmiDetail,
  OfficeEmiStatus,
  OfficeEmployer,
  OfficeEnrolment,
  OfficeFeedback,
  OfficeGroup,
  OfficeJobApplication,
  OfficeJobApplicationDetail,
  OfficeJobFeedback,
  OfficeOpening,
  OfficeOpeningDetail,
  OfficeOrder,
  OfficeOrderDetail,
  OfficePlaceState,
  OfficePlacementForm,
  OfficePlacementMessage,
  OfficeProduct,
  OfficeReward,
  OfficeSelfPlacement,
  OfficeSession,
  OfficeVoucher,
  OpenContent,
  OpenDashboard,
  OpenLeaderboard,
  OpenLeaderboardEntry,
  OpenOffer,
  OpenReward,
  OpeningFacts,
  OpeningState,
  OrderCancelling,
  OrderData,
  OrderNeed,
  OrderRequest,
  OrderStatus,
  OutlineChange,
  OwnAnnouncement,
  OwnEvaluationReport,
  OwnReport,
  PageMarks,
  PageView,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PayableMonth,
  PayableSeen,
  PaymentPlan,
  PaymentPlanReview,
  PaymentProvider,
  PaymentStatus,
  PaymentType,
  PendingTask,
  PeopleAction,
  PeopleActionKind,
  Performance,
  PersonDevice,
  PersonEnrolment,
  PersonFacts,
  PersonHandIn,
  PersonMail,
  PersonOrder,
  PersonOutcome,
  PersonProgress,
  PersonQuery,
  PersonRow,
  PhoneUpdate,
  PlacementBanner,
  PlacementChoices,
  PlacementCriterion,
  PlacementDetails,
  PlacementEntry,
  PlacementFormCorrection,
  PlacementFormReopening,
  PlacementInterestSummary,
  PlacementMessageAnswer,
  PlacementPreferences,
  PlacementStatus,
  PlanAmount,
  PlanLine,
  PlanWarning,
  PlanWarningKind,
  PortfolioDetails,
  PreviewMove,
  PreviewedMove,
  PricingRequest,
  PricingStage,
  PrimaryMentor,
  ProductPrice,
  ProductState,
  ProductTerms,
  ProductType,
  ProfessionEntry,
  ProfileCompletion,
  ProfileMedia,
  ProfileMediaKey,
  ProfileMilestone,
  ProfileSections,
  ProfileStatus,
  Progress,
  Project,
  ProjectDocument,
  ProjectDraft,
  Prospect,
  ProspectEvent,
  ProspectNote,
  ProspectPlan,
  ProspectState,
  ProspectsAction,
  PublicEvaluationReport,
  PublicSections,
  PushSubscription,
  QueriesOnboardingDetails,
  QueryDetails,
  QueryFeedback,
  QueryItem,
  QueryItemCohortPerson,
  QueryMeta,
  QueryState,
  QueryStateFilter,
  Question,
  QuestionMeta,
  QuestionOption,
  QuestionResult,
  QuestionState,
  QuestionStatistics,
  QuestionType,
  QuizFeedback,
  QuizOption,
  QuizQuestion,
  QuizResults,
  QuizSummary,
  QuizType,
  QuizUnavailable,
  Receivables,
  Recommendation,
  RecommendationRequest,
  RecommendationStatus,
  Reconciliation,
  ReconciliationRequest,
  RecordStatus,
  Referee,
  RefereeStatus,
  ReferralEarnings,
  RefundRequest,
  RefundRow,
  RefundStatus,
  Region,
  Report,
  ReportAnswer,
  ReportDraft,
  ReportEntry,
  ReportSection,
  ReportVersion,
  ResponseEntry,
  ResponseOption,
  ResponseStatus,
  RevenueRow,
  ReviewFilter,
  ReviewStatus,
  Revocation,
  RewardCourse,
  RewardCourses,
  RewardPayment,
  RewardStatus,
  RichBlock,
  RichRun,
  Role,
  RosterEntry,
  RoundMove,
  RoundStatus,
  RubricRow,
  S3Location,
  SavedPage,
  SchoolFacts,
  SearchGroup,
  SearchHit,
  SearchKind,
  SecondFactorProof,
  SecondFactorWays,
  SecondFactors,
  SectionId,
  SelfPlacement,
  SelfPlacementDecision,
  SelfPlacementReview,
  SessionAverages,
  SessionRating,
  SessionStats,
  SessionStatus,
  SessionTip,
  SheetPreview,
  ShownPasskey,
  ShownVouch,
  SignUpEmail,
  SignUpSocial,
  SkillEntry,
  SkillStanding,
  Slot,
  SlotStatus,
  SocialCode,
  SortDirection,
  StaffInvitation,
  StaffMember,
  StaffNote,
  StaffRole,
  SuggestedCourse,
  Task,
  TaxRow,
  Terms,
  TermsSection,
  Testimonial,
  TextRun,
  ThreadEntry,
  Timeline,
  TimelineKey,
  TimerState,
  TopMentor,
  TopMentors,
  TopicCategory,
  TouchKind,
  TransactionSort,
  TransactionStatus,
  TransferArrival,
  TransferReturn,
  Turnaround,
  TurnaroundKind,
  UnpublishedCourse,
  UnpublishedDraft,
  UnseatedPayer,
  UpcomingSession,
  UploadPart,
  UserCohorts,
  UserData,
  UserJob,
  UserProfile,
  VideoTrack,
  VouchReply,
  VoucherKind,
  VoucherState,
  VoucherUse,
  Waiting,
  WaitingEntry,
  WaitingTime,
  WantedEndpoint,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEndpoint,
  WebhookEventType,
  WorkMode,
  WrittenQuestion,
  WrittenTip,
  YearsPay,
};
