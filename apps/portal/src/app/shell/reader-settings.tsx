import { languageNames, languages } from '@milgo/messages/languages'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { chooseTheme, storedTheme, type Theme, themes } from '@milgo/ui/theme.ts'
import { useState } from 'react'
import { chooseLanguage, useLanguage, useWords } from '../../lib/words.ts'

/** Language and appearance, kept in this browser. */
export const ReaderSettings = () => {
  const { shell } = useWords()
  const language = useLanguage()
  const [theme, setTheme] = useState(storedTheme)
  const choose = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
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
        onChange={choose}
      />
    </div>
  )
}
