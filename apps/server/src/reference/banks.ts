import type { Queryable } from '../platform/database/database.ts'
import { banks } from '../platform/database/schema.ts'

type Row = readonly [code: number, he: string, ar: string, en: string]

/** Banks in which a student can hold an account, by the code that the Bank of Israel gave them. */
const rows: readonly Row[] = [
  [3, 'בנק אש ישראל', 'بنك إيش يسرائيل', 'Esh Bank Israel'],
  [4, 'בנק יהב', 'بنك ياهف', 'Bank Yahav'],
  [9, 'בנק הדואר', 'بنك البريد', 'Postal Bank'],
  [10, 'בנק לאומי', 'بنك لئومي', 'Bank Leumi'],
  [11, 'בנק דיסקונט', 'بنك ديسكونت', 'Discount Bank'],
  [12, 'בנק הפועלים', 'بنك هبوعليم', 'Bank Hapoalim'],
  [14, 'בנק אוצר החייל', 'بنك أوتسار هحيال', 'Bank Otsar Ha-Hayal'],
  [17, 'בנק מרכנתיל דיסקונט', 'بنك مركنتيل ديسكونت', 'Mercantile Discount Bank'],
  [18, 'וואן זירו הבנק הדיגיטלי', 'بنك وان زيرو الرقمي', 'ONE ZERO Digital Bank'],
  [20, 'בנק מזרחי טפחות', 'بنك مزراحي طفحوت', 'Mizrahi Tefahot Bank'],
  [31, 'הבנק הבינלאומי הראשון', 'البنك الدولي الأول', 'First International Bank'],
  [46, 'בנק מסד', 'بنك مساد', 'Bank Massad'],
  [52, 'בנק פועלי אגודת ישראל', 'بنك بوعالي أغودات يسرائيل', 'Bank Poaley Agudat Israel'],
  [54, 'בנק ירושלים', 'بنك القدس', 'Bank of Jerusalem'],
]

export const loadBanks = (tx: Queryable): Promise<unknown> =>
  tx.insert(banks).values(rows.map(([code, he, ar, en]) => ({ code, name: { he, ar, en } })))
