import type { LegalText } from '@milgo/contracts/core/get-legal-texts'
import { legalTextKeys } from '@milgo/domain/content/legal-text-keys'

/** Short texts with everything that a text can have. */
export const legalTexts: LegalText[] = legalTextKeys.map((key) => ({
  key,
  version: 3,
  title: key,
  text: [
    { kind: 'paragraph', spans: [{ text: 'פתיחה <b>בלי סימון</b>' }] },
    { kind: 'heading', text: 'חלק ראשון' },
    {
      kind: 'list',
      items: [[{ text: 'שורה' }], [{ text: 'קשר', link: '/contact' }]],
    },
    { kind: 'heading', text: 'חלק שני' },
    {
      kind: 'paragraph',
      spans: [{ text: 'כתבו אל ' }, { text: 'support@milgo.example', link: 'mailto:support@milgo.example' }],
    },
  ],
  is_sample: key === 'terms',
  changed_at: '2030-01-15T10:00:00Z',
}))
