import { expect, it } from 'vitest'
import * as arabicRefusals from './ar/file-refusals.ts'
import * as arabic from './ar/upload.ts'
import * as englishRefusals from './en/file-refusals.ts'
import * as english from './en/upload.ts'
import { fileSizeText } from './file-size-text.ts'
import { fileRefusals } from './he/file-refusals.ts'
import { upload } from './he/upload.ts'

it.each([
  [512, 'en', '512 B'],
  [2048, 'en', '2 kB'],
  [1_258_291, 'en', '1.2 MB'],
  [10_485_760, 'en', '10 MB'],
  [1_258_291, 'he', '1.2 מ״ב'],
  [1_258_291, 'ar', '1.2 ميغابايت'],
] as const)('%i bytes in %s read %s', (bytes, language, text) => {
  expect(fileSizeText(bytes, language)).toBe(text)
})

it.each([
  upload.allowed,
  fileRefusals.TOO_BIG,
  arabic.upload.allowed,
  arabicRefusals.fileRefusals.TOO_BIG,
  english.upload.allowed,
  englishRefusals.fileRefusals.TOO_BIG,
])('%j keeps the number and its unit on one line', (text) => {
  expect(text).toMatch(/\{max\}\u00a0\S/)
})
