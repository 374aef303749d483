import { randomUUID } from 'node:crypto'
import type { TemplateTrial } from '@milgo/contracts/office/template-trial'
import type { RichBlock } from '@milgo/domain/content/rich-text'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { fill } from '@milgo/messages/fill'
import { lettersIn } from '../../outbox/letters-in.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { renderMail } from '../../outbox/render-mail.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { siteAddressOf } from '../../platform/site-address.ts'
import { queueMessageIfUnderLimit } from '../../store/queue-message-if-under-limit.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { previewMessageTemplate } from './preview-message-template.ts'

/** Mails the preview to the editor's own address, marked as a trial. */
export const sendTemplateTrial = async (
  platform: Platform,
  caller: StaffCaller,
  template: MessageTemplate,
  trial: TemplateTrial,
): Promise<{ email: string }> => {
  const { mail, sms } = await previewMessageTemplate(platform, caller, template, trial)
  const { language } = trial
  const { trial: words } = lettersIn(language)
  const short: RichBlock[] = sms
    ? [{ kind: 'paragraph', spans: [{ text: fill(words.sms, { text: sms }) }] }]
    : []
  const subject = fill(words.subject, { subject: mail?.subject ?? '' }).trim()
  const message = {
    template,
    cause: `template-trial:${randomUUID()}`,
    channel: 'mail',
    recipient: caller.email,
    ...renderMail(language, subject, [...(mail?.blocks ?? []), ...short], siteAddressOf(platform.config)),
  } as const
  const gate = await queueMessageIfUnderLimit(platform, platform.limits.trialsPerStaff(caller.id), (source) =>
    queuedMessage(platform, message, source),
  )
  refuseOverLimit(gate)
  return { email: caller.email }
}
