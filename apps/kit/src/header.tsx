import { type Language, languageNames, languages } from '@milgo/messages/languages'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { themes } from '@milgo/ui/theme.ts'
import { useTheme } from '@milgo/ui/use-theme.ts'
import type { KitWords } from './kit-words.ts'

type Props = {
  readonly kit: KitWords
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

export const Header = ({ kit, language, onLanguage }: Props) => {
  const [theme, chooseTheme] = useTheme()
  return (
    <header className="on-dark bg-foot text-on-foot">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4">
        <LogoMark className="size-9" />
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <SegmentedChoice
            label={kit.language}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            value={language}
            onChange={onLanguage}
          />
          <SegmentedChoice
            label={kit.theme.label}
            options={themes.map((value) => ({ value, label: kit.theme[value] }))}
            value={theme}
            onChange={chooseTheme}
          />
        </div>
      </div>
    </header>
  )
}
