import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillRichText } from './fill-rich-text.ts'
import { readRichText } from './read-rich-text.ts'
import { isContentLink, RichText } from './rich-text.ts'

describe('the allowed links of a text', () => {
  it.each([
    '/faq',
    '/faq?q=a#question-101',
    '/',
    'https://www.gov.il/he/',
    'mailto:help@milgo.example',
    'tel:*1234',
    'tel:+972-2-5000000',
  ])('%s is allowed', (link) => {
    expect(isContentLink(link)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<b>',
    '//evil.example',
    '/\\evil.example',
    'http://www.gov.il',
    'https://localhost/x',
    'https://user:secret@gov.il',
    'https://gov.il/\u202Egpj.exe',
    'mailto:a\u202E@b.example',
    'mailto:a@b.example?bcc=c@d.example',
    'tel:1',
    'faq',
    '',
    '/faq"onclick=',
  ])('%s is refused', (link) => {
    expect(isContentLink(link)).toBe(false)
  })
})

describe('a typed text', () => {
  it('has headings, paragraphs, lists and links', () => {
    const typed = '## Who we are\nFirst line\nsecond, see [the answers](/faq).\n\n- one\n- [two](tel:*100)\n'
    expect(readRichText(typed)).toEqual([
      { kind: 'heading', text: 'Who we are' },
      {
        kind: 'paragraph',
        spans: [{ text: 'First line second, see ' }, { text: 'the answers', link: '/faq' }, { text: '.' }],
      },
      { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two', link: 'tel:*100' }]] },
    ])
  })

  it('treats markup as plain text', () => {
    const typed = '<script>alert(1)</script> **a** <a href="x">b</a>'
    expect(readRichText(typed)).toEqual([{ kind: 'paragraph', spans: [{ text: typed }] }])
  })

  it('is refused with a link that is not allowed', () => {
    expect(RichText.safeParse(readRichText('[press](javascript:alert)')).success).toBe(false)
    expect(RichText.safeParse(readRichText('[press](/contact)')).success).toBe(true)
  })

  it('loses no letter, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const read = JSON.stringify(readRichText(typed))
        for (const letter of typed.match(/\p{L}/gu) ?? []) expect(read).toContain(letter)
      }),
      { seed: 19 },
    )
  })
})

describe('values in a text', () => {
  const text = readRichText(
    '## Help\n\nMail [{email}](mailto:{email})\n\n- phone {phone}\n- mail {email}\n\n- {phone}',
  )

  it('replace their placeholders', () => {
    const filled = fillRichText(text, { email: 'a@b.example', phone: '*100' })
    expect(JSON.stringify(filled)).not.toContain('{phone}')
    expect(filled[1]).toEqual({
      kind: 'paragraph',
      spans: [{ text: 'Mail ' }, { text: 'a@b.example', link: 'mailto:a@b.example' }],
    })
  })

  it('that were chosen are links to their address', () => {
    const chosen = (name: string) => ({
      kind: 'paragraph' as const,
      spans: [{ text: `{${name}}`, value: true as const, bold: true as const }],
    })
    const values = { supportEmail: 'a@b.example', supportPhone: '*100', date: 'June' }
    const spans = fillRichText([chosen('supportEmail'), chosen('supportPhone'), chosen('date')], values)
    expect(spans.map((block) => block.kind === 'paragraph' && block.spans[0])).toEqual([
      { text: 'a@b.example', bold: true, link: 'mailto:a@b.example' },
      { text: '*100', bold: true, link: 'tel:*100' },
      { text: 'June', bold: true },
    ])
  })

  it('that are missing remove their line', () => {
    expect(fillRichText(text, { email: 'a@b.example' }).slice(2)).toEqual([
      { kind: 'list', items: [[{ text: 'mail a@b.example' }]] },
    ])
    expect(fillRichText(text, {})).toEqual([{ kind: 'heading', text: 'Help' }])
  })
})
