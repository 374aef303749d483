import { callFailures as callFailuresEn } from '@milgo/messages/en/call-failures'
import { contentProblems as contentProblemsEn } from '@milgo/messages/en/content-problems'
import { errors as errorsEn } from '@milgo/messages/en/errors'
import { formFields as formFieldsEn } from '@milgo/messages/en/form-fields'
import { issues as issuesEn } from '@milgo/messages/en/issues'
import { office as officeEn } from '@milgo/messages/en/office'
import { officeAccounts as officeAccountsEn } from '@milgo/messages/en/office-accounts'
import { officeContent as officeContentEn } from '@milgo/messages/en/office-content'
import { officeDashboard as officeDashboardEn } from '@milgo/messages/en/office-dashboard'
import { officeDictionaries as officeDictionariesEn } from '@milgo/messages/en/office-dictionaries'
import { officeErasures as officeErasuresEn } from '@milgo/messages/en/office-erasures'
import { officeImports as officeImportsEn } from '@milgo/messages/en/office-imports'
import { officeInstitutionLists as officeInstitutionListsEn } from '@milgo/messages/en/office-institution-lists'
import { officeJobs as officeJobsEn } from '@milgo/messages/en/office-jobs'
import { officeMessages as officeMessagesEn } from '@milgo/messages/en/office-messages'
import { officePayments as officePaymentsEn } from '@milgo/messages/en/office-payments'
import { officePeriods as officePeriodsEn } from '@milgo/messages/en/office-periods'
import { officeQueue as officeQueueEn } from '@milgo/messages/en/office-queue'
import { officeReleases as officeReleasesEn } from '@milgo/messages/en/office-releases'
import { officeResults as officeResultsEn } from '@milgo/messages/en/office-results'
import { officeReviewPage as officeReviewPageEn } from '@milgo/messages/en/office-review-page'
import { officeRevisions as officeRevisionsEn } from '@milgo/messages/en/office-revisions'
import { officeRules as officeRulesEn } from '@milgo/messages/en/office-rules'
import { officeSecondLook as officeSecondLookEn } from '@milgo/messages/en/office-second-look'
import { officeShortcuts as officeShortcutsEn } from '@milgo/messages/en/office-shortcuts'
import { officeStaff as officeStaffEn } from '@milgo/messages/en/office-staff'
import { officeStatuses as officeStatusesEn } from '@milgo/messages/en/office-status'
import { officeTemplates as officeTemplatesEn } from '@milgo/messages/en/office-templates'
import { officeTrail as officeTrailEn } from '@milgo/messages/en/office-trail'
import { password as passwordEn } from '@milgo/messages/en/password'
import { paymentRefusals as paymentRefusalsEn } from '@milgo/messages/en/payment-refusals'
import {
  periodIssues as periodIssuesEn,
  registrationPhases as registrationPhasesEn,
} from '@milgo/messages/en/period'
import { releaseRefusals as releaseRefusalsEn } from '@milgo/messages/en/release-refusals'
import { scoreComponents as scoreComponentsEn } from '@milgo/messages/en/score'
import { staffErrors as staffErrorsEn } from '@milgo/messages/en/staff-errors'
import { actors as actorsEn, statusEvents as statusEventsEn } from '@milgo/messages/en/status'
import { viewer as viewerEn } from '@milgo/messages/en/viewer'
import { callFailures } from '@milgo/messages/he/call-failures'
import { contentProblems } from '@milgo/messages/he/content-problems'
import { errors } from '@milgo/messages/he/errors'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { office } from '@milgo/messages/he/office'
import { officeAccounts } from '@milgo/messages/he/office-accounts'
import { officeContent } from '@milgo/messages/he/office-content'
import { officeDashboard } from '@milgo/messages/he/office-dashboard'
import { officeDictionaries } from '@milgo/messages/he/office-dictionaries'
import { officeErasures } from '@milgo/messages/he/office-erasures'
import { officeImports } from '@milgo/messages/he/office-imports'
import { officeInstitutionLists } from '@milgo/messages/he/office-institution-lists'
import { officeJobs } from '@milgo/messages/he/office-jobs'
import { officeMessages } from '@milgo/messages/he/office-messages'
import { officePayments } from '@milgo/messages/he/office-payments'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeReleases } from '@milgo/messages/he/office-releases'
import { officeResults } from '@milgo/messages/he/office-results'
import { officeReviewPage } from '@milgo/messages/he/office-review-page'
import { officeRevisions } from '@milgo/messages/he/office-revisions'
import { officeRules } from '@milgo/messages/he/office-rules'
import { officeSecondLook } from '@milgo/messages/he/office-second-look'
import { officeShortcuts } from '@milgo/messages/he/office-shortcuts'
import { officeStaff } from '@milgo/messages/he/office-staff'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { officeTemplates } from '@milgo/messages/he/office-templates'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { password } from '@milgo/messages/he/password'
import { paymentRefusals } from '@milgo/messages/he/payment-refusals'
import { periodIssues, registrationPhases } from '@milgo/messages/he/period'
import { releaseRefusals } from '@milgo/messages/he/release-refusals'
import { scoreComponents } from '@milgo/messages/he/score'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { actors, statusEvents } from '@milgo/messages/he/status'
import { viewer } from '@milgo/messages/he/viewer'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import type { WordsLike } from '@milgo/messages/words'
import { useSyncExternalStore } from 'react'
import { applyLanguage, firstLanguage, removeAddressLanguage, storeChosenLanguage } from './language.ts'

