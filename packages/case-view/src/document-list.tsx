import { fileSizeText } from '@milgo/messages/file-size-text'
import { fill } from '@milgo/messages/fill'
import type { requestView } from '@milgo/messages/he/request-view'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { FileText, FileX } from 'lucide-react'
import type { ReactNode } from 'react'

export type ListedDocument = {
  readonly key: string
  /** The name of the document. */
  readonly label: string
  /** Undefined if no file was attached. */
  readonly file?: { readonly name: string; readonly bytes?: number | undefined } | undefined
  /** A remark, such as why the document was returned. */
  readonly note?: ReactNode
  /** Undefined if the file cannot be viewed. */
  readonly onView?: (() => void) | undefined
}

type Props = {
  readonly label: string
  readonly documents: readonly ListedDocument[]
  readonly words: WordsLike<typeof requestView>['documents']
  readonly language: Language
}

/** The documents of a request: the name of each, its file, and a button to view it. */
export const DocumentList = ({ label, documents, words, language }: Props) => (
  <ul aria-label={label} className="flex flex-col">
    {documents.map(({ key, label: name, file, note, onView }) => {
      const Icon = file ? FileText : FileX
      return (
        <li key={key} className="flex items-start gap-3 border-t border-line py-2.5 first:border-t-0">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 grow">
            <p className="font-medium">{name}</p>
            <p className="text-small break-words text-ink-soft">
              {file ? <FileNameAndSize file={file} language={language} /> : words.noFile}
            </p>
            {note !== undefined && <div className="mt-1 text-small">{note}</div>}
          </div>
          {file && onView && (
            <button
              type="button"
              onClick={onView}
              aria-label={fill(words.viewDocument, { document: name })}
              className={`min-h-11 shrink-0 px-1 ${textLinkStyle} print:hidden`}
            >
              {words.view}
            </button>
          )}
        </li>
      )
    })}
  </ul>
)

type Named = { readonly file: NonNullable<ListedDocument['file']>; readonly language: Language }

/** A file name and its size, each in its own direction, because a Latin name is beside a Hebrew size. */
const FileNameAndSize = ({ file: { name, bytes }, language }: Named) => (
  <>
    <bdi>{name}</bdi>
    {bytes !== undefined && (
      <>
        {' · '}
        <bdi>{fileSizeText(bytes, language)}</bdi>
      </>
    )}
  </>
)
