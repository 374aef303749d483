import { questionsBeside } from '@milgo/domain/application/documents/fix-mode'
import { useForm } from '@milgo/form/form-context.tsx'
import { useField } from '@milgo/form/use-form-state.ts'
import { Badge } from '@milgo/ui/badge.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CircleCheck, Flag } from 'lucide-react'
import { useId } from 'react'
import type { DocumentFiles } from '../../../../request/files/document-files.ts'
import type { CorrectedDocument } from '../../correction.ts'
import { DocumentField } from '../document-field.tsx'
import { PlainQuestion } from '../document-sections.tsx'
import { useDocumentLabel } from './correction-label.ts'
import { useCorrectionWords } from './correction-words.ts'
import { SentFile } from './sent-file.tsx'

type Props = { readonly files: DocumentFiles; readonly document: CorrectedDocument }

/** Shows one flagged document: the reason, the file that was sent, and the field for a new file. */
export const CorrectionDocument = ({ files, document }: Props) => {
  const { questionId, index, member, value, isReplaced, flag } = document
  const { correction } = useCorrectionWords()
  const { store } = useForm()
  const label = useDocumentLabel()(document)
  const view = useField(questionId)
  const id = useId()
  const question = store.model.form.byId.get(questionId)
  if (!question) return null
  const slot = view.slots?.find((one) => one.index === index)
  const Icon = isReplaced ? CircleCheck : Flag
  return (
    <section aria-labelledby={id} className={`${cardStyle} flex flex-col gap-5 p-6 max-sm:p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="flex min-w-0 items-center gap-3 text-lead font-bold">
          <span
            className={`grid size-9 shrink-0 place-items-center rounded-full ${isReplaced ? 'bg-good-wash text-good' : 'bg-sun-wash text-sun-ink'}`}
          >
            <Icon aria-hidden="true" className="size-5" />
          </span>
          {label}
        </h2>
        <Badge tone={isReplaced ? 'good' : 'sun'}>
          {isReplaced ? correction.replaced : correction.missing}
        </Badge>
      </div>
      <div className="flex flex-col gap-1 rounded-small bg-sun-wash px-4 py-3.5">
        <p className="font-bold text-sun-ink">{flag.reason_text}</p>
        {flag.note !== null && (
          // The note may be in any language.
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {flag.note}
          </p>
        )}
      </div>
      <div className="grid items-start gap-5 empty:hidden sm:grid-cols-2">
        {questionsBeside(questionId).map((beside) => (
          <PlainQuestion key={beside.id} question={beside} />
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SentFile files={files} document={document} />
        <DocumentField
          files={files}
          question={question}
          place={index === undefined ? { questionId } : { questionId, slot: index }}
          member={member}
          // The sent file is shown beside; this field is for the new file.
          fileName={isReplaced && typeof value === 'string' ? value : undefined}
          complaint={slot ? slot.complaint : view.complaint}
          isReadOnly={slot?.isReadOnly ?? false}
          label={correction.newFile}
        />
      </div>
    </section>
  )
}
