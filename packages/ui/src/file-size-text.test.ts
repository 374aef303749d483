import { expect, it } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

it.each([
  [512, 'en', '512 byte'],
  [2048, 'en', '2 kB'],
  [1_258_291, 'en', '1.2 MB'],
  [10_485_760, 'en', '10 MB'],
])('%i bytes in %s read %s', (bytes, locale, text) => {
  expect(fileSizeText(bytes, locale)).toBe(text)
})

it('is in the language of the page', () => {
  expect(fileSizeText(1_258_291, 'he')).toContain('MB')
  expect(fileSizeText(1_258_291, 'ar-u-nu-latn')).toContain('م.ب')
})
