import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFileName, downloadName } from './file-name.ts'
import { storedExtensions, storedFormats } from './file-rules.ts'

it.each([
  ['אישור לימודים.pdf', 'אישור לימודים.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['C:\\Users\\scan.jpg', 'scan.jpg'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['', 'file'],
  // With the direction mark this name seems to end with pdf, but it ends with exe.
  ['slip\u202Efdp.exe', 'slipfdp.exe'],
  ['\u2067scan\u2069.pdf', 'scan.pdf'],
  ['a\u0000b\r\nc.pdf', 'ab c.pdf'],
  ['<img src=x>|?*.pdf', '_img src=x____.pdf'],
  ['אישור תשפ"ה.pdf', 'אישור תשפ"ה.pdf'],
  ["Be'er Sheva.pdf", "Be'er Sheva.pdf"],
  ['cafe\u0301.pdf', 'caf\u00E9.pdf'],
  ['lone\uD800.pdf', 'lone\uFFFD.pdf'],
])('%j is shown as %j', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected)
})

it.each([
  ['scan.pdf', 'pdf', 'scan.pdf'],
  ['scan.PDF', 'pdf', 'scan.PDF'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['photo.HEIC', 'jpeg', 'photo.jpg'],
  ['photo.png', 'jpeg', 'photo.jpg'],
  ['report.xls', 'xlsx', 'report.xlsx'],
  ['slip.pdf.exe', 'pdf', 'slip.pdf.exe.pdf'],
  ['scan', 'pdf', 'scan.pdf'],
  ['.png', 'jpeg', 'file.jpg'],
] as const)('%s stored as %s is downloaded as %s', (name, format, expected) => {
  expect(downloadName(name, format)).toBe(expected)
})

it('adding an extension keeps the name within its limit, and cuts no character in half', () => {
  const shown = downloadName('😀'.repeat(127), 'pdf')
  expect(shown).toHaveLength(255)
  expect(shown.isWellFormed()).toBe(true)
})

const names = fc
  .array(
    fc.constantFrom(
      ...'.a/\\ש ؀"<',
      '\u202E',
      '\u2066',
      '\u0000',
      '\n',
      '\uD800',
      '😀',
      '.pdf',
      '.JPG',
      '.exe',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

it('no download name has a folder or a direction mark, and each has the extension of its format', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...storedFormats), (name, format) => {
      const shown = downloadName(cleanFileName(name), format)
      expect(shown).not.toMatch(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
      expect(shown.isWellFormed()).toBe(true)
      const ending = format === 'jpeg' ? /\.jpe?g$/i : new RegExp(`\\${storedExtensions[format]}$`, 'i')
      expect(shown).toMatch(ending)
    }),
  )
})
