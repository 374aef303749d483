import { jerusalemClockAt } from '@milgo/domain/time/jerusalem-day'
import type { Language } from './languages.ts'

/** From Sunday on. */
const names: Readonly<Record<Language, readonly string[]>> = {
  he: ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'יום שבת'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** Returns the weekday in Israel at a moment. */
export const weekdayText = (instant: Date, language: Language): string =>
  names[language][jerusalemClockAt(instant).getUTCDay()] ?? ''
