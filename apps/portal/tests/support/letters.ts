import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'

export const letterOf = (
  language: PrintedLetter['language'],
  more: Partial<PrintedLetter> = {},
): PrintedLetter => ({
  language,
  direction: language === 'en' ? 'ltr' : 'rtl',
  title: 'Letter \u20662025-000123/1\u2069',
  brand: 'Milgo',
  office: 'Student scholarships office',
  details: [{ label: 'Application number', value: '\u20662025-000123\u2069' }],
  to: 'To',
  name: '\u2068דנה ישראלי\u2069',
  identity: 'ID \u20666782\u2069',
  subject: 'A scholarship has been awarded',
  greeting: '\u2068דנה ישראלי\u2069,',
  opening: ['The application was reviewed.'],
  decision: { amount: '\u2066₪6,240\u2069', headline: 'The award', text: null },
  reasons: null,
  score: {
    title: 'How the score was calculated',
    columns: { component: 'Component', explanation: 'Based on', points: 'Points', max: 'Maximum' },
    rows: [
      {
        component: 'Income',
        explanation: '\u20662,480\u2069',
        points: '\u206640\u2069',
        max: '\u206645\u2069',
      },
    ],
    total: { label: 'Total', points: '\u206640\u2069', max: '\u206645\u2069' },
  },
  appeal: { title: 'Your right to appeal', paragraphs: ['Until \u206630.06.2025 23:59\u2069.'] },
  information: { title: 'Please note', paragraphs: ['By your documents.'] },
  closing: 'Yours,',
  signature: 'The office',
  contact: 'Questions: \u2066support@milgo.example\u2069',
  footer: ['Letter \u20662025-000123/1\u2069'],
  pageNumber: 'Page {page}',
  ...more,
})

export const sentLetter = (number: number, text: PrintedLetter, replacedBy: string | null = null) => ({
  number,
  letter_number: `2025-000123/${number}`,
  issued_at: `2026-0${number}-15T10:00:00.000Z`,
  replaced_by: replacedBy,
  letter: text,
})
