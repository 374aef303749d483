import { expect, it } from 'vitest'
import {
  checkFile,
  documentFileLimits,
  fileExtensions,
  generalFileLimits,
  maxFileBytes,
  unknownContentCode,
} from './file-rules.ts'

const name = (length: number) => `${'x'.repeat(length - 4)}.pdf`

it.each([
  ['scan.pdf', 1, undefined],
  ['scan.PDF', maxFileBytes, undefined],
  ['scan.pdf', maxFileBytes + 1, 'TOO_BIG'],
  ['scan.pdf', 0, 'TOO_SMALL'],
  ['scan.pdf', Number.NaN, 'TOO_SMALL'],
  ['scan.jpeg', 5, undefined],
  ['scan.jpg', 5, undefined],
  ['scan.xls', 5, undefined],
  ['scan.xlsx', 5, undefined],
  ['photo.png', 5, undefined],
  ['photo.HEIC', 5, undefined],
  ['photo.heif', 5, undefined],
  ['photo.webp', 5, undefined],
  // The name does not decide about the type, because phones and mail programs rename files.
  ['scan', 5, undefined],
  ['scan.pdf.download', 5, undefined],
  [name(255), 5, undefined],
  [name(256), 5, 'NAME_TOO_LONG'],
])('%s of %d bytes: %s', (fileName, size, expected) => {
  expect(checkFile({ name: fileName, size })?.code).toBe(expected)
})

it.each([
  ['scan.pdf', 0, undefined],
  ['scan.pdf', -1, 'TOO_SMALL'],
  ['scan.pdf', Number.NaN, 'TOO_SMALL'],
  ['scan.pdf', 104857600, undefined],
  ['scan.pdf', 104857601, 'TOO_BIG'],
  [name(255), 5, undefined],
  [name(256), 5, 'NAME_TOO_LONG'],
])('%s of %d bytes with the general limits: %s', (fileName, size, expected) => {
  expect(checkFile({ name: fileName, size }, generalFileLimits)?.code).toBe(expected)
})

it('uses the limits of documents by default', () => {
  const large = { name: 'a.pdf', size: maxFileBytes + 1 }
  expect(checkFile(large)).toEqual(checkFile(large, documentFileLimits))
})

it('reports the limits', () => {
  expect(checkFile({ name: 'a.pdf', size: maxFileBytes + 1 })).toEqual({
    code: 'TOO_BIG',
    params: { max: 10 },
  })
  expect(checkFile({ name: name(300), size: 1 })).toEqual({ code: 'NAME_TOO_LONG', params: { max: 255 } })
})

it('the limits are 10485760 bytes, the specified types and the photo types of phones', () => {
  expect(maxFileBytes).toBe(10485760)
  expect(fileExtensions).toEqual([
    '.pdf',
    '.jpeg',
    '.jpg',
    '.xls',
    '.xlsx',
    '.png',
    '.heic',
    '.heif',
    '.webp',
  ])
})

it.each([
  ['scan.pdf', 'NOT_AS_NAMED'],
  ['צילום.JPG', 'NOT_AS_NAMED'],
  ['scan.pdf.exe', 'BAD_FORMAT'],
  ['letter.docx', 'BAD_FORMAT'],
  ['pdf', 'BAD_FORMAT'],
])('content of an unsupported type in a file called %s is refused as %s', (fileName, expected) => {
  expect(unknownContentCode(fileName)).toBe(expected)
})
