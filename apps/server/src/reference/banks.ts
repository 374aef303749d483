import type { Queryable } from '../platform/database/database.ts'
import { banks } from '../store/schema.ts'

type Row = readonly [code: number, he: string, ar: string, en: string]

/**
 * Banks in which a student can hold an account, by the identification code of the Bank of Israel. The last three were
 * merged into the First International Bank. Their branches still have their codes, and an account there is paid by its
 * old code, so the list has both names. Codes without a branch (13 Union, 34 Arab Israel, 68 Dexia) are left out,
 * because those accounts got numbers of the bank that took them over.
 */
const rows: readonly Row[] = [
  [3, 'בנק אש ישראל', 'بنك إيش يسرائيل', 'Esh Bank Israel'],
  [4, 'בנק יהב', 'بنك ياهف', 'Bank Yahav'],
  [9, 'בנק הדואר', 'بنك البريد', 'Postal Bank'],
  [10, 'בנק לאומי', 'بنك لئومي', 'Bank Leumi'],
  [11, 'בנק דיסקונט', 'بنك ديسكونت', 'Discount Bank'],
  [12, 'בנק הפועלים', 'بنك هبوعليم', 'Bank Hapoalim'],
  [17, 'בנק מרכנתיל דיסקונט', 'بنك مركنتيل ديسكونت', 'Mercantile Discount Bank'],
  [18, 'וואן זירו הבנק הדיגיטלי', 'بنك وان زيرو الرقمي', 'ONE ZERO Digital Bank'],
  [20, 'בנק מזרחי טפחות', 'بنك مزراحي طفحوت', 'Mizrahi Tefahot Bank'],
  [31, 'הבנק הבינלאומי הראשון', 'البنك الدولي الأول', 'First International Bank'],
  [46, 'בנק מסד', 'بنك مساد', 'Bank Massad'],
  [54, 'בנק ירושלים', 'بنك القدس', 'Bank of Jerusalem'],
  [14, 'אוצר החייל (הבנק הבינלאומי)', 'أوتسار هحيال (البنك الدولي)', 'Otsar Ha-Hayal (First International)'],
  [26, 'יובנק (הבנק הבינלאומי)', 'يوبنك (البنك الدولي)', 'UBank (First International)'],
  [
    52,
    'פאג״י – פועלי אגודת ישראל (הבנק הבינלאומי)',
    'باغي – بوعالي أغودات يسرائيل (البنك الدولي)',
    'PAGI – Poaley Agudat Israel (First International)',
  ],
]

export const loadBanks = (tx: Queryable): Promise<unknown> =>
  tx.insert(banks).values(rows.map(([code, he, ar, en]) => ({ code, name: { he, ar, en } })))
