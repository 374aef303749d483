import { languageNames } from '@milgo/messages/languages'
import { officeLanguages } from '@milgo/messages/office-languages'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { themes } from '@milgo/ui/theme.ts'
import { useTheme } from '@milgo/ui/use-theme.ts'
import { chooseLanguage, useLanguage, useWords } from './words.ts'

/** The choice of the office's language and of the theme. */
export const ReaderSettings = ({ className = '' }: { className?: string }) => {
  const { office } = useWords()
  const language = useLanguage()
  const [theme, chooseTheme] = useTheme()
  return (
    <div className={`flex flex-wrap gap-x-6 gap-y-4 ${className}`}>
      <SegmentedChoice
        label={office.language}
        options={officeLanguages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={language}
        onChange={chooseLanguage}
      />
      <SegmentedChoice
        label={office.theme.label}
        options={themes.map((value) => ({ value, label: office.theme[value] }))}
        value={theme}
        onChange={chooseTheme}
      />
    </div>
  )
}
