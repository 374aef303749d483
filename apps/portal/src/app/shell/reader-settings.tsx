import { languageNames, languages } from '@milgo/messages/languages'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { themes } from '@milgo/ui/theme.ts'
import { useTheme } from '@milgo/ui/use-theme.ts'
import { chooseLanguage, useLanguage, useWords } from '../../lib/words.ts'

/** Draws the choice of language and appearance, which are stored in this browser. */
export const ReaderSettings = () => {
  const { shell } = useWords()
  const language = useLanguage()
  const [theme, chooseTheme] = useTheme()
  return (
    <div className="flex flex-col items-start gap-4">
      <SegmentedChoice
        label={shell.language.label}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={language}
        onChange={chooseLanguage}
      />
      <SegmentedChoice
        label={shell.theme.label}
        options={themes.map((value) => ({ value, label: shell.theme[value] }))}
        value={theme}
        onChange={chooseTheme}
      />
    </div>
  )
}
