import { expect, it } from 'vitest'
import {
  checkFile,
  documentFileLimits,
  fileExtensions,
  generalFileLimits,
  maxFileBytes,
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
  // A name decides nothing: phones and mail programs rename what they hand on.
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
])('%s of %d bytes where nothing else is said: %s', (fileName, size, expected) => {
  expect(checkFile({ name: fileName, size }, generalFileLimits)?.code).toBe(expected)
})

it('takes a file for a document where no limits are named', () => {
  const large = { name: 'a.pdf', size: maxFileBytes + 1 }
  expect(checkFile(large)).toEqual(checkFile(large, documentFileLimits))
})

it('tells the limits', () => {
  expect(checkFile({ name: 'a.pdf', size: maxFileBytes + 1 })).toEqual({
    code: 'TOO_BIG',
    params: { max: 10 },
  })
  expect(checkFile({ name: name(300), size: 1 })).toEqual({ code: 'NAME_TOO_LONG', params: { max: 255 } })
})

it('is 10485760 bytes of the specified types and of the photos of phones', () => {
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
