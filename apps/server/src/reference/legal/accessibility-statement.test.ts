import { readRichText } from '@milgo/domain/content/read-rich-text'
import type { RichSpan } from '@milgo/domain/content/rich-text'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import { accessibilityStatement } from './accessibility-statement.ts'

const headings = {
  he: {
    adaptations: 'ההתאמות בפורטל',
    tested: 'במה נבדק',
    limits: 'מגבלות ידועות',
    otherWay: 'הגשה בדרך אחרת',
    visits: 'קבלת קהל',
    coordinator: 'רכז/ת הנגישות',
    date: 'תאריך ההצהרה',
  },
  ar: {
    adaptations: 'التسهيلات في البوابة',
    tested: 'كيف فُحصت البوابة',
    limits: 'قيود معروفة',
    otherWay: 'التقديم بطريقة أخرى',
    visits: 'استقبال الجمهور',
    coordinator: 'مركّز/ة إتاحة الوصول',
    date: 'تاريخ البيان',
  },
  en: {
    adaptations: 'What we have adapted',
    tested: 'What it was tested with',
    limits: 'Known limits',
    otherWay: 'Applying in another way',
    visits: 'Visiting us',
    coordinator: 'Accessibility coordinator',
    date: 'Date of this statement',
  },
} as const

/** Each limit by a word of its own, and what readers do instead, in the order of the text. */
const limits = {
  he: [
    [/PDF/, /באזור האישי כדף רגיל/],
    [/תמונה/, /ליד כל קובץ .*שמו/],
    [/במסרון/, /בדוא״ל ובסיסמה.*רכז\/ת הנגישות/],
    [/עוד לא נבדק/, /רכז\/ת הנגישות/],
  ],
  ar: [
    [/PDF/, /في المنطقة الشخصية كصفحة عادية/],
    [/صورة/, /بجانب كل ملف .*اسمه/],
    [/برسالة نصية/, /بالبريد الإلكتروني وكلمة المرور.*مركّز\/ة إتاحة الوصول/],
    [/لم تُفحص/, /مركّز\/ة إتاحة الوصول/],
  ],
  en: [
    [/PDF/, /personal area as an ordinary page/],
    [/picture/, /Beside every file .*its name/],
    [/by SMS/, /with e-mail and password.*accessibility coordinator/],
    [/has not been tested/, /accessibility coordinator/],
  ],
} as const

const textOf = (spans: readonly RichSpan[]): string => spans.map(({ text }) => text).join('')

describe.each(languages)('the accessibility statement in %s', (language) => {
  const names = headings[language]
  const blocks = readRichText(accessibilityStatement.text[language])

  /** Returns list items and paragraphs under a heading, in their order. */
  const linesUnder = (heading: string): readonly string[] => {
    const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading)
    const rest = blocks.slice(start + 1)
    const end = rest.findIndex(({ kind }) => kind === 'heading')
    return rest.slice(0, end < 0 ? undefined : end).flatMap((block) => {
      if (block.kind === 'heading') return []
      return block.kind === 'list' ? block.items.map(textOf) : [textOf(block.spans)]
    })
  }

  it('has every part that the regulations ask for', () => {
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual(
      Object.values(names),
    )
    expect(linesUnder(names.adaptations).length).toBeGreaterThanOrEqual(5)
    expect(linesUnder(names.tested).join()).toMatch(/axe.*Chromium.*Firefox.*200%.*320/s)
  })

  it('says with each limit what to do instead', () => {
    const lines = linesUnder(names.limits)
    expect(lines).toHaveLength(limits[language].length)
    for (const [index, [limit, instead]] of limits[language].entries()) {
      const [said = '', ...rest] = lines[index]?.split('. ') ?? []
      expect(said).toMatch(limit)
      expect(rest.join('. ')).toMatch(instead)
    }
  })

  it('has the place of the arrangements for visitors', () => {
    expect(linesUnder(names.visits).join()).toMatch(/: \[.+\]$/)
  })

  it('has the place of the name of the coordinator, the ways to reach them, and a date', () => {
    const [name, ...ways] = linesUnder(names.coordinator)
    expect(name).toMatch(/: \[.+\]$/)
    expect(ways.join()).toMatch(/supportEmail.*supportPhone/s)
    expect(linesUnder(names.date).join()).toMatch(/\d{2}\.\d{2}\.20\d{2}/)
  })
})
