import type { Language } from '@milgo/messages/languages'
import { useEffect, useState } from 'react'
import { applyLanguage, storedLanguage, storeLanguage } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { Header } from './header.tsx'
import { OpensSoon } from './opens-soon.tsx'

export const App = () => {
  const [language, setLanguage] = useState(storedLanguage)
  const office = words[language]

  useEffect(() => {
    applyLanguage(language)
    document.title = office.documentTitle
  }, [language, office])

  const choose = (chosen: Language) => {
    storeLanguage(chosen)
    setLanguage(chosen)
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <Header office={office} language={language} onLanguage={choose} />
      <OpensSoon office={office} />
    </div>
  )
}
