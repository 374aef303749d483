import { describe, expect, it } from 'vitest'
import { splitNumbers } from './split-numbers.ts'

const numbersIn = (text: string) =>
  splitNumbers(text)
    .filter(({ isNumber }) => isNumber)
    .map(({ part }) => part)

describe('numbers in a text', () => {
  it.each([
    ['שירתתם בין 02.12.2023 ל־15.12.2024? צרפו טופס 3010.', ['02.12.2023', '15.12.2024', '3010']],
    ['מוקד *2345, א׳–ה׳ 09:00–16:00', ['*2345', '09:00–16:00']],
    ['עד 8,400 ש״ח, או 60% מהלימודים', ['8,400', '60%']],
    ['טביעת האצבע שלו (SHA-256): 9f', ['SHA-256', '9']],
    ['בקובץ: ₪2,640, לתקן ב־−₪40', ['₪2,640', '−₪40']],
    ['בלי מספרים', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  it('returns parts that together are the whole text', () => {
    const text = '10 ימים, פעם אחת, עד 15.12.2024'
    expect(
      splitNumbers(text)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text)
  })
})
