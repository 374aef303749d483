import type { Language } from '@milgo/messages/languages'
import { AriaLocale } from '@milgo/ui/aria-locale.tsx'
import { ignoreStrayPresses } from '@milgo/ui/ignore-stray-presses.ts'
import { ToastRegion } from '@milgo/ui/toast-region.tsx'
import { useEffect, useState } from 'react'
import { ComboboxBench } from './combobox-bench.tsx'
import { Groups } from './groups.tsx'
import { Header } from './header.tsx'
import { words } from './kit-words.ts'
import { applyLanguage, firstLanguage, storeChosenLanguage } from './language.ts'
import { ButtonsSection } from './sections/buttons-section.tsx'
import { ChecksSection } from './sections/checks-section.tsx'
import { ChoicesSection } from './sections/choices-section.tsx'
import { CodesSection } from './sections/codes-section.tsx'
import { DataSection } from './sections/data-section.tsx'
import { DatesSection } from './sections/dates-section.tsx'
import { FilesSection } from './sections/files-section.tsx'
import { FormSection } from './sections/form-section.tsx'
import { MessagesSection } from './sections/messages-section.tsx'
import { ReadabilitySection } from './sections/readability-section.tsx'
import { RequestSection } from './sections/request-section.tsx'
import { ViewerSection } from './sections/viewer-section.tsx'
import { WaitingSection } from './sections/waiting-section.tsx'
import { WindowsSection } from './sections/windows-section.tsx'
import { WritingSection } from './sections/writing-section.tsx'

const sections = [
  { name: 'form', Section: FormSection },
  { name: 'writing', Section: WritingSection },
  { name: 'dates', Section: DatesSection },
  { name: 'choices', Section: ChoicesSection },
  { name: 'checks', Section: ChecksSection },
  { name: 'files', Section: FilesSection },
  { name: 'readability', Section: ReadabilitySection },
  { name: 'codes', Section: CodesSection },
  { name: 'windows', Section: WindowsSection },
  { name: 'buttons', Section: ButtonsSection },
  { name: 'messages', Section: MessagesSection },
  { name: 'data', Section: DataSection },
  { name: 'request', Section: RequestSection },
  { name: 'viewer', Section: ViewerSection },
  { name: 'waiting', Section: WaitingSection },
] as const

type Props = {
  /** The name of the only group to show. Null shows all groups. */
  readonly section: string | null
}

export const App = ({ section }: Props) => {
  const [language, setLanguage] = useState(firstLanguage)
  const kit = words[language]

  useEffect(ignoreStrayPresses, [])
  useEffect(() => {
    applyLanguage(language)
    document.title = kit.documentTitle
  }, [language, kit])

  const choose = (chosen: Language) => {
    storeChosenLanguage(chosen)
    setLanguage(chosen)
  }
  if (location.search === '?combobox')
    return (
      <AriaLocale language={language}>
        <ComboboxBench kit={kit} />
      </AriaLocale>
    )
  return (
    <AriaLocale language={language}>
      <Header kit={kit} language={language} onLanguage={choose} />
      <main className="page-column flex flex-col gap-10 py-10">
        <div>
          <h1 className="text-display">{kit.title}</h1>
          <p className="mt-2 text-lead text-ink-soft">{kit.text}</p>
        </div>
        <Groups kit={kit} names={sections.map(({ name }) => name)} current={section} />
        {/* The samples are mounted again when the language changes, because some of their values are words. */}
        {sections
          .filter(({ name }) => section === null || section === name)
          .map(({ name, Section }) => (
            <Section key={`${language} ${name}`} kit={kit} />
          ))}
      </main>
      <ToastRegion closeLabel={kit.toast.close} />
    </AriaLocale>
  )
}
