import { readRichText } from '@milgo/domain/content/read-rich-text'
import type { RichSpan } from '@milgo/domain/content/rich-text'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { deviceDays } from '../../platform/http/device.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { endedSessionDays } from '../../store/ended-session-days.ts'
import { privacyPolicy } from './privacy-policy.ts'

const config = readConfig({}, '/')

const headings = {
  he: { from: 'ממי המידע מגיע', time: 'כמה זמן הוא נשמר', browser: 'שמירה בדפדפן' },
  ar: { from: 'من أين تصل المعلومات', time: 'كم من الوقت تُحفظ', browser: 'الحفظ في المتصفح' },
  en: { from: 'Where it comes from', time: 'How long it is stored', browser: 'In your browser' },
} as const

/** What each language says about the times that are stored as settings or constants, in the order of the text. */
const times = {
  he: [
    `אחרי ${config.PENDING_HOURS} שעות`,
    `${config.AUDIT_MONTHS} חודשים`,
    `${endedSessionDays} ימים אחרי סופן`,
    `אחרי ${config.MESSAGE_DAYS} ימים`,
    `${config.SEARCH_MONTHS} חודשים אחרי`,
  ],
  ar: [
    `بعد ${config.PENDING_HOURS} ساعة`,
    `${config.AUDIT_MONTHS} شهرًا`,
    `بعد ${endedSessionDays} يومًا من انتهاء`,
    `بعد ${config.MESSAGE_DAYS} يومًا`,
    `بعد ${config.SEARCH_MONTHS} شهرًا`,
  ],
  en: [
    `after ${config.PENDING_HOURS} hours`,
    `${config.AUDIT_MONTHS} months`,
    `${endedSessionDays} days after`,
    `after ${config.MESSAGE_DAYS} days`,
    `${config.SEARCH_MONTHS} months after`,
  ],
} as const

/** What the browser stores: a word of each item, and how long it is stored. */
const stored = {
  he: [
    [/ההתחברות/, /יוצאים מהמערכת/, `${config.SESSION_HOURS} שעות`],
    [/מספר הזהות, הטלפון והדוא״ל.*תשובות.*פרטי הבנק/, /ביציאה, בשליחת הבקשה/, `${config.SESSION_HOURS} שעות`],
    [/תשובות, תיקונים וערעור שעוד לא נשלחו/, /היציאה מהמערכת/],
    [/בבדיקת הזכאות, בכניסה בקוד.*בשאלון/, /שסוגרים את הלשונית/],
    [/השפה.*התצוגה.*המספר הפנימי/, /שמוחקים אותם בדפדפן/],
    [/עוגייה שמזהה דפדפן/, `${deviceDays} ימים`],
  ],
  ar: [
    [/الدخول/, /الخروج من النظام/, `${config.SESSION_HOURS} ساعة`],
    [
      /رقم الهوية والهاتف والبريد.*إجابات.*تفاصيل البنك/,
      /عند الخروج وعند إرسال/,
      `${config.SESSION_HOURS} ساعة`,
    ],
    [/الإجابات والتصحيحات والاستئناف التي لم تُرسل/, /الخروج من النظام/],
    [/فحص الاستحقاق.*الدخول برمز.*استبيان/, /إغلاق علامة التبويب/],
    [/اللغة.*طريقة العرض.*الرقم الداخلي/, /تحذفوها من المتصفح/],
    [/ملف تعريف ارتباط يميّز متصفحًا/, `${deviceDays} يومًا`],
  ],
  en: [
    [/Your login/, /until you log out/, `${config.SESSION_HOURS} hours`],
    [
      /identity number, phone and e-mail.*answers.*bank details/,
      /log out.*send/,
      `${config.SESSION_HOURS} hours`,
    ],
    [/Answers, corrections and an appeal that were not sent/, /log out/],
    [/eligibility check, the login by code.*survey/, /close the tab/],
    [/language.*theme.*internal number/, /delete them in the browser/],
    [/cookie that recognises a browser/, `${deviceDays} days`],
  ],
} as const

const sources = {
  he: [/דוחה את הבקשה שלכם: הוא שולח רשימה/, /הבנק מודיע אם התשלום הועבר או חזר/],
  ar: [/ترفض طلبكم: ترسل إلينا قائمة/, /يُعلمنا البنك إن حُوّلت الدفعة أو أُعيدت/],
  en: [/rejects your application: it sends a list/, /bank tells us whether a payment was made or came back/],
} as const

const countsByAddress = {
  he: [/כתובת הרשת \(IP\)/, /נמחקים בתוך שעתיים/],
  ar: [/عنوان الشبكة \(IP\)/, /خلال ساعتين/],
  en: [/network address \(IP\)/, /within two hours/],
} as const

const unsent = {
  he: /טיוטה שלא נשלחה, וחשבון שלא נשלחה ממנו בקשה, נמחקים/,
  ar: /المسودة التي لم تُرسل، والحساب الذي لم يُرسل منه طلب، يُحذفان/,
  en: /draft that was never sent, and an account from which no application was sent, are erased/,
} as const

const textOf = (spans: readonly RichSpan[]): string => spans.map(({ text }) => text).join('')

describe.each(languages)('the privacy policy in %s', (language) => {
  const blocks = readRichText(privacyPolicy.text[language])
  const names = headings[language]

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

  it('names the times of the settings', () => {
    const said = linesUnder(names.time).join('\n')
    const places = times[language].map((time) => said.indexOf(time))
    expect(places).not.toContain(-1)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  })

  it('says that an account without a sent application is erased with the drafts', () => {
    expect(linesUnder(names.time).join('\n')).toMatch(unsent[language])
  })

  it('names everything that the browser stores, and how long', () => {
    const [, ...items] = linesUnder(names.browser)
    expect(items).toHaveLength(stored[language].length + 1)
    for (const [index, words] of stored[language].entries())
      for (const word of words) expect(items[index]).toMatch(word)
  })

  it('names who else gives information', () => {
    for (const source of sources[language]) expect(linesUnder(names.from).join()).toMatch(source)
  })

  it('says that attempts are counted by network address, and for how long', () => {
    for (const words of countsByAddress[language])
      expect(
        blocks.map((block) => (block.kind === 'list' ? block.items.map(textOf).join('\n') : '')).join(),
      ).toMatch(words)
  })
})

it('counts by network address end within two hours, of which the erasing takes up to ten minutes', () => {
  const hours = 60 * 60
  const limits = createRateLimits(config, { lookupHash: (_purpose, value) => value })
  const device = { findNameFor: () => undefined, remember: () => undefined }
  const origin = { address: '10.0.0.1', device }
  const found = [
    limits.loginsPerAddress('10.0.0.1'),
    limits.checksPerAddress('10.0.0.1'),
    limits.votesPerAddress('10.0.0.1'),
    limits.missesPerAddress('10.0.0.1'),
    limits.reportsPerAddress('10.0.0.1'),
    limits.codeMisses('0501234567', origin),
    ...limits.passwordTries('dana', origin).limits,
  ]
  expect(Math.max(...found.map(({ seconds }) => seconds))).toBeLessThanOrEqual(2 * hours - 10 * 60)
})
