import { describe, expect, it } from 'vitest'
import { searchMatcher } from './search-matcher.ts'

describe('searching a name', () => {
  const matches = searchMatcher(() => [])

  it('matches the beginning of words before the middle', () => {
    const banks = ['בנק לאומי', 'אוצר החייל (הבנק הבינלאומי)']
    const among = (typed: string) => banks.filter((name) => searchMatcher(() => banks)(name, typed))
    expect(among('לאומי')).toStrictEqual(['בנק לאומי'])
    expect(among('בינלאומי')).toStrictEqual(['אוצר החייל (הבנק הבינלאומי)'])
    expect(among('')).toStrictEqual(banks)
  })

  it('matches an Arabic name without its article', () => {
    const towns = ['الناصرة', 'بئر الناصر']
    const matchesOne = searchMatcher(() => towns)
    expect(towns.filter((name) => matchesOne(name, 'ناصر'))).toStrictEqual(towns)
  })

  it.each([
    ['תל אביב - יפו', 'אביב יפו'],
    ['תל אביב - יפו', 'תל-אביב'],
    ['כפר חב"ד', 'חבד'],
    ['כפר חב״ד', 'חב"ד'],
    ['ג׳ת', "ג'ת"],
    ['בית־שמש', 'בית שמש'],
    ['נָצְרַת', 'נצרת'],
    ['קריית גת', 'קרית'],
    ['קרית אליהו', 'קריית'],
    ['פתח תקווה', 'פתח תקוה'],
    ['أم الفحم', 'ام'],
    ['الناصرة', 'الناصره'],
    ['תל אביב-יפו', 'תל אביב'],
    ['תל אביב-יפו', 'תל אביב יפו'],
    ["דגניה א'", 'דגניה א'],
    ['גבעת חיים (איחוד)', 'גבעת חיים איחוד'],
    ['Tel Aviv', 'AVIV'],
    // Hebrew names in English letters: the official spelling with Q, W and Z, and the usual spellings.
    ['Qiryat Atta', 'kiryat ata'],
    ['Petah Tiqwa', 'petach tikva'],
    ['Mizpe Ramon', 'mitzpe ramon'],
    ['Newe Zohar', 'neve tsohar'],
    ["Be'er Sheva", 'beer sheva'],
    ['Bet Shemesh', 'beit shemesh'],
    ['Kefar Yona', 'kfar yona'],
    ['Kefar Yona', 'ke'],
    ['Kefar Yona', 'kf'],
    ['Petah Tiqwa', 'petac'],
    ['Ramat Gan', 'ramat '],
    ['anything', ''],
  ])('%s is found by %s', (name, typed) => {
    expect(matches(name, typed)).toBe(true)
  })

  it.each([
    ['תל אביב - יפו', 'חיפה'],
    ['Ramat Gan', 'gam'],
  ])('%s is not found by %s', (name, typed) => {
    expect(matches(name, typed)).toBe(false)
  })
})
