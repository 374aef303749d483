import { fill } from '@milgo/messages/fill'
import { languageNames } from '@milgo/messages/languages'
import { forgetMissingLanguage, useMissingLanguage, useWords } from '../../lib/words.ts'
import { CornerNotice } from './corner-notice.tsx'

/** Stands over the page, since the choice that failed may have been made at its top or at its end. */
export const LanguageNotice = () => {
  const { shell } = useWords()
  const missing = useMissingLanguage()
  return (
    <CornerNotice onClose={forgetMissingLanguage}>
      {missing && fill(shell.language.failed, { language: languageNames[missing] })}
    </CornerNotice>
  )
}
