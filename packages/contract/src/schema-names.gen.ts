// Written by `pnpm --filter @plinth/api-client contract`.
import { AcceptanceMove } from '@plinth/domain/course-applications/office-application';
import { Account } from '@plinth/domain/account/account';
import { AccountName } from '@plinth/domain/account/account-name';
import { AccountSession } from '@plinth/domain/account/account-session';
import { AccountTable } from '@plinth/domain/accounts/accounts';
import { Accounts } from '@plinth/domain/accounts/accounts';
import { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { AnnouncementReader } from '@plinth/domain/announcements/announcement';
import { AnnouncementState } from '@plinth/domain/announcements/announcement';
import { AnswerSource } from '@plinth/domain/mentor-queries/assistant';
import { AnsweredQuestion } from '@plinth/domain/quizzes/quiz-results';
import { AnyEventType } from '@plinth/domain/webhooks/event-type';
import { ApiKey } from '@plinth/domain/api-keys/api-key';
import { ApiKeyCall } from '@plinth/domain/api-keys/api-key';
import { ApiKeyState } from '@plinth/domain/api-keys/api-key';
import { ApplicationAnswer } from '@plinth/domain/course-applications/application-answers';
import { ApplicationDecline } from '@plinth/domain/course-applications/office-application';
import { ApplicationHistoryLine } from '@plinth/domain/course-applications/application-question';
import { ApplicationNote } from '@plinth/domain/course-applications/application-question';
import { ApplicationPage } from '@plinth/domain/course-applications/application-state';
import { ApplicationQuestion } from '@plinth/domain/course-applications/application-question';
import { ApplicationQuestionId } from '@plinth/domain/course-applications/application-answers';
import { ApplicationRow } from '@plinth/domain/course-applications/application-state';
import { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { ApplicationQuestion as ApplicationStateApplicationQuestion } from '@plinth/domain/course-applications/application-state';
import { AppliedJob } from '@plinth/domain/jobs/user-job';
import { Arrangement } from '@plinth/domain/groups/office-group';
import { AskedQuestion } from '@plinth/domain/course-applications/application-question';
import { Assessment } from '@plinth/domain/assignments/report';
import { AssistantQuestion } from '@plinth/domain/mentor-queries/assistant';
import { AssistantTurn } from '@plinth/domain/mentor-queries/assistant';
import { Attachment } from '@plinth/domain/tips/tip';
import { Attendance } from '@plinth/domain/dashboards/learner-dashboard';
import { AttendanceMark } from '@plinth/domain/sessions/office-session';
import { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import { Audience } from '@plinth/domain/announcements/announcement';
import { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { AuditName } from '@plinth/domain/audit-entries/audit-entry';
import { AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import { Badge } from '@plinth/domain/profiles/badge';
import { BaseProductCode } from '@plinth/domain/catalog/product-code';
import { BasicDetailsEntry } from '@plinth/domain/profiles/profile-sections';
import { BilledFirm } from '@plinth/domain/orders/billed-firm';
import { BillingAddress } from '@plinth/domain/orders/pricing-request';
import { BillingContact } from '@plinth/domain/orders/pricing-request';
import { BoardColumn } from '@plinth/domain/course-applications/office-application';
import { BookmarkItem } from '@plinth/domain/notes/note';
import { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { ButtonClick } from '@plinth/domain/analytics/analytics-event';
import { CalendarEntry } from '@plinth/domain/cohorts/calendar-entry';
import { CalendarEntryKind } from '@plinth/domain/cohorts/calendar-entry';
import { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { CalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { CapstoneInfo } from '@plinth/domain/cohorts/cohort-info';
import { CardData } from '@plinth/domain/orders/payment-plan-state';
import { CareerDraft } from '@plinth/domain/career-builder/career-draft';
import { CareerInfo } from '@plinth/domain/cohorts/cohort-info';
import { CareerInterest } from '@plinth/domain/career-builder/career-interests';
import { CareerLevel } from '@plinth/domain/career-builder/career-result';
import { CareerScores } from '@plinth/domain/career-builder/career-result';
import { CareerSkill } from '@plinth/domain/career-builder/career-skills';
import { CareerType } from '@plinth/domain/career-builder/career-roles';
import { ChangePassword } from '@plinth/domain/account/change-password';
import { ChangeSession } from '@plinth/domain/sessions/office-session';
import { ChannelUser } from '@plinth/domain/mentor-queries/query-item';
import { CheckedItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { ChooseRooms } from '@plinth/domain/sessions/office-session';
import { ClosingLearner } from '@plinth/domain/closing/cohort-closing';
import { ClosingReason } from '@plinth/domain/jobs/employer';
import { Coachmarks } from '@plinth/domain/dashboards/learner-dashboard';
import { CohortChoice } from '@plinth/domain/people/person-row';
import { CohortClosing } from '@plinth/domain/closing/cohort-closing';
import { CohortDate } from '@plinth/domain/cohorts/cohort-move';
import { CohortGroups } from '@plinth/domain/groups/office-group';
import { CohortHealth } from '@plinth/domain/cohorts/cohort-health';
import { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { CohortMove } from '@plinth/domain/cohorts/cohort-move';
import { CohortSchedule } from '@plinth/domain/cohorts/new-cohort';
import { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import { CohortTag } from '@plinth/domain/cohorts/cohort-tag';
import { CohortType } from '@plinth/domain/cohorts/cohort-type';
import { CohortUserData } from '@plinth/domain/cohorts/cohort-user-data';
import { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { CompletionRule } from '@plinth/domain/closing/completion-rule';
import { ComponentType } from '@plinth/domain/curriculum/component-type';
import { ContentEntry } from '@plinth/domain/curriculum/content-entry';
import { ContentSection } from '@plinth/domain/curriculum/content-section';
import { ContentType } from '@plinth/domain/curriculum/content-type';
import { CourseChangeText } from '@plinth/domain/courses/course-outlook';
import { CourseCheck } from '@plinth/domain/courses/course-outlook';
import { CourseDraft } from '@plinth/domain/courses/course-draft';
import { CourseFault } from '@plinth/domain/courses/course-outlook';
import { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { CourseOutlook } from '@plinth/domain/courses/course-outlook';
import { CourseVersion } from '@plinth/domain/courses/office-course';
import { CreditHealth } from '@plinth/domain/progress/credit-health';
import { CreditHealthKey } from '@plinth/domain/progress/credit-health';
import { Currency } from '@plinth/domain/money/currency';
import { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { DashboardCard } from '@plinth/domain/dashboards/learner-dashboard';
import { DataProfile } from '@plinth/domain/profiles/data-profile';
import { DeadlineType } from '@plinth/domain/orders/deadline-type';
import { DeliveryStatus } from '@plinth/domain/webhooks/webhook-endpoint';
import { DisabledReason } from '@plinth/domain/webhooks/webhook-endpoint';
import { DiscrepancyKind } from '@plinth/domain/payments/discrepancy';
import { DocumentItem } from '@plinth/domain/documents/document';
import { DocumentKind } from '@plinth/domain/documents/document';
import { DocumentStatus } from '@plinth/domain/documents/document-status';
import { DraftModule } from '@plinth/domain/courses/course-draft';
import { DraftText } from '@plinth/domain/courses/course-draft';
import { DraftTopic } from '@plinth/domain/courses/course-draft';
import { EarnerCurrency } from '@plinth/domain/earnings/earning-rate';
import { EarningAnswer } from '@plinth/domain/earnings/office-earning';
import { EarningBreakup } from '@plinth/domain/earnings/earnings';
import { EarningCategory } from '@plinth/domain/earnings/earning-category';
import { EarningCorrection } from '@plinth/domain/earnings/office-earning';
import { EarningLog } from '@plinth/domain/earnings/earnings';
import { EarningRate } from '@plinth/domain/earnings/earning-rate';
import { EarningState } from '@plinth/domain/earnings/office-earning';
import { EarningStats } from '@plinth/domain/earnings/earnings';
import { EarningTransaction } from '@plinth/domain/earnings/earning-transaction';
import { EarningTransfer } from '@plinth/domain/earnings/office-earning';
import { EarningTrends } from '@plinth/domain/earnings/earnings';
import { EducationEntry } from '@plinth/domain/profiles/profile-sections';
import { Elective } from '@plinth/domain/cohorts/cohort-user-data';
import { EmiDecision } from '@plinth/domain/payments/office-emi';
import { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { EmiStatus } from '@plinth/domain/payments/emi-status';
import { EmiTab } from '@plinth/domain/payments/emi-tab';
import { EmployerFacts } from '@plinth/domain/jobs/employer';
import { EnrolCounts } from '@plinth/domain/enrolments/office-enrolment';
import { EnrolPeople } from '@plinth/domain/enrolments/office-enrolment';
import { EnrolPreview } from '@plinth/domain/enrolments/office-enrolment';
import { EnrolmentCohort } from '@plinth/domain/enrolments/office-enrolment';
import { EntryOrder } from '@plinth/domain/profiles/entry-order';
import { ErasePerson } from '@plinth/domain/people/erasure-plan';
import { ErasurePlan } from '@plinth/domain/people/erasure-plan';
import { EvaluationDayInfo } from '@plinth/domain/cohorts/cohort-info';
import { EvaluationDayState } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { FaultPlace } from '@plinth/domain/courses/course-outlook';
import { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { FeedbackCategory } from '@plinth/domain/feedback/feedback-category';
import { FeedbackDraft } from '@plinth/domain/feedback/office-feedback';
import { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { FeedbackGroup } from '@plinth/domain/feedback/office-feedback';
import { FeedbackQuiz } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { FeedbackResults } from '@plinth/domain/feedback/office-feedback';
import { FeedbackState } from '@plinth/domain/feedback/office-feedback';
import { FilterId } from '@plinth/domain/hubs/hub-tab';
import { FirstRunGuide } from '@plinth/domain/first-run/guide-step';
import { FlaggedDecision } from '@plinth/domain/orders/office-order';
import { FormDisplayPosition } from '@plinth/domain/feedback/form-display-position';
import { FormKind } from '@plinth/domain/forms/form-kind';
import { FoundPerson } from '@plinth/domain/account/found-person';
import { Funnel } from '@plinth/domain/prospects/funnel';
import { FunnelCounts } from '@plinth/domain/prospects/funnel';
import { FunnelFilter } from '@plinth/domain/prospects/funnel';
import { FunnelGroup } from '@plinth/domain/prospects/funnel';
import { GroupLearner } from '@plinth/domain/groups/office-group';
import { GroupPerformance } from '@plinth/domain/mentors/group-performance';
import { GroupPlan } from '@plinth/domain/groups/office-group';
import { GroupSort } from '@plinth/domain/mentors/group-sort';
import { GuideLeaderboard } from '@plinth/domain/leaderboards/guide-leaderboard';
import { GuidePlace } from '@plinth/domain/leaderboards/guide-leaderboard';
import { GuideStep } from '@plinth/domain/first-run/guide-step';
import { GuideStepKey } from '@plinth/domain/first-run/guide-step';
import { HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import { HealthSummary } from '@plinth/domain/cohorts/cohort-health';
import { IdentityDecision } from '@plinth/domain/identity/identity-review';
import { IdentityDocumentType } from '@plinth/domain/documents/document';
import { IdentityReview } from '@plinth/domain/identity/identity-review';
import { IdentityVerification } from '@plinth/domain/documents/document';
import { Impact } from '@plinth/domain/impact/impact';
import { ImportantLinkEntry } from '@plinth/domain/profiles/profile-sections';
import { InstalmentExtension } from '@plinth/domain/orders/office-order';
import { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import { InterestRecord } from '@plinth/domain/placement/interest-record';
import { InterestStanding } from '@plinth/domain/career-builder/career-result';
import { InterestUpdate } from '@plinth/domain/placement/interest-record';
import { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { InterviewQuestion } from '@plinth/domain/evaluation-day/interview-response';
import { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { InterviewSection } from '@plinth/domain/evaluation-day/interview-response';
import { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { InterviewsCount } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { Invitation } from '@plinth/domain/referrals/invitation';
import { InviteStaff } from '@plinth/domain/staff/staff-member';
import { JobActivity } from '@plinth/domain/jobs/job-activity';
import { JobApplicationStand } from '@plinth/domain/jobs/office-job-application';
import { JobCriteria } from '@plinth/domain/jobs/job-criteria';
import { JobCriterionKey } from '@plinth/domain/jobs/job-criteria';
import { JobFeedback } from '@plinth/domain/jobs/job-feedback';
import { JobListed } from '@plinth/domain/jobs/job-opening';
import { JobOffer } from '@plinth/domain/jobs/office-job-application';
import { JobOpening } from '@plinth/domain/jobs/job-opening';
import { JobUpdate } from '@plinth/domain/jobs/job-update';
import { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import { JudgedCriterion } from '@plinth/domain/jobs/job-criteria';
import { KeyCapability } from '@plinth/domain/api-keys/key-capability';
import { LeadConnection } from '@plinth/domain/vouching/lead-connection';
import { LeadMentorDashboard } from '@plinth/domain/lead-mentors/session-stats';
import { Leaderboard } from '@plinth/domain/leaderboards/leaderboard';
import { LeaderboardEntry } from '@plinth/domain/leaderboards/leaderboard';
import { LearnerDashboard } from '@plinth/domain/dashboards/learner-dashboard';
import { LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import { LearnerRow } from '@plinth/domain/mentors/group-performance';
import { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { LevelUp } from '@plinth/domain/career-builder/career-result';
import { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { LoginEmail } from '@plinth/domain/auth/login-email';
import { MadePasskey } from '@plinth/domain/auth/passkey';
import { MailList } from '@plinth/domain/mails/mail-list';
import { MailPreview } from '@plinth/domain/course-applications/application-question';
import { MailStop } from '@plinth/domain/mails/mail-stop';
import { MailStopKind } from '@plinth/domain/mails/mail-stop';
import { MarkedQuestion } from '@plinth/domain/quizzes/quiz-results';
import { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { MentorCalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { MentorCalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { MentorCohort } from '@plinth/domain/mentors/mentor-dashboard';
import { MentorDashboard } from '@plinth/domain/mentors/mentor-dashboard';
import { MentorDetails } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { MentorGroup } from '@plinth/domain/mentors/mentor-group';
import { MentorLoad } from '@plinth/domain/groups/office-group';
import { MentorPage } from '@plinth/domain/mentors/mentor-dashboard';
import { MentorRole } from '@plinth/domain/roles/mentor-role';
import { MergeOther } from '@plinth/domain/people/merge-plan';
import { MergePlan } from '@plinth/domain/people/merge-plan';
import { Milestone } from '@plinth/domain/impact/milestone';
import { MilestoneKind } from '@plinth/domain/impact/milestone';
import { Mission } from '@plinth/domain/open-lms/mission';
import { MissionStop } from '@plinth/domain/open-lms/open-dashboard';
import { MoreTime } from '@plinth/domain/closing/cohort-closing';
import { MoveConsequences } from '@plinth/domain/enrolments/move-consequences';
import { MoveEnrolments } from '@plinth/domain/enrolments/office-enrolment';
import { MovePreview } from '@plinth/domain/cohorts/cohort-move';
import { MovedDate } from '@plinth/domain/cohorts/cohort-move';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import { NewApiKey } from '@plinth/domain/api-keys/api-key';
import { NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { NewProduct } from '@plinth/domain/catalog/office-product';
import { NewStaffNote } from '@plinth/domain/people/person-sections';
import { NewVoucher } from '@plinth/domain/orders/office-voucher';
import { NodeId } from '@plinth/domain/fields/id';
import { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { NodeType } from '@plinth/domain/curriculum/node-type';
import { NodeTypeStatistics } from '@plinth/domain/leaderboards/leaderboard';
import { Note } from '@plinth/domain/notes/note';
import { NoteItem } from '@plinth/domain/notes/note';
import { Notification } from '@plinth/domain/notifications/notification';
import { NotificationCategory } from '@plinth/domain/account/notification-category';
import { NotificationPreference } from '@plinth/domain/account/notification-preference';
import { Nudge } from '@plinth/domain/dashboards/learner-dashboard';
import { OfferDecision } from '@plinth/domain/jobs/offer-status';
import { OfferPreview } from '@plinth/domain/course-applications/office-application';
import { OfferStatus } from '@plinth/domain/jobs/offer-status';
import { OfferWish } from '@plinth/domain/course-applications/office-application';
import { OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import { OfficeApplication } from '@plinth/domain/course-applications/office-application';
import { OfficeApplicationDetail } from '@plinth/domain/course-applications/office-application';
import { OfficeCertificate } from '@plinth/domain/certificates/office-certificate';
import { OfficeCohort } from '@plinth/domain/cohorts/office-cohort';
import { CohortPerson as OfficeCohortPerson } from '@plinth/domain/cohorts/office-cohort';
import { OfficeCourse } from '@plinth/domain/courses/office-course';
import { OfficeCoursePage } from '@plinth/domain/courses/office-course';
import { OfficeCourseRow } from '@plinth/domain/courses/office-course';
import { OfficeDiscrepancy } from '@plinth/domain/payments/discrepancy';
import { OfficeEarning } from '@plinth/domain/earnings/office-earning';
import { OfficeEarningDetail } from '@plinth/domain/earnings/office-earning';
import { OfficeEmi } from '@plinth/domain/payments/office-emi';
import { OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { OfficeEmiStatus } from '@plinth/domain/payments/office-emi';
import { OfficeEmployer } from '@plinth/domain/jobs/employer';
import { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { OfficeGroup } from '@plinth/domain/groups/office-group';
import { OfficeJobApplication } from '@plinth/domain/jobs/office-job-application';
import { OfficeJobApplicationDetail } from '@plinth/domain/jobs/office-job-application';
import { OfficeJobFeedback } from '@plinth/domain/jobs/job-feedback';
import { OfficeOpening } from '@plinth/domain/jobs/office-opening';
import { OfficeOpeningDetail } from '@plinth/domain/jobs/office-opening';
import { OfficeOrder } from '@plinth/domain/orders/office-order';
import { OfficeOrderDetail } from '@plinth/domain/orders/office-order';
import { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { OfficePlacementForm } from '@plinth/domain/placement/office-placement';
import { OfficePlacementMessage } from '@plinth/domain/placement/office-placement';
import { OfficeProduct } from '@plinth/domain/catalog/office-product';
import { OfficeReward } from '@plinth/domain/referrals/office-reward';
import { OfficeSelfPlacement } from '@plinth/domain/placement/office-placement';
import { OfficeSession } from '@plinth/domain/sessions/office-session';
import { OfficeVoucher } from '@plinth/domain/orders/office-voucher';
import { OpenContent } from '@plinth/domain/open-lms/open-content';
import { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { OpenLeaderboard } from '@plinth/domain/open-lms/open-leaderboard';
import { OpenLeaderboardEntry } from '@plinth/domain/open-lms/open-leaderboard';
import { OpenOffer } from '@plinth/domain/open-lms/open-dashboard';
import { OpenReward } from '@plinth/domain/open-lms/open-reward';
import { OpeningFacts } from '@plinth/domain/jobs/office-opening';
import { OpeningState } from '@plinth/domain/jobs/office-opening';
import { OrderCancelling } from '@plinth/domain/orders/office-order';
import { OrderData } from '@plinth/domain/orders/payment';
import { OrderNeed } from '@plinth/domain/orders/office-order';
import { OrderRequest } from '@plinth/domain/orders/order-request';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import { OutlineChange } from '@plinth/domain/courses/course-draft';
import { OwnAnnouncement } from '@plinth/domain/announcements/announcement';
import { OwnEvaluationReport } from '@plinth/domain/evaluation-day/evaluation-report';
import { OwnReport } from '@plinth/domain/assignments/report';
import { PageMarks } from '@plinth/domain/notes/note';
import { PageView } from '@plinth/domain/analytics/analytics-event';
import { Passkey } from '@plinth/domain/auth/passkey';
import { PasskeyCreationOptions } from '@plinth/domain/auth/passkey';
import { PasskeyRequestOptions } from '@plinth/domain/auth/passkey';
import { PayableMonth } from '@plinth/domain/earnings/office-earning';
import { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { PaymentPlanReview } from '@plinth/domain/orders/payment-plan-review';
import { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { PaymentStatus } from '@plinth/domain/orders/payment-status';
import { PaymentType } from '@plinth/domain/orders/payment-type';
import { PendingTask } from '@plinth/domain/dashboards/learner-dashboard';
import { PeopleAction } from '@plinth/domain/people/many-people';
import { PeopleActionKind } from '@plinth/domain/people/many-people';
import { Performance } from '@plinth/domain/progress/performance';
import { PersonDevice } from '@plinth/domain/people/person-sections';
import { PersonEnrolment } from '@plinth/domain/people/person-sections';
import { PersonFacts } from '@plinth/domain/people/person-facts';
import { PersonHandIn } from '@plinth/domain/people/person-sections';
import { PersonMail } from '@plinth/domain/people/person-sections';
import { PersonOrder } from '@plinth/domain/people/person-sections';
import { PersonOutcome } from '@plinth/domain/people/many-people';
import { PersonProgress } from '@plinth/domain/people/person-sections';
import { PersonQuery } from '@plinth/domain/people/person-sections';
import { PersonRow } from '@plinth/domain/people/person-row';
import { PhoneUpdate } from '@plinth/domain/profiles/phone-update';
import { PlacementBanner } from '@plinth/domain/placement/placement-banner';
import { PlacementChoices } from '@plinth/domain/placement/placement-choices';
import { PlacementCriterion } from '@plinth/domain/placement/placement-criteria';
import { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { PlacementEntry } from '@plinth/domain/profiles/profile-sections';
import { PlacementFormCorrection } from '@plinth/domain/placement/office-placement';
import { PlacementFormReopening } from '@plinth/domain/placement/office-placement';
import { PlacementInterestSummary } from '@plinth/domain/placement/placement-interest-summary';
import { PlacementMessageAnswer } from '@plinth/domain/placement/office-placement';
import { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';
import { PlacementStatus } from '@plinth/domain/placement/placement-status';
import { PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { PlanLine } from '@plinth/domain/orders/plan-line';
import { PlanWarning } from '@plinth/domain/cohorts/plan-warning';
import { PlanWarningKind } from '@plinth/domain/cohorts/plan-warning';
import { PortfolioDetails } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { PreviewMove } from '@plinth/domain/enrolments/office-enrolment';
import { PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import { PricingRequest } from '@plinth/domain/orders/pricing-request';
import { PricingStage } from '@plinth/domain/orders/pricing-request';
import { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import { ProductPrice } from '@plinth/domain/catalog/office-product';
import { ProductState } from '@plinth/domain/catalog/office-product';
import { ProductTerms } from '@plinth/domain/catalog/office-product';
import { ProductType } from '@plinth/domain/catalog/product-type';
import { ProfessionEntry } from '@plinth/domain/profiles/profile-sections';
import { ProfileCompletion } from '@plinth/domain/profiles/derive-profile-completion';
import { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import { ProfileMediaKey } from '@plinth/domain/profiles/profile-media-key';
import { ProfileMilestone } from '@plinth/domain/profiles/profile-milestone';
import { ProfileSections } from '@plinth/domain/profiles/profile-sections';
import { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import { Progress } from '@plinth/domain/progress/progress';
import { Project } from '@plinth/domain/profiles/project';
import { ProjectDocument } from '@plinth/domain/profiles/project';
import { ProjectDraft } from '@plinth/domain/profiles/project';
import { Prospect } from '@plinth/domain/prospects/prospect';
import { ProspectEvent } from '@plinth/domain/prospects/prospect';
import { ProspectNote } from '@plinth/domain/prospects/prospect';
import { ProspectPlan } from '@plinth/domain/prospects/prospect';
import { ProspectState } from '@plinth/domain/prospects/prospect';
import { ProspectsAction } from '@plinth/domain/prospects/prospect';
import { PublicEvaluationReport } from '@plinth/domain/evaluation-day/evaluation-report';
import { PublicSections } from '@plinth/domain/profiles/profile-sections';
import { PushSubscription } from '@plinth/domain/notifications/push-subscription';
import { QueriesOnboardingDetails } from '@plinth/domain/cohorts/cohort-user-data';
import { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { QueryFeedback } from '@plinth/domain/mentor-queries/query-item';
import { QueryItem } from '@plinth/domain/mentor-queries/query-item';
import { CohortPerson as QueryItemCohortPerson } from '@plinth/domain/mentor-queries/query-item';
import { QueryMeta } from '@plinth/domain/mentor-queries/query';
import { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { QueryStateFilter } from '@plinth/domain/mentor-queries/query-state';
import { Question } from '@plinth/domain/forms/question';
import { QuestionMeta } from '@plinth/domain/forms/question';
import { QuestionOption } from '@plinth/domain/forms/question';
import { QuestionResult } from '@plinth/domain/feedback/office-feedback';
import { QuestionState } from '@plinth/domain/course-applications/application-question';
import { QuestionStatistics } from '@plinth/domain/quizzes/question-statistics';
import { QuestionType } from '@plinth/domain/forms/question-type';
import { QuizFeedback } from '@plinth/domain/quizzes/quiz-feedback';
import { QuizOption } from '@plinth/domain/quizzes/quiz-question';
import { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { QuizResults } from '@plinth/domain/quizzes/quiz-results';
import { QuizSummary } from '@plinth/domain/quizzes/quiz-summary';
import { QuizType } from '@plinth/domain/quizzes/quiz-type';
import { QuizUnavailable } from '@plinth/domain/quizzes/quiz-unavailable';
import { Receivables } from '@plinth/domain/accounts/accounts';
import { Recommendation } from '@plinth/domain/recommendations/recommendation';
import { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { RecommendationStatus } from '@plinth/domain/recommendations/recommendation';
import { Reconciliation } from '@plinth/domain/payments/discrepancy';
import { ReconciliationRequest } from '@plinth/domain/payments/discrepancy';
import { RecordStatus } from '@plinth/domain/records/record-status';
import { Referee } from '@plinth/domain/referrals/referee';
import { RefereeStatus } from '@plinth/domain/referrals/referee';
import { ReferralEarnings } from '@plinth/domain/referrals/referral-earnings';
import { RefundRequest } from '@plinth/domain/orders/office-order';
import { RefundRow } from '@plinth/domain/accounts/accounts';
import { RefundStatus } from '@plinth/domain/orders/refund-status';
import { Region } from '@plinth/domain/catalog/region';
import { Report } from '@plinth/domain/assignments/report';
import { ReportAnswer } from '@plinth/domain/evaluation-day/evaluation-report';
import { ReportDraft } from '@plinth/domain/assignments/report';
import { ReportEntry } from '@plinth/domain/assignments/report';
import { ReportSection } from '@plinth/domain/evaluation-day/evaluation-report';
import { ReportVersion } from '@plinth/domain/assignments/report';
import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { ResponseOption } from '@plinth/domain/forms/response-entry';
import { ResponseStatus } from '@plinth/domain/quizzes/quiz-summary';
import { RevenueRow } from '@plinth/domain/accounts/accounts';
import { ReviewFilter } from '@plinth/domain/reviews/review-filter';
import { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { Revocation } from '@plinth/domain/certificates/office-certificate';
import { RewardCourse } from '@plinth/domain/open-lms/open-reward';
import { RewardCourses } from '@plinth/domain/open-lms/open-reward';
import { RewardPayment } from '@plinth/domain/referrals/office-reward';
import { RewardStatus } from '@plinth/domain/referrals/office-reward';
import { RichBlock } from '@plinth/domain/rich-text/rich-text';
import { RichRun } from '@plinth/domain/rich-text/rich-text';
import { Role } from '@plinth/domain/roles/role';
import { RosterEntry } from '@plinth/domain/sessions/office-session';
import { RoundMove } from '@plinth/domain/jobs/office-job-application';
import { RoundStatus } from '@plinth/domain/jobs/job-update';
import { RubricRow } from '@plinth/domain/assignments/report';
import { S3Location } from '@plinth/domain/profiles/profile-media';
import { SavedPage } from '@plinth/domain/course-applications/application-state';
import { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { SearchGroup } from '@plinth/domain/search/search-hit';
import { SearchHit } from '@plinth/domain/search/search-hit';
import { SearchKind } from '@plinth/domain/search/search-hit';
import { SecondFactorProof } from '@plinth/domain/auth/second-factor';
import { SecondFactorWays } from '@plinth/domain/auth/second-factor';
import { SecondFactors } from '@plinth/domain/auth/second-factor';
import { SectionId } from '@plinth/domain/profiles/profile-sections';
import { SelfPlacement } from '@plinth/domain/placement/self-placement';
import { SelfPlacementDecision } from '@plinth/domain/placement/office-placement';
import { SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import { SessionAverages } from '@plinth/domain/lead-mentors/session-stats';
import { SessionRating } from '@plinth/domain/lead-mentors/session-stats';
import { SessionStats } from '@plinth/domain/lead-mentors/session-stats';
import { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { SessionTip } from '@plinth/domain/tips/tip';
import { SheetPreview } from '@plinth/domain/sessions/office-session';
import { ShownPasskey } from '@plinth/domain/auth/passkey';
import { ShownVouch } from '@plinth/domain/vouching/lead-connection';
import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { SignUpSocial } from '@plinth/domain/auth/sign-up-social';
import { SkillEntry } from '@plinth/domain/profiles/profile-sections';
import { SkillStanding } from '@plinth/domain/career-builder/career-result';
import { Slot } from '@plinth/domain/evaluation-day/slot';
import { SlotStatus } from '@plinth/domain/evaluation-day/slot-status';
import { SocialCode } from '@plinth/domain/auth/sign-up-social';
import { SortDirection } from '@plinth/domain/earnings/earning-transaction';
import { StaffInvitation } from '@plinth/domain/staff/staff-member';
import { StaffMember } from '@plinth/domain/staff/staff-member';
import { StaffNote } from '@plinth/domain/people/person-sections';
import { StaffRole } from '@plinth/domain/staff/staff-role';
import { SuggestedCourse } from '@plinth/domain/career-builder/career-result';
import { Task } from '@plinth/domain/assignments/report';
import { TaxRow } from '@plinth/domain/accounts/accounts';
import { Terms } from '@plinth/domain/course-applications/terms';
import { TermsSection } from '@plinth/domain/course-applications/terms';
import { Testimonial } from '@plinth/domain/impact/impact';
import { TextRun } from '@plinth/domain/curriculum/curriculum-node';
import { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { Timeline } from '@plinth/domain/cohorts/timeline';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { TimerState } from '@plinth/domain/session/state-slices';
import { TopMentor } from '@plinth/domain/impact/top-mentors';
import { TopMentors } from '@plinth/domain/impact/top-mentors';
import { TopicCategory } from '@plinth/domain/curriculum/topic-category';
import { TouchKind } from '@plinth/domain/prospects/prospect';
import { TransactionSort } from '@plinth/domain/earnings/earning-transaction';
import { TransactionStatus } from '@plinth/domain/earnings/earning-transaction';
import { TransferArrival } from '@plinth/domain/earnings/office-earning';
import { TransferReturn } from '@plinth/domain/earnings/office-earning';
import { Turnaround } from '@plinth/domain/mentors/turnaround';
import { TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { UnpublishedCourse } from '@plinth/domain/courses/office-course';
import { UnpublishedDraft } from '@plinth/domain/courses/office-course';
import { UnseatedPayer } from '@plinth/domain/groups/office-group';
import { UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import { UploadPart } from '@plinth/domain/assignments/upload-parts';
import { UserCohorts } from '@plinth/domain/profiles/data-profile';
import { UserData } from '@plinth/domain/profiles/user-data';
import { UserJob } from '@plinth/domain/jobs/user-job';
import { UserProfile } from '@plinth/domain/profiles/user-profile';
import { VideoTrack } from '@plinth/domain/curriculum/curriculum-node';
import { VouchReply } from '@plinth/domain/vouching/lead-connection';
import { VoucherKind } from '@plinth/domain/orders/office-voucher';
import { VoucherState } from '@plinth/domain/orders/office-voucher';
import { VoucherUse } from '@plinth/domain/orders/office-voucher';
import { Waiting } from '@plinth/domain/waiting/waiting';
import { WaitingEntry } from '@plinth/domain/waiting/waiting';
import { WaitingTime } from '@plinth/domain/mentor-queries/waiting-time';
import { WantedEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { WebhookDelivery } from '@plinth/domain/webhooks/webhook-endpoint';
import { WebhookDeliveryDetails } from '@plinth/domain/webhooks/webhook-endpoint';
import { WebhookEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { WebhookEventType } from '@plinth/domain/webhooks/event-type';
import { WorkMode } from '@plinth/domain/jobs/work-mode';
import { WrittenQuestion } from '@plinth/domain/forms/written-question';
import { WrittenTip } from '@plinth/domain/tips/tip';
import { YearsPay } from '@plinth/domain/jobs/office-opening';

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
  ClosingReason,
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
