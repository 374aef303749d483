import type { AnswerLine } from '@milgo/domain/answers/lines'
import { neededDocuments } from '@milgo/domain/application/documents/registry'
import { useForm } from '@milgo/form/form-context.tsx'
import { CollapsibleSection } from '@milgo/ui/collapsible-section.tsx'
import type { DocumentFiles } from '../../../../request/files/document-files.ts'
import type { CorrectedDocument } from '../../correction.ts'
import type { Application } from '../../open-application.ts'
import { DocumentField } from '../document-field.tsx'
import { useCorrectionWords } from './correction-words.ts'

type Props = {
  readonly application: Application
  readonly files: DocumentFiles
  readonly documents: readonly CorrectedDocument[]
}

/** Shows the sent documents that need no correction, read-only and folded. */
export const OtherDocuments = ({ application: { store }, files, documents }: Props) => {
  const { correction } = useCorrectionWords()
  const isToFix = (line: AnswerLine) =>
    documents.some(({ questionId, index }) => questionId === line.questionId && index === line.index)
  const others = neededDocuments(store.answers(), store.context()).filter(
    (line) => typeof line.value === 'string' && !isToFix(line),
  )
  return (
    others.length > 0 && (
      <CollapsibleSection title={correction.others} isInitiallyOpen={false}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-5">
          {others.map((line) => (
            <OtherDocument key={`${line.questionId}-${line.index ?? ''}`} files={files} line={line} />
          ))}
        </div>
      </CollapsibleSection>
    )
  )
}

const OtherDocument = ({ files, line }: { readonly files: DocumentFiles; readonly line: AnswerLine }) => {
  const { questionId, index, member, value } = line
  const question = useForm().store.model.form.byId.get(questionId)
  return (
    question && (
      <DocumentField
        files={files}
        question={question}
        place={index === undefined ? { questionId } : { questionId, slot: index }}
        member={member}
        fileName={typeof value === 'string' ? value : undefined}
        complaint={undefined}
        isReadOnly
      />
    )
  )
}
