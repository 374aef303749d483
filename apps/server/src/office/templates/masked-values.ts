import { maxFileMegabytes } from '@milgo/domain/application/documents/file-rules'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import { guideKeyOf } from '@milgo/domain/status/status-guide'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { getCase } from '../../core/requests/get-case.ts'
import { lastSentOf } from '../../core/requests/last-sent.ts'
import { numberOf } from '../../core/requests/request-case.ts'
import { areaAddressOf } from '../../core/results/letter-sender.ts'
import { lettersIn } from '../../outbox/letters-in.ts'
import { notesIn } from '../../outbox/notes-in.ts'
import { statusGuideIn } from '../../outbox/status-guide-in.ts'
import type { Platform } from '../../platform/platform.ts'

const hidden = '•••'

/** Of which student the values are; they say nothing by which an editor would know the person. */
export type MaskedValues = {
  readonly studentId: string | null
  readonly number: string | null
  readonly values: MessageValues
}

/** What is the same for everybody, or is nobody's to see. */
const sharedValues = (platform: Pick<Platform, 'config'>, language: Language): MessageValues => {
  const { submitChecked, submitOnce } = notesIn(language)
  const address = areaAddressOf(platform)
  return {
    code: '••••••',
    minutes: String(platform.config.CODE_MINUTES),
    number: hidden,
    moment: hidden,
    deadline: hidden,
    next: statusGuideIn(language).SUBMITTED.next,
    unsent: lettersIn(language).corrections.unsent,
    ...(address !== undefined && { address: leftToRight(address) }),
    support: platform.config.SUPPORT_EMAIL,
    megabytes: String(maxFileMegabytes),
    name: hidden,
    link: hidden,
    ticket: hidden,
    subject: hidden,
    hour: hidden,
    day: hidden,
    notices: [submitChecked, submitOnce],
    documents: [hidden],
    files: [hidden],
    details: [hidden],
    readings: [hidden],
    text: [hidden],
  }
}

/** The values of an application with everything hidden that would name its student: of its number the end, of files the name. */
export const maskedValuesOf = async (
  platform: Platform,
  requestId: string | undefined,
  language: Language,
): Promise<MaskedValues> => {
  const shared = sharedValues(platform, language)
  if (requestId === undefined) return { studentId: null, number: null, values: shared }
  const loaded = await getCase(platform, requestId)
  const { request, student, now, period } = loaded
  const { snapshot } = await lastSentOf(platform, loaded)
  const labels = (snapshot?.documents ?? []).map(({ label }) => label)
  const number = `${numberOf(loaded).slice(0, -3)}${hidden}`
  const { state } = request
  return {
    studentId: student.id,
    number,
    values: {
      ...shared,
      number: leftToRight(number),
      moment: leftToRight(momentText(now)),
      deadline: leftToRight(momentText(state.correctionDeadline ?? now)),
      next: statusGuideIn(language)[guideKeyOf(state, studentActionsOf(state, { now, period }))].next,
      documents: labels,
      files: labels.map((label) => `${label}: ${hidden}`),
    },
  }
}
