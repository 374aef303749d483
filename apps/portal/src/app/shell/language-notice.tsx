import { fill } from '@milgo/messages/fill'
import { languageNames } from '@milgo/messages/languages'
import { X } from 'lucide-react'
import { forgetMissingLanguage, useMissingLanguage, useWords } from '../../lib/words.ts'

/** Stands over the page, since the choice that failed may have been made at its top or at its end. */
export const LanguageNotice = () => {
  const { shell } = useWords()
  const missing = useMissingLanguage()
  return (
    <div role="status">
      {missing && (
        <div className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-measure items-center gap-3 rounded-medium border border-line-strong bg-surface py-2 ps-5 pe-2 text-ink shadow-raised">
          <p className="grow">{fill(shell.language.failed, { language: languageNames[missing] })}</p>
          <button
            type="button"
            aria-label={shell.close}
            onClick={forgetMissingLanguage}
            className="flex size-11 shrink-0 items-center justify-center rounded-small hover:text-brand"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
