import { acceptInvitation } from './authz/accept-invitation.ts'
import { adminHandoff } from './authz/admin-handoff.ts'
import { changeContact } from './authz/change-contact.ts'
import { changeStaffPassword } from './authz/change-staff-password.ts'
import { changeStaffRoles } from './authz/change-staff-roles.ts'
import { confirmContact } from './authz/confirm-contact.ts'
import { decideStaffChange } from './authz/decide-staff-change.ts'
import { forgotPassword } from './authz/forgot-password.ts'
import { getCurrentStaff } from './authz/get-current-staff.ts'
import { inviteStaff } from './authz/invite-staff.ts'
import { listStaff } from './authz/list-staff.ts'
import { loginByEmail } from './authz/login-by-email.ts'
import { loginByPhone } from './authz/login-by-phone.ts'
import { logout } from './authz/logout.ts'
import { makeActingCode } from './authz/make-acting-code.ts'
import { makeRecoveryCodes } from './authz/make-recovery-codes.ts'
import { refresh } from './authz/refresh.ts'
import { removeStaff } from './authz/remove-staff.ts'
import { resendCode } from './authz/resend-code.ts'
import { resendOtp } from './authz/resend-otp.ts'
import { resetPassword } from './authz/reset-password.ts'
import { resetStaffLogin } from './authz/reset-staff-login.ts'
import { staffLogin } from './authz/staff-login.ts'
import { staffLogout } from './authz/staff-logout.ts'
import { staffRefresh } from './authz/staff-refresh.ts'
import { staffVerify } from './authz/staff-verify.ts'
import { staffVerifyRecovery } from './authz/staff-verify-recovery.ts'
import { verifyOtp } from './authz/verify-otp.ts'
import { verifyOtpAfterLogin } from './authz/verify-otp-after-login.ts'
import { acceptLegalTexts } from './core/accept-legal-texts.ts'
import { checkEligibility } from './core/check-eligibility.ts'
import { confirmSubmission } from './core/confirm-submission.ts'
import { createAppeal } from './core/create-appeal.ts'
import { deleteFile } from './core/delete-file.ts'
import { fixBankDetails } from './core/fix-bank-details.ts'
import { getAppeal } from './core/get-appeal.ts'
import { getAppealDocuments } from './core/get-appeal-documents.ts'
import { getBankStep } from './core/get-bank-step.ts'
import { getBanks } from './core/get-banks.ts'
import { getCalculator } from './core/get-calculator.ts'
import { getCheckStart } from './core/get-check-start.ts'
import { getCities } from './core/get-cities.ts'
import { getCurrentTime } from './core/get-current-time.ts'
import { getCurrentUser } from './core/get-current-user.ts'
import { getDeadlineCalendar } from './core/get-deadline-calendar.ts'
import { getDetailedScore } from './core/get-detailed-score.ts'
import { getDocumentsStep } from './core/get-documents-step.ts'
import { getDocumentsToFix } from './core/get-documents-to-fix.ts'
import { getFamilyStep } from './core/get-family-step.ts'
import { getFaq } from './core/get-faq.ts'
import { getFieldsHelp } from './core/get-fields-help.ts'
import { getFormStart } from './core/get-form-start.ts'
import { getInformationSliders } from './core/get-information-sliders.ts'
import { getInformationSquares } from './core/get-information-squares.ts'
import { getInstitutions } from './core/get-institutions.ts'
import { getInvalidDocuments } from './core/get-invalid-documents.ts'
import { getLegalTexts } from './core/get-legal-texts.ts'
import { getModalWindows } from './core/get-modal-windows.ts'
import { getMyData } from './core/get-my-data.ts'
import { getNeighborhoods } from './core/get-neighborhoods.ts'
import { getNumberedCopy } from './core/get-numbered-copy.ts'
import { getNumberedLetter } from './core/get-numbered-letter.ts'
import { getOpenNumbers } from './core/get-open-numbers.ts'
import { getPersonalArea } from './core/get-personal-area.ts'
import { getPersonalStep } from './core/get-personal-step.ts'
import { getRegistrationPeriods } from './core/get-registration-periods.ts'
import { getRequestData } from './core/get-request-data.ts'
import { getResultLetters } from './core/get-result-letters.ts'
import { getResultPage } from './core/get-result-page.ts'
import { getResultPdf } from './core/get-result-pdf.ts'
import { getScholarshipFaq } from './core/get-scholarship-faq.ts'
import { getSectors } from './core/get-sectors.ts'
import { getSettings } from './core/get-settings.ts'
import { getStudyFields } from './core/get-study-fields.ts'
import { getSubmittedCopy } from './core/get-submitted-copy.ts'
import { getSurvey } from './core/get-survey.ts'
import { getSurveyLists } from './core/get-survey-lists.ts'
import { rateFaqAnswer } from './core/rate-faq-answer.ts'
import { reportFaqMiss } from './core/report-faq-miss.ts'
import { saveBankStep } from './core/save-bank-step.ts'
import { saveDocumentsStep } from './core/save-documents-step.ts'
import { saveFamilyStep } from './core/save-family-step.ts'
import { savePersonalStep } from './core/save-personal-step.ts'
import { sendDocumentList } from './core/send-document-list.ts'
import { sendProblemReport } from './core/send-problem-report.ts'
import { submitAppealCorrections } from './core/submit-appeal-corrections.ts'
import { submitBankStep } from './core/submit-bank-step.ts'
import { submitCorrections } from './core/submit-corrections.ts'
import { submitFamilyStep } from './core/submit-family-step.ts'
import { submitPersonalStep } from './core/submit-personal-step.ts'
import { submitRequest } from './core/submit-request.ts'
import { updateAppeal } from './core/update-appeal.ts'
import { updateSurvey } from './core/update-survey.ts'
import { uploadFile } from './core/upload-file.ts'
import { activateRules } from './office/activate-rules.ts'
import { addContent } from './office/add-content.ts'
import { addRequestNote } from './office/add-request-note.ts'
import { applyDictionary } from './office/apply-dictionary.ts'
import { applyInstitutionList } from './office/apply-institution-list.ts'
import { askErasure } from './office/ask-erasure.ts'
import { askForBankFix } from './office/ask-for-bank-fix.ts'
import { callBackContent } from './office/call-back-content.ts'
import { changeRelease } from './office/change-release.ts'
import { changeWork } from './office/change-work.ts'
import { checkDictionary } from './office/check-dictionary.ts'
import { checkInstitutionList } from './office/check-institution-list.ts'
import { compareDocument } from './office/compare-document.ts'
import { computeRequestAgain } from './office/compute-request-again.ts'
import { computeResults } from './office/compute-results.ts'
import { copyPeriod } from './office/copy-period.ts'
import { countRequests } from './office/count-requests.ts'
import { createBatch } from './office/create-batch.ts'
import { decideBankFix } from './office/decide-bank-fix.ts'
import { decideErasure } from './office/decide-erasure.ts'
import { decidePaymentChange } from './office/decide-payment-change.ts'
import { decideRequest } from './office/decide-request.ts'
import { decideResultFile } from './office/decide-result-file.ts'
import { decideSecondLook } from './office/decide-second-look.ts'
import { declareConflict } from './office/declare-conflict.ts'
import { declareMoneyConflict } from './office/declare-money-conflict.ts'
import { declarePayeeConflict } from './office/declare-payee-conflict.ts'
import { discardContentDraft } from './office/discard-content-draft.ts'
import { dismissDuplicate } from './office/dismiss-duplicate.ts'
import { enterRowResults } from './office/enter-row-results.ts'
import { exportRequests } from './office/export-requests.ts'
import { exportTrail } from './office/export-trail.ts'
import { getBatch } from './office/get-batch.ts'
import { getBatchFile } from './office/get-batch-file.ts'
import { getDashboard } from './office/get-dashboard.ts'
import { getInstitutionList } from './office/get-institution-list.ts'
import { getNotices } from './office/get-notices.ts'
import { getPayments } from './office/get-payments.ts'
import { getQueueChoices } from './office/get-queue-choices.ts'
import { getReconciliationFile } from './office/get-reconciliation-file.ts'
import { getRelease } from './office/get-release.ts'
import { getReleaseDeliveries } from './office/get-release-deliveries.ts'
import { getResultFile } from './office/get-result-file.ts'
import { getResultReport } from './office/get-result-report.ts'
import { getResultScores } from './office/get-result-scores.ts'
import { getResultsOverview } from './office/get-results-overview.ts'
import { getRevision } from './office/get-revision.ts'
import { getTrailOverview } from './office/get-trail-overview.ts'
import { keepRequestOpen } from './office/keep-request-open.ts'
import { listBankFixes } from './office/list-bank-fixes.ts'
import { listContent } from './office/list-content.ts'
import { listDictionaries } from './office/list-dictionaries.ts'
import { listErasures } from './office/list-erasures.ts'
import { listFaqFeedback } from './office/list-faq-feedback.ts'
import { listInstitutionLists } from './office/list-institution-lists.ts'
import { listJobs } from './office/list-jobs.ts'
import { listMessageTemplates } from './office/list-message-templates.ts'
import { listOrders } from './office/list-orders.ts'
import { listPeriods } from './office/list-periods.ts'
import { listQuarantine } from './office/list-quarantine.ts'
import { listReleaseLetters } from './office/list-release-letters.ts'
import { listReleases } from './office/list-releases.ts'
import { listRequestMessages } from './office/list-request-messages.ts'
import { listRequests } from './office/list-requests.ts'
import { listResultRows } from './office/list-result-rows.ts'
import { listRevisions } from './office/list-revisions.ts'
import { listSecondLooks } from './office/list-second-looks.ts'
import { listStudentsToAsk } from './office/list-students-to-ask.ts'
import { listTierMoves } from './office/list-tier-moves.ts'
import { listTrail } from './office/list-trail.ts'
import { makePeriodCurrent } from './office/make-period-current.ts'
import { makeRelease } from './office/make-release.ts'
import { moveBatch } from './office/move-batch.ts'
import { openContent } from './office/open-content.ts'
import { openPeriod } from './office/open-period.ts'
import { openRequest } from './office/open-request.ts'
import { openSecondLook } from './office/open-second-look.ts'
import { openStudentForm } from './office/open-student-form.ts'
import { planRetention } from './office/plan-retention.ts'
import { planWork } from './office/plan-work.ts'
import { previewBatch } from './office/preview-batch.ts'
import { previewLetter } from './office/preview-letter.ts'
import { previewMessageTemplate } from './office/preview-message-template.ts'
import { previewRevision } from './office/preview-revision.ts'
import { proposePaymentChange } from './office/propose-payment-change.ts'
import { proposeRevision } from './office/propose-revision.ts'
import { proposeRules } from './office/propose-rules.ts'
import { publishContent } from './office/publish-content.ts'
import { reconcilePayments } from './office/reconcile-payments.ts'
import { removeQueueView } from './office/remove-queue-view.ts'
import { resendMessage } from './office/resend-message.ts'
import { restoreContent } from './office/restore-content.ts'
import { retryJob } from './office/retry-job.ts'
import { revealNumber } from './office/reveal-number.ts'
import { revokeInstitutionList } from './office/revoke-institution-list.ts'
import { rotateDocument } from './office/rotate-document.ts'
import { saveContentDraft } from './office/save-content-draft.ts'
import { saveFigures } from './office/save-figures.ts'
import { savePeriod } from './office/save-period.ts'
import { saveQueueView } from './office/save-queue-view.ts'
import { searchContent } from './office/search-content.ts'
import { sendTemplateTrial } from './office/send-template-trial.ts'
import { setDocumentVerdict } from './office/set-document-verdict.ts'
import { settleSecondLook } from './office/settle-second-look.ts'
import { signRevision } from './office/sign-revision.ts'
import { takeNext } from './office/take-next.ts'
import { takeSecondLook } from './office/take-second-look.ts'
import { tickChecklistItem } from './office/tick-checklist-item.ts'
import { undoWork } from './office/undo-work.ts'
import { uploadResults } from './office/upload-results.ts'
import { viewAccountConfirmation } from './office/view-account-confirmation.ts'
import { viewDocument } from './office/view-document.ts'
import { withdrawRules } from './office/withdraw-rules.ts'

