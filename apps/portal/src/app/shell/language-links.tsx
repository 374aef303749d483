import { languageNames, languages } from '@milgo/messages/languages'
import { chooseLanguage, useLanguage, useWords } from '../../lib/words.ts'

type Props = {
  readonly className: string
  readonly onChosen?: () => void
}

/** Lists each language under its own name, so that people who need it can read it. */
export const LanguageLinks = ({ className, onChosen }: Props) => {
  const { shell } = useWords()
  const current = useLanguage()
  return (
    <ul aria-label={shell.language.label} className={`items-center text-small ${className}`}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => {
              chooseLanguage(language)
              onChosen?.()
            }}
            className={
              'min-h-11 rounded-small px-2 text-ink-soft lg:max-xl:px-1.5 underline-offset-4 hover:text-brand hover:underline ' +
              'aria-pressed:font-medium aria-pressed:text-ink'
            }
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  )
}
