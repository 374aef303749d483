import { office as officeEn } from '@milgo/messages/en/office'
import { officeContent as officeContentEn } from '@milgo/messages/en/office-content'
import { officeDictionaries as officeDictionariesEn } from '@milgo/messages/en/office-dictionaries'
import { officeJobs as officeJobsEn } from '@milgo/messages/en/office-jobs'
import { officePeriods as officePeriodsEn } from '@milgo/messages/en/office-periods'
import { officeQueue as officeQueueEn } from '@milgo/messages/en/office-queue'
import { officeStaff as officeStaffEn } from '@milgo/messages/en/office-staff'
import { officeStatuses as officeStatusesEn } from '@milgo/messages/en/office-status'
import { officeTemplates as officeTemplatesEn } from '@milgo/messages/en/office-templates'
import { officeTrail as officeTrailEn } from '@milgo/messages/en/office-trail'
import { statusEvents as statusEventsEn } from '@milgo/messages/en/status'
import { office } from '@milgo/messages/he/office'
import { officeContent } from '@milgo/messages/he/office-content'
import { officeDictionaries } from '@milgo/messages/he/office-dictionaries'
import { officeJobs } from '@milgo/messages/he/office-jobs'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeStaff } from '@milgo/messages/he/office-staff'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { officeTemplates } from '@milgo/messages/he/office-templates'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { statusEvents } from '@milgo/messages/he/status'
import type { Language } from '@milgo/messages/languages'
import type { TrailWords } from '@milgo/messages/trail-text'

const hebrew: TrailWords = {
  office,
  officeContent,
  officeDictionaries,
  officeJobs,
  officePeriods,
  officeQueue,
  officeStaff,
  officeTemplates,
  officeTrail,
  statusEvents,
  statuses: officeStatuses,
}

const english: TrailWords = {
  office: officeEn,
  officeContent: officeContentEn,
  officeDictionaries: officeDictionariesEn,
  officeJobs: officeJobsEn,
  officePeriods: officePeriodsEn,
  officeQueue: officeQueueEn,
  officeStaff: officeStaffEn,
  officeTemplates: officeTemplatesEn,
  officeTrail: officeTrailEn,
  statusEvents: statusEventsEn,
  statuses: officeStatusesEn,
}

/** Returns the words of the trail in a language of the office. */
export const trailWordsIn = (language: Language): TrailWords => (language === 'en' ? english : hebrew)
