import { defaultAwardTiers } from '../score/default-award-tiers.ts'
import type { LetterTruth } from './find-letter-faults.ts'
import type { LetterValues } from './letter-values.ts'
import type { PrintedLetter } from './printed-letter.ts'

/** An award of the middle tier. */
export const exampleLetter: LetterValues = {
  kind: 'AWARD',
  name: 'דנה ישראלי',
  identityEnding: '6782',
  requestNumber: '2025-000123',
  letterNumber: 1,
  replaces: null,
  periodCode: '2025',
  institution: { he: 'אוניברסיטת בן-גוריון בנגב', ar: 'جامعة بن غوريون', en: 'Ben-Gurion University' },
  submittedOn: '2024-11-14',
  issuedOn: '2025-06-15',
  reason: null,
  note: null,
  score: {
    total: 77.5,
    rulesVersion: '3',
    components: [
      {
        component: 'income',
        points: 40,
        max: 45,
        lines: [{ code: 'INCOME_UP_TO', params: { income: 2480, upTo: 2600 }, points: 40 }],
      },
      {
        component: 'cluster',
        points: 17.5,
        max: 25,
        lines: [{ code: 'CLUSTER', params: { cluster: 4 }, points: 17.5 }],
      },
      {
        component: 'family',
        points: 5,
        max: 13,
        lines: [
          { code: 'STUDENT_SIBLINGS', params: { count: 2, from: 2 }, points: 3 },
          { code: 'DISABILITY', params: { percent: 50, from: 50 }, points: 2 },
        ],
      },
      {
        component: 'military',
        points: 10,
        max: 10,
        lines: [{ code: 'MILITARY_MONTHS', params: { months: 24, from: 24 }, points: 10 }],
      },
      {
        component: 'priority',
        points: 2,
        max: 2,
        lines: [{ code: 'PRIORITY_PERIPHERAL', params: { cluster: 3, upTo: 3 }, points: 2 }],
      },
      {
        component: 'reservist',
        points: 3,
        max: 5,
        lines: [{ code: 'RESERVIST_DAYS', params: { days: 22, from: 20 }, points: 3 }],
      },
    ],
  },
  award: 6_240,
  previousAward: null,
  appealUntil: '2025-06-30T21:00:00.000Z',
}

/** The data of the request that the letter is about. */
export const exampleTruth: LetterTruth = {
  name: 'דנה ישראלי',
  identityNumber: '123456782',
  requestNumber: '2025-000123',
  tiers: defaultAwardTiers,
  total: 77.5,
  award: 6_240,
  leastAward: 0,
  appealUntil: new Date('2025-06-30T21:00:00.000Z'),
}

/** The same letter with short Hebrew texts. */
export const examplePrinted: PrintedLetter = {
  language: 'he',
  direction: 'rtl',
  title: 'מכתב \u20662025-000123/1\u2069',
  brand: 'מלגו',
  office: 'מערך המלגות',
  details: [{ label: 'מספר בקשה', value: '\u20662025-000123\u2069' }],
  to: 'לכבוד',
  name: '\u2068דנה ישראלי\u2069',
  identity: 'תעודת זהות \u20666782\u2069',
  subject: 'הנדון: מלגה',
  greeting: '\u2068דנה ישראלי\u2069, שלום,',
  opening: ['אושרה מלגה ללימודים ב־\u2068Ben-Gurion University\u2069.'],
  decision: { amount: '\u2066₪6,240\u2069', headline: 'סכום המלגה', text: 'לפי \u206677.5\u2069 נקודות.' },
  reasons: null,
  score: {
    title: 'ניקוד',
    columns: { component: 'רכיב', explanation: 'על סמך', points: 'ניקוד', max: 'מרבי' },
    rows: Object.entries({ הכנסה: 40, אשכול: 17.5, משפחה: 5, שירות: 10, יישוב: 2, מילואים: 3 }).map(
      ([component, points]) => ({
        component,
        explanation: 'נתון',
        points: `\u2066${points}\u2069`,
        max: '\u206645\u2069',
      }),
    ),
    total: { label: 'סך הכול', points: '\u206677.5\u2069', max: '\u2066100\u2069' },
  },
  appeal: { title: 'ערעור', paragraphs: ['עד \u206630.06.2025 23:59\u2069.'] },
  information: { title: 'לידיעתכם', paragraphs: ['לפי המסמכים.'] },
  closing: 'בברכה,',
  signature: 'מערך המלגות',
  contact: 'לשאלות: \u2066support@milgo.example\u2069',
  footer: ['מכתב \u20662025-000123/1\u2069'],
  pageNumber: 'עמוד {page}',
}