/**
 * Every call of both services. Pages import only its type, so that a page without schemas loads none; the server and
 * the API document use the values.
 */
export const calls = {
  acceptLegalTexts,
  adminHandoff,
  countRequests,
  listRequests,
  changeContact,
  changeWork,
  planWork,
  getQueueChoices,
  removeQueueView,
  saveQueueView,
  takeNext,
  undoWork,
  listFaqFeedback,
  listInstitutionLists,
  checkInstitutionList,
  getDashboard,
  getInstitutionList,
  applyInstitutionList,
  revokeInstitutionList,
  changeStaffPassword,
  checkEligibility,
  deleteFile,
  getPersonalStep,
  savePersonalStep,
  submitPersonalStep,
  getBankStep,
  saveBankStep,
  submitBankStep,
  submitCorrections,
  getFamilyStep,
  getFormStart,
  saveFamilyStep,
  submitFamilyStep,
  getDocumentsStep,
  getDocumentsToFix,
  createAppeal,
  getAppeal,
  getAppealDocuments,
  submitAppealCorrections,
  updateAppeal,
  saveDocumentsStep,
  submitRequest,
  sendDocumentList,
  sendProblemReport,
  confirmContact,
  confirmSubmission,
  getSubmittedCopy,
  getNumberedCopy,
  getResultPdf,
  getNumberedLetter,
  getResultLetters,
  getDeadlineCalendar,
  getPersonalArea,
  getCalculator,
  getOpenNumbers,
  fixBankDetails,
  getInvalidDocuments,
  askForBankFix,
  viewAccountConfirmation,
  declarePayeeConflict,
  decideBankFix,
  getRevision,
  listRevisions,
  askErasure,
  applyDictionary,
  checkDictionary,
  listDictionaries,
  decideErasure,
  listErasures,
  planRetention,
  previewRevision,
  proposeRevision,
  signRevision,
  listBankFixes,
  getDetailedScore,
  getRequestData,
  getResultPage,
  forgotPassword,
  getBanks,
  getCheckStart,
  getCities,
  getCurrentStaff,
  getCurrentTime,
  getCurrentUser,
  getFaq,
  getFieldsHelp,
  getInformationSliders,
  getInformationSquares,
  getInstitutions,
  getLegalTexts,
  getModalWindows,
  getNotices,
  getMyData,
  getNeighborhoods,
  getRegistrationPeriods,
  getScholarshipFaq,
  rateFaqAnswer,
  reportFaqMiss,
  getSectors,
  getSettings,
  getStudyFields,
  getSurvey,
  getSurveyLists,
  updateSurvey,
  listStaff,
  loginByEmail,
  loginByPhone,
  logout,
  makeActingCode,
  makeRecoveryCodes,
  refresh,
  removeStaff,
  resendCode,
  resendOtp,
  resetPassword,
  staffLogin,
  staffLogout,
  staffRefresh,
  staffVerify,
  staffVerifyRecovery,
  uploadFile,
  verifyOtp,
  verifyOtpAfterLogin,
  openRequest,
  keepRequestOpen,
  viewDocument,
  retryJob,
  revealNumber,
  setDocumentVerdict,
  tickChecklistItem,
  saveFigures,
  addRequestNote,
  dismissDuplicate,
  declareConflict,
  declareMoneyConflict,
  compareDocument,
  rotateDocument,
  decideRequest,
  openStudentForm,
  acceptInvitation,
  changeStaffRoles,
  decideStaffChange,
  inviteStaff,
  resetStaffLogin,
  changeRelease,
  getRelease,
  getReleaseDeliveries,
  listReleaseLetters,
  listReleases,
  makeRelease,
  previewLetter,
  listRequestMessages,
  resendMessage,
  listPeriods,
  openPeriod,
  savePeriod,
  copyPeriod,
  listContent,
  listMessageTemplates,
  previewMessageTemplate,
  sendTemplateTrial,
  openContent,
  addContent,
  saveContentDraft,
  searchContent,
  discardContentDraft,
  publishContent,
  restoreContent,
  callBackContent,
  makePeriodCurrent,
  listTrail,
  exportRequests,
  exportTrail,
  getTrailOverview,
  createBatch,
  previewBatch,
  decidePaymentChange,
  decideResultFile,
  enterRowResults,
  getBatch,
  getBatchFile,
  getPayments,
  getReconciliationFile,
  getResultFile,
  getResultReport,
  listJobs,
  listOrders,
  listQuarantine,
  listResultRows,
  moveBatch,
  proposePaymentChange,
  reconcilePayments,
  uploadResults,
  activateRules,
  computeRequestAgain,
  computeResults,
  getResultScores,
  getResultsOverview,
  listStudentsToAsk,
  listTierMoves,
  proposeRules,
  withdrawRules,
  decideSecondLook,
  listSecondLooks,
  openSecondLook,
  settleSecondLook,
  takeSecondLook,
} as const

export type Calls = typeof calls
