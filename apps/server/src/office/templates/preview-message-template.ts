import type { previewMessageTemplate as call } from '@milgo/contracts/office/preview-message-template'
import type { TemplateTrial } from '@milgo/contracts/office/template-trial'
import { mapLines } from '@milgo/domain/content/map-lines'
import { isContentLink, type RichSpan } from '@milgo/domain/content/rich-text'
import { fitsPlace, placeOf } from '@milgo/domain/content-editing/content-places'
import { fillTemplate, fillWords } from '@milgo/domain/outbox/fill-template'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { maskedValuesOf } from './masked-values.ts'
import { addPreviewAudit, findLatestSent } from './repository.ts'

/**
 * Returns a message as it is being edited, with masked values of the application that was sent last. Editors may not
 * read applications, so that they cannot choose which one, nor see who its student is.
 */
export const previewMessageTemplate = async (
  platform: Platform,
  caller: StaffCaller,
  template: MessageTemplate,
  { language, document }: TemplateTrial,
): Promise<z.input<typeof call.response>> => {
  if (!fitsPlace(placeOf('message-template', template), document)) throw new AppError('BAD_REQUEST')
  const requestId = await platform.database.read((db) => findLatestSent(db))
  const { studentId, number, values } = await maskedValuesOf(platform, requestId, template, language)
  await addPreviewAudit(platform, caller.id, template, studentId)
  const { subject, body, sms } = document.texts[language]
  return {
    request_number: number,
    mail: subject
      ? { subject: fillWords(subject, values), blocks: mapLines(fillTemplate(body, values), followed) }
      : null,
    sms: sms ? fillWords(sms, values) : null,
  }
}

/** Removes links that are not valid, because a draft may have an unfinished link. */
const followed = (line: readonly RichSpan[]): RichSpan[] =>
  line
    .filter(({ text }) => text !== '')
    .map(({ link, ...span }) => (link !== undefined && isContentLink(link) ? { ...span, link } : span))
