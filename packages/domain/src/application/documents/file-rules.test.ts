import { expect, it } from 'vitest'
import { checkFile, fileExtensions, maxFileBytes } from './file-rules.ts'

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
