import { RichTextView } from '@milgo/content-view/rich-text-view.tsx'
import type { ContentDocument, ContentLanguage } from '@milgo/domain/content/content-document'
import type { RichBlock } from '@milgo/domain/content/rich-text'
import { fillTemplate, fillWords } from '@milgo/domain/outbox/fill-template'
import {
  isAvailableWithout,
  type MessageValues,
  type TemplateValue,
  templateValues,
  valueShapeOf,
} from '@milgo/domain/outbox/template-place'
import { Mail, MessageSquareText } from 'lucide-react'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly document: ContentDocument
  readonly language: ContentLanguage
  /** Values to leave out, as for a student who does not have them. */
  readonly lacking: readonly TemplateValue[]
}

/** A message while it is written, with each value shown by its name. */
export const TemplatePreview = ({ document, language, lacking }: Props) => {
  const names: Readonly<Record<string, string>> = useWords().officeContent.placeholders.names
  const values: MessageValues = Object.fromEntries(
    templateValues
      .filter((value) => isAvailableWithout(value, lacking))
      .map((value) => {
        const name = isolated(`[${names[value] ?? value}]`)
        return [value, valueShapeOf(value) === 'words' ? name : [name]]
      }),
  )
  const { subject, body, sms } = document.texts[language]
  return (
    <MessageView
      {...(subject && { subject: fillWords(subject, values), blocks: fillTemplate(body, values) })}
      {...(sms && { sms: fillWords(sms, values) })}
    />
  )
}

type MessageProps = {
  readonly subject?: string
  readonly blocks?: readonly RichBlock[]
  readonly sms?: string
}

/** A message as its recipients get it: the mail, and the SMS below it. */
export const MessageView = ({ subject, blocks = [], sms }: MessageProps) => {
  const { fields } = useWords().officeContent
  return (
    <div inert className="flex flex-col gap-4">
      {subject !== undefined && (
        <div className="overflow-hidden rounded-medium border border-line">
          <p className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-2 font-bold">
            <Mail aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
            <span>{subject}</span>
          </p>
          <div className="px-4 py-3 text-small">
            <RichTextView text={[...blocks]} />
          </div>
        </div>
      )}
      {sms !== undefined && (
        <div>
          <p className="mb-1 flex items-center gap-2 text-small text-ink-soft">
            <MessageSquareText aria-hidden="true" className="size-4.5" />
            {fields.sms}
          </p>
          <p className="max-w-80 rounded-large rounded-ss-small bg-brand-wash px-4 py-3 text-small whitespace-pre-line">
            {sms}
          </p>
        </div>
      )}
    </div>
  )
}
