import { expect, it } from 'vitest'
import { isOtherVoice } from './hebrew-voice.fixture.ts'

it.each([
  'האם את/ה זכאי/ת?',
  'הבקשה שלך',
  'אינך עומד/ת בתנאי הסף',
  'הפרטים שמסרת.',
  'יש להזין ספרות',
  'אין למסור אותו לאיש',
  'לא ניתן לשנות',
  'אפשר, ניתן לתקן',
])('another voice: %s', (text) => {
  expect(isOtherVoice(text)).toBe(true)
})

it.each([
  'הזינו ספרות',
  'האם יש לכם תואר נוסף?',
  'אני מצהיר/ה כי איני עריק/ה',
  'תשובות שיש להן ניקוד',
  'המלך שלח מסמכים',
  'המלגה אינה ניתנת למי שיש להם תואר',
  'אין צורך לעשות דבר',
])('the one voice: %s', (text) => {
  expect(isOtherVoice(text)).toBe(false)
})
