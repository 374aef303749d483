import type { PreviewedTemplate } from '@milgo/contracts/office/preview-message-template'
import {
  type ContentDocument,
  type ContentLanguage,
  contentLanguages,
} from '@milgo/domain/content/content-document'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { fill } from '@milgo/messages/fill'
import { directionOf, languageNames } from '@milgo/messages/languages'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { MessageView } from './template-preview.tsx'

type Props = { readonly template: MessageTemplate; readonly document: ContentDocument }
type Shown = PreviewedTemplate & { readonly language: ContentLanguage }

/** Shows the message being written with the masked values of a request, and can mail it to the staff member. */
export const TemplateTrial = ({ template, document }: Props) => {
  const { officeTemplates: words } = useWords()
  const own = useLanguage()
  const [language, setLanguage] = useState<ContentLanguage>(own)
  const [shown, setShown] = useState<Shown>()
  const { isBusy, failure, submit } = useSubmit()
  const call = { params: { key: template }, body: { language, document } }
  const show = () =>
    submit(async () => {
      setShown({ ...(await callCore('POST /office/message-templates/{key}/preview', call)), language })
    })
  const send = () =>
    submit(async () => {
      const { email } = await callCore('POST /office/message-templates/{key}/trial', call)
      showToast({ tone: 'good', text: fill(words.trial.done, { email }) })
    })
  return (
    <section aria-label={words.preview.title} className={`${cardStyle} flex min-w-0 flex-col gap-3 p-4`}>
      <h2 className="text-body font-bold">{words.preview.title}</h2>
      <p className="text-small text-ink-soft">{words.preview.text}</p>
      <FailureBanner title={words.preview.failed} failure={failure} />
      <SelectField
        label={words.preview.language}
        value={language}
        placeholder={words.preview.language}
        options={contentLanguages.map((one) => ({ value: one, label: languageNames[one] }))}
        onChange={setLanguage}
      />
      <div className="flex flex-wrap gap-2">
        <ActionButton
          variant="secondary"
          busyText={isBusy ? words.preview.busy : undefined}
          onPress={() => void show()}
        >
          {words.preview.action}
        </ActionButton>
        <ActionButton
          variant="secondary"
          busyText={isBusy ? words.trial.busy : undefined}
          onPress={() => void send()}
        >
          {words.trial.action}
        </ActionButton>
      </div>
      {shown && (
        <div lang={shown.language} dir={directionOf[shown.language]}>
          <MessageView
            {...(shown.mail && { subject: shown.mail.subject, blocks: shown.mail.blocks })}
            {...(shown.sms !== null && { sms: shown.sms })}
          />
        </div>
      )}
      {shown && (
        <p className="text-small text-ink-soft">
          {shown.request_number === null
            ? words.preview.sample
            : fill(words.preview.of, { number: shown.request_number })}
        </p>
      )}
    </section>
  )
}
