import { describe, expect, it } from 'vitest'
import type { ContentText } from '../content/content-document.ts'
import { readRichText } from '../content/read-rich-text.ts'
import { draftWithChosenValues, withChosenValues } from './chosen-values.ts'
import { fitsPlace, placeOf } from './content-places.ts'

const documentOf = (field: string, text: ContentText) => ({
  texts: { he: { [field]: text }, ar: {}, en: {} },
  shared: {},
})
const slide = placeOf('slider', '1')
const legal = placeOf('legal-text', 'terms')
const inPieces = (text: ContentText, place = slide) =>
  withChosenValues(place, documentOf('text', text)).texts.he['text']

describe('values of a text that were stored as braces', () => {
  it('become pieces between the words, with one paragraph per line', () => {
    expect(inPieces('From {reserveFrom}\n\nto {reserveTo}')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'From ' }, { text: '{reserveFrom}', value: true }] },
      { kind: 'paragraph', spans: [{ text: 'to ' }, { text: '{reserveTo}', value: true }] },
    ])
    expect(fitsPlace(slide, withChosenValues(slide, documentOf('text', 'a\nb')))).toBe(true)
  })

  it('that the field does not know stay words', () => {
    expect(inPieces('In {year}, {}')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'In ' }, { text: '{year}' }, { text: ', {}' }] },
    ])
  })

  it('that linked to themselves lose their link; other links stay', () => {
    const text = readRichText('- [{supportEmail}](mailto:{supportEmail})\n- [write](mailto:{supportEmail})')
    expect(inPieces(text, legal)).toEqual([
      {
        kind: 'list',
        items: [
          [{ text: '{supportEmail}', value: true }],
          [{ text: 'write', link: 'mailto:{supportEmail}' }],
        ],
      },
    ])
  })

  it('are not changed if they are pieces already, or in fields without values', () => {
    const text = [{ kind: 'paragraph' as const, spans: [{ text: '{reserveTo}', value: true as const }] }]
    expect(inPieces(text)).toEqual(text)
    const square = placeOf('square', '1')
    expect(withChosenValues(square, documentOf('text', '{reserveTo}'))).toEqual(
      documentOf('text', '{reserveTo}'),
    )
  })

  it('that are typed into a draft with pieces stay typed text', () => {
    const typed = documentOf('text', [{ kind: 'paragraph', spans: [{ text: '{reserveTo}' }] }])
    expect(draftWithChosenValues(slide, typed)).toEqual(typed)
    expect(draftWithChosenValues(slide, documentOf('text', '{reserveTo}')).texts.he['text']).toEqual([
      { kind: 'paragraph', spans: [{ text: '{reserveTo}', value: true }] },
    ])
  })
})

it('a window that is only confirmed has no second button and no link of its own', () => {
  const sent = placeOf('modal-window', 'requestSubmission')
  expect(Object.keys(sent.texts)).toEqual(['header', 'text', 'positiveButton'])
  expect(sent.shared).toEqual({})
  expect(Object.keys(placeOf('modal-window', 'preSubmitRequest').texts)).toContain('negativeButton')
  const stored = { ...documentOf('negativeButton', 'No'), shared: { negativeRedirect: '/faq' } }
  for (const read of [withChosenValues, draftWithChosenValues])
    expect(read(sent, stored)).toEqual({ texts: { he: {}, ar: {}, en: {} }, shared: {} })
})

it('a window offers only values that its page has', () => {
  expect(placeOf('modal-window', 'preSubmitRequest').texts['text']?.placeholders).toEqual(['closesOn'])
  expect(placeOf('modal-window', 'exitRegistration').texts['text']?.placeholders).toBeUndefined()
})
