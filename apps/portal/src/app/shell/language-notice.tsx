import { fill } from '@milgo/messages/fill'
import { directionOf, type Language, languageNames } from '@milgo/messages/languages'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { noticeWords } from '../../lib/end-load-watch.ts'
import { forgetMissingLanguage, useMissingLanguage, useWords } from '../../lib/words.ts'
import { CornerNotice } from './corner-notice.tsx'

/**
 * Says that a language failed to load. It is drawn over the page, because the language may have been chosen at the top
 * or at the end.
 */
export const LanguageNotice = () => {
  const { shell } = useWords()
  const missing = useMissingLanguage()
  return (
    <CornerNotice onClose={forgetMissingLanguage}>
      {missing &&
        (missing.isFirst ? (
          <NotLoadedIn language={missing.language} />
        ) : (
          fill(shell.language.failed, { language: languageNames[missing.language] })
        ))}
    </CornerNotice>
  )
}

const NotLoadedIn = ({ language }: { language: Language }) => {
  const { text, reload } = noticeWords()
  return (
    <span lang={language} dir={directionOf[language]} className="block">
      {text}{' '}
      <a href={location.pathname + location.search} className={textLinkStyle}>
        {reload}
      </a>
    </span>
  )
}
