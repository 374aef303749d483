import { maxFileMegabytes } from '@milgo/domain/application/documents/file-rules'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { type MessageValues, templatePlaceOf } from '@milgo/domain/outbox/template-place'
import { statusOfTemplate } from '@milgo/domain/outbox/template-status'
import { correctionDeadline } from '@milgo/domain/status/correction-window'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { findStoredAppeal } from '../../core/appeals/stored-appeal.ts'
import { hasUnsentFiles } from '../../core/correction-reminders/unsent-files.ts'
import { getCase } from '../../core/requests/get-case.ts'
import { lastSentOf } from '../../core/requests/last-sent.ts'
import { numberOf } from '../../core/requests/request-case.ts'
import { areaAddressOf } from '../../core/results/letter-sender.ts'
import { lettersIn } from '../../outbox/letters-in.ts'
import { notesIn } from '../../outbox/notes-in.ts'
import { statusGuideIn } from '../../outbox/status-guide-in.ts'
import type { Platform } from '../../platform/platform.ts'

const hidden = '•••'

/** Values of a request for a preview. An editor cannot recognise the student by them. */
export type MaskedValues = {
  readonly studentId: string | null
  readonly number: string | null
  readonly values: MessageValues
}

/** Returns the values that are the same for everybody, and hidden ones for those that nobody may see. */
const sharedValues = (
  platform: Pick<Platform, 'config'>,
  template: MessageTemplate,
  language: Language,
): MessageValues => {
  const { submitChecked, submitOnce } = notesIn(language)
  const address = areaAddressOf(platform)
  return {
    code: '••••••',
    minutes: String(platform.config.CODE_MINUTES),
    account: hidden,
    number: hidden,
    moment: hidden,
    deadline: hidden,
    next: statusGuideIn(language)[statusOfTemplate(template) ?? 'SUBMITTED'].next,
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

/**
 * Returns the values of an application. Everything that would identify the student is hidden: the end of the number,
 * and the names of files. Values that the student would not be told are left out.
 */
export const maskedValuesOf = async (
  platform: Platform,
  requestId: string | undefined,
  template: MessageTemplate,
  language: Language,
): Promise<MaskedValues> => {
  const shared = sharedValues(platform, template, language)
  if (requestId === undefined) return { studentId: null, number: null, values: shared }
  const loaded = await getCase(platform, requestId)
  const { request, student, now, period } = loaded
  const lastSent = await lastSentOf(platform, loaded)
  const labels = (lastSent.snapshot?.documents ?? []).map(({ label }) => label)
  const number = `${numberOf(loaded).slice(0, -3)}${hidden}`
  const deadline = request.state.correctionDeadline ?? correctionDeadline(now, period.correctionDays)
  const { corrections } = lettersIn(language)
  const { snapshot } = lastSent
  const receivedAt = snapshot && !isAppealReceipt(template) ? new Date(snapshot.submittedAt) : now
  return {
    studentId: student.id,
    number,
    values: {
      ...shared,
      number: leftToRight(number),
      moment: leftToRight(momentText(receivedAt)),
      deadline: leftToRight(momentText(deadline)),
      documents: labels,
      ...((await hasUnsentFiles(platform, loaded, lastSent)) && { unsent: corrections.unsent }),
      ...(isAppealReceipt(template)
        ? await appealFilesOf(platform, request.id, language)
        : { files: labels.map((label) => `${label}: ${hidden}`) }),
    },
  }
}

/** Returns whether the message is a receipt of an appeal. Of all messages with files, only these may have none. */
const isAppealReceipt = (template: MessageTemplate): boolean =>
  templatePlaceOf(template).values.noFiles !== undefined

/** Returns the files of the appeal, or the text that there are none. */
const appealFilesOf = async (
  platform: Platform,
  requestId: string,
  language: Language,
): Promise<MessageValues> => {
  const { file, noFiles } = lettersIn(language).appeals
  const files = (await findStoredAppeal(platform, requestId))?.last.sent.files ?? []
  return files.length === 0
    ? { files: [], noFiles }
    : { files: files.map(() => fill(file, { name: hidden, hash: hidden })) }
}
