import { fill } from '@milgo/messages/fill'
import { FileCheck } from 'lucide-react'
import type { Application } from '../../open-application.ts'
import { filesOf } from '../files-of.ts'
import { useDocumentLabel } from './correction-label.ts'
import { useCorrectionWords } from './correction-words.ts'

/** Lists the new files, each with the document that it replaces. */
export const CorrectedFiles = ({ application }: { readonly application: Application }) => {
  const { correction } = useCorrectionWords()
  const labelOf = useDocumentLabel()
  const files = filesOf(application)
  const { showing, store } = application
  const replaced = (showing.correction?.documents(store.answers()) ?? []).filter(
    ({ isReplaced }) => isReplaced,
  )
  return (
    <ul className="flex flex-col gap-2">
      {replaced.map((document) => {
        const name = files.findReference(String(document.value))?.original_file_name ?? ''
        return (
          <li key={`${document.questionId}-${document.index ?? ''}`} className="flex items-start gap-2.5">
            <FileCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            <span className="min-w-0 wrap-anywhere">
              {/* A file name has its own text direction, independent of the text around it. */}
              {fill(correction.end.file, { document: labelOf(document), name: `\u2068${name}\u2069` })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
