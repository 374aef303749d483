import { type Language, languageNames, languages } from '@milgo/messages/languages'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { themes } from '@milgo/ui/theme.ts'
import { useTheme } from '@milgo/ui/use-theme.ts'
import type { words } from '../lib/words.ts'

type Props = {
  readonly office: (typeof words)[Language]
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

export const Header = ({ office, language, onLanguage }: Props) => {
  const [theme, chooseTheme] = useTheme()
  return (
    <header className="on-dark bg-foot text-on-foot">
      <div className="page-column flex min-h-18 flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4">
        <p className="flex items-center gap-3 text-lead font-bold">
          <LogoMark className="size-9" />
          {office.brand} <span aria-hidden="true">·</span> {office.area}
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <SegmentedChoice
            label={office.language}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            value={language}
            onChange={onLanguage}
          />
          <SegmentedChoice
            label={office.theme.label}
            options={themes.map((value) => ({ value, label: office.theme[value] }))}
            value={theme}
            onChange={chooseTheme}
          />
        </div>
      </div>
    </header>
  )
}
