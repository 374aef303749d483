import type { ListedContent, OpenContent } from '@milgo/contracts/office/content'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { page } from 'vitest/browser'
import { openOffice } from './open-office.tsx'

export const listed = (
  kind: ListedContent['kind'],
  key: string,
  more: Partial<ListedContent> = {},
): ListedContent => ({
  kind,
  key,
  title: `title of ${key}`,
  group: null,
  position: 0,
  missing: [],
  has_blanks: false,
  has_draft: false,
  scheduled_at: null,
  is_shown: true,
  ...more,
})
export const line = (text: string) => [{ kind: 'paragraph' as const, spans: [{ text }] }]
export const words = (title: string) => ({
  badge: 'New',
  title: line(title),
  text: line('Words'),
  linkText: 'More',
})
export const document: OpenContent['document'] = {
  texts: { he: words('כותרת'), ar: words('عنوان'), en: words('Title') },
  shared: { link: '/faq', icon: 'shield', position: 0, show: true },
}
const older = {
  texts: { ...document.texts, en: words('Older title') },
  shared: { ...document.shared, icon: 'clock', show: false },
}
const version = {
  by: 'דוגמה לעורכת',
  at: '2026-01-10T08:00:00.000Z',
  publish_at: '2026-01-10T08:00:00.000Z',
  restores: null,
}
export const slide: OpenContent = {
  kind: 'slider',
  key: '1',
  seen: { version: 2, draft: null },
  document,
  published: document,
  published_number: 2,
  draft: null,
  scheduled: null,
  history: [
    { number: 2, document, ...version },
    { number: 1, document: older, by: null, at: null, publish_at: null, restores: null },
  ],
}
export const draft = { by: version.by, at: version.at }
export const revision = '00000000-0000-4000-8000-000000000009'
export const drafted = (changed: OpenContent['document']): OpenContent => ({
  ...slide,
  document: changed,
  draft,
  seen: { version: 2, draft: revision },
})
export const legal: OpenContent = {
  ...slide,
  kind: 'legal-text',
  key: 'terms',
  document: {
    texts: {
      he: { title: 'תנאים', text: [{ kind: 'paragraph', spans: [{ text: 'שלום' }] }] },
      ar: { title: 'شروط', text: [{ kind: 'paragraph', spans: [{ text: 'مرحبا' }] }] },
      en: { title: 'Terms', text: [{ kind: 'paragraph', spans: [{ text: 'Hello' }] }] },
    },
    shared: {},
  },
  history: [],
}

export const openPage = (
  path: string,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(path, {
    roles: ['content-editor'],
    answers: {
      'GET /office/content': {
        texts: [
          listed('slider', '1', { has_draft: true }),
          listed('square', '2', { missing: ['ar'] }),
          listed('legal-text', 'terms'),
          listed('legal-text', 'accessibility', { has_blanks: true }),
        ],
      },
      'GET /office/content/{kind}/{key}': slide,
      ...more,
    },
    ...rest,
  })
export const inEnglish = (label: string) => page.getByRole('textbox', { name: `${label}, English` })

/** Returns the document of the preview, which is in a frame. */
export const previewed = (): Document | null | undefined =>
  window.document.querySelector<HTMLIFrameElement>('iframe')?.contentDocument