const original = {
  office,
  officeAccounts,
  contentProblems,
  officeContent,
  officeDashboard,
  officeDictionaries,
  officeErasures,
  officeImports,
  officeInstitutionLists,
  officeJobs,
  officeMessages,
  officePeriods,
  periodIssues,
  registrationPhases,
  officeQueue,
  officePayments,
  paymentRefusals,
  officeShortcuts,
  officeStaff,
  officeTemplates,
  officeTrail,
  errors: { ...errors, ...staffErrors },
  callFailures,
  issues,
  formFields,
  password,
  officeReviewPage,
  officeReleases,
  releaseRefusals,
  officeResults,
  officeRevisions,
  officeRules,
  officeSecondLook,
  viewer,
  actors,
  statuses: officeStatuses,
  statusEvents,
  scoreComponents,
}
type Words = WordsLike<typeof original>

const words: Record<OfficeLanguage, Words> = {
  he: original,
  en: {
    office: officeEn,
    officeAccounts: officeAccountsEn,
    contentProblems: contentProblemsEn,
    officeContent: officeContentEn,
    officeDashboard: officeDashboardEn,
    officeDictionaries: officeDictionariesEn,
    officeErasures: officeErasuresEn,
    officeImports: officeImportsEn,
    officeInstitutionLists: officeInstitutionListsEn,
    officeJobs: officeJobsEn,
    officeMessages: officeMessagesEn,
    officePeriods: officePeriodsEn,
    periodIssues: periodIssuesEn,
    registrationPhases: registrationPhasesEn,
    officeQueue: officeQueueEn,
    officeResults: officeResultsEn,
    officeRevisions: officeRevisionsEn,
    officeRules: officeRulesEn,
    officeSecondLook: officeSecondLookEn,
    officePayments: officePaymentsEn,
    paymentRefusals: paymentRefusalsEn,
    officeShortcuts: officeShortcutsEn,
    officeStaff: officeStaffEn,
    officeTemplates: officeTemplatesEn,
    officeTrail: officeTrailEn,
    errors: { ...errorsEn, ...staffErrorsEn },
    callFailures: callFailuresEn,
    issues: issuesEn,
    formFields: formFieldsEn,
    password: passwordEn,
    officeReviewPage: officeReviewPageEn,
    officeReleases: officeReleasesEn,
    releaseRefusals: releaseRefusalsEn,
    viewer: viewerEn,
    actors: actorsEn,
    statuses: officeStatusesEn,
    statusEvents: statusEventsEn,
    scoreComponents: scoreComponentsEn,
  },
}

let language = firstLanguage()
// The language is stored now. Every page that reads or writes the router's address would have to leave it out.
removeAddressLanguage()

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentLanguage = (): OfficeLanguage => language

export const chooseLanguage = (chosen: OfficeLanguage): void => {
  language = chosen
  storeChosenLanguage(chosen)
  applyLanguage(chosen)
  for (const listener of listeners) listener()
}

export const useLanguage = (): OfficeLanguage => useSyncExternalStore(subscribe, currentLanguage)

/** Returns all texts of the office in the current language: `useWords().office.login.title`. */
export const useWords = (): Words => words[useLanguage()]
