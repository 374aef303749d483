import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { weekdayText } from './weekday-text.ts'

it.each(languages)('names all days of a week in %s as the platform does', (language) => {
  const platform = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Jerusalem' })
  for (let day = 1; day <= 7; day += 1)
    for (const hour of ['12', '22']) {
      const instant = new Date(`2026-11-0${day}T${hour}:30:00Z`)
      expect(weekdayText(instant, language)).toBe(platform.format(instant))
    }
})
