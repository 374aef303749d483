import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileCodes, fileFormats } from '@milgo/domain/application/documents/file-rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { checkContent } from '../src/platform/content/check-content.ts'
import { fixture } from './support/fixture.ts'
import { makeCompound, recordOf, workbookStream } from './support/make-compound.ts'
import { makePdf } from './support/make-pdf.ts'
import { makeXlsx, makeZip, workbookParts } from './support/make-zip.ts'
import { sharedFile, whyNoSharedData } from './support/shared-data.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-content-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the format that was found, or the code of the refusal. */
const check = async (content: Buffer | string): Promise<string> => {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return checkPath(path)
}
const checkPath = (path: string): Promise<string> =>
  checkContent(path).then(
    ({ format }) => format,
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )

/** The possible formats and refusals of a content. */
const known: readonly string[] = [...Object.keys(fileFormats), ...fileCodes]

const types = { name: '[Content_Types].xml', content: '<Types/>' }
const xlsx = (...extra: Parameters<typeof makeZip>[0]) => makeXlsx([['a', 'b']], extra)
const book = { name: 'Workbook', content: workbookStream() }

describe('accepted content', () => {
  it.each([
    ['a PDF', () => makePdf(), 'pdf'],
    ['a PDF with something behind its end', () => Buffer.concat([makePdf(), Buffer.alloc(2000)]), 'pdf'],
    ['a PDF that speaks of encryption', () => makePdf({ comment: '/Encrypt and /EncryptMetadata' }), 'pdf'],
    ['a spreadsheet', () => xlsx(), 'xlsx'],
    ['an old spreadsheet', () => fixture('book.xls'), 'xls'],
    ['an old spreadsheet of the smallest size', () => makeCompound([book]), 'xls'],
    [
      'an old spreadsheet whose book begins with many records of one byte',
      () =>
        makeCompound([
          {
            name: 'Workbook',
            content: workbookStream(
              [{}],
              Array.from({ length: 2_000 }, () => recordOf(0x5c, Buffer.alloc(1))),
            ),
          },
        ]),
      'xls',
    ],
    [
      'an old spreadsheet with a long stream before the book',
      () =>
        makeCompound([
          { name: 'Other', content: Buffer.alloc(200_000, 1) },
          { ...book, name: 'Book' },
        ]),
      'xls',
    ],
    ['a photograph of a phone', () => fixture('photo.heic'), 'heic'],
    ['a JPEG', () => Buffer.from('ffd8ffe000104a46494600010101006000600000ffd9', 'hex'), 'jpeg'],
    [
      'a PNG',
      () => Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55', 'hex'),
      'png',
    ],
  ])('%s', async (_name, make, format) => {
    expect(await check(make())).toBe(format)
  })

  it.skipIf(whyNoSharedData)('a published spreadsheet', async () => {
    expect(await checkPath(sharedFile('bycode2021.xlsx'))).toBe('xlsx')
  })
})

describe('content that is refused, under any name', () => {
  it.each([
    ['nothing', '', 'TOO_SMALL'],
    ['plain text', 'hello', 'BAD_FORMAT'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'BAD_FORMAT'],
    ['a page that holds a PDF', `<html>${makePdf().toString('latin1')}</html>`, 'BAD_FORMAT'],
    ['a PDF whose beginning is lost', makePdf().subarray(9), 'BROKEN_FILE'],
    ['a program', Buffer.from('4d5a900003000000', 'hex'), 'BAD_FORMAT'],
    ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'BAD_FORMAT'],
    ['a GIF', Buffer.from('474946383961010001000000003b', 'hex'), 'BAD_FORMAT'],
    ['an archive', makeZip([{ name: 'a.txt', content: 'a' }]), 'BAD_FORMAT'],
    ['a document', makeZip([types, { name: 'word/document.xml', content: '<w/>' }]), 'BAD_FORMAT'],
    ['an old document', makeCompound([{ name: 'WordDocument', content: Buffer.alloc(5000) }]), 'BAD_FORMAT'],
  ])('%s', async (_name, content, code) => {
    expect(await check(content)).toBe(code)
  })
})

describe('a PDF that is encrypted', () => {
  const ways = ['rc4-40', 'rc4-128', 'aes-128', 'aes-128-clear-metadata', 'aes-256-r5', 'aes-256'] as const
  it.each([...ways.map((way) => `open-${way}.pdf`), 'open-linearized.pdf'])(
    'is accepted if it opens without a password: %s',
    async (name) => {
      expect(await check(fixture(name))).toBe('pdf')
    },
  )
  it.each([...ways.map((way) => `closed-${way}.pdf`), 'closed-xref-stream.pdf'])(
    'is refused if it needs a password: %s',
    async (name) => {
      expect(await check(fixture(name))).toBe('PASSWORD_PROTECTED')
    },
  )
  it.each([
    ['/Encrypt 99 0 R'],
    ['/Encrypt << /Filter /Adobe.PubSec /V 4 >>'],
    ['/Encrypt << /Filter /Standard /V 1 /R 9 /O (o) /U (u) /P 0 >>'],
    ['/Encrypt << /Filter /Standard'],
    [`/Encrypt ${'<< /A '.repeat(500)}`],
    ['/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /O (\\053\\)\\\r\nx) /U <00> /P -4 >>'],
  ])('is refused if its encryption is unclear: %j', async (trailer) => {
    expect(await check(makePdf({ trailer }))).toBe('PASSWORD_PROTECTED')
  })
  it.each([
    ['leads nowhere', (pdf: string) => pdf.replace(/startxref\n\d+/, 'startxref\n999999999')],
    ['leads to no table', (pdf: string) => pdf.replace(/startxref\n\d+/, 'startxref\n12')],
    ['is missing', (pdf: string) => pdf.replace(/startxref\n\d+/, '')],
    ['has no trailer where it leads', (pdf: string) => pdf.replace('trailer', 'trialer')],
  ])('is found if the end of the file %s', async (_name, change) => {
    const pdf = makePdf({ trailer: '/Encrypt 99 0 R' }).toString('latin1')
    expect(await check(Buffer.from(change(pdf), 'latin1'))).toBe('PASSWORD_PROTECTED')
    expect(await check(Buffer.from(change(makePdf().toString('latin1')), 'latin1'))).toBe('pdf')
  })
  const lost = (pdf: Buffer) => Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, ''), 'latin1')
  it('is refused if its encryption is hidden among other entries', async () => {
    const comment = '/Encrypted '.repeat(100)
    expect(await check(lost(makePdf({ comment, trailer: '/Encrypt 99 0 R' })))).toBe('PASSWORD_PROTECTED')
  })
  it('is found across the borders of the chunks that are read', async () => {
    const seam = 256 * 1024
    const start = makePdf({ comment: 'x', trailer: '/Encrypt 9 0 R' }).indexOf('/Encrypt')
    for (let shift = 0; shift < 9; shift++) {
      const comment = 'x'.repeat(seam - start + 1 - shift)
      expect(await check(lost(makePdf({ comment, trailer: '/Encrypt 9 0 R' })))).toBe('PASSWORD_PROTECTED')
    }
  })
})

it('a truncated PDF is refused', async () => {
  const whole = makePdf({ comment: 'x'.repeat(30_000) })
  expect(await check(whole.subarray(0, -10))).toBe('BROKEN_FILE')
})

describe('a spreadsheet', () => {
  it.each([
    ['with macros', () => xlsx({ name: 'xl/vbaProject.bin', content: 'x' }), 'HAS_MACROS'],
    [
      'with macros under another name',
      () => xlsx({ name: 'xl/VBAPROJECT2.BIN', content: 'x' }),
      'HAS_MACROS',
    ],
    [
      'with macros of the older kind',
      () => xlsx({ name: 'xl/macrosheets/sheet1.xml', content: 'x' }),
      'HAS_MACROS',
    ],
    ['with controls', () => xlsx({ name: 'xl/activeX/activeX1.xml', content: 'x' }), 'HAS_MACROS'],
    ['of another layout', () => makeZip([types, { name: 'xl/workbook.bin', content: 'x' }]), 'BAD_FORMAT'],
    [
      'that fetches from elsewhere',
      () =>
        xlsx({
          name: 'xl/a.xml',
          content: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
        }),
      'BAD_FORMAT',
    ],
    [
      'that fetches from elsewhere in other letters',
      () => xlsx({ name: 'xl/a.xml', content: Buffer.from('\uFEFF<!DOCTYPE a []>', 'utf16le').swap16() }),
      'BAD_FORMAT',
    ],
    [
      'that unfolds to too much',
      () => makeZip([...workbookParts, { name: 'xl/a.xml', content: Buffer.alloc(101 * 1024 * 1024) }]),
      'ARCHIVE_BOMB',
    ],
    [
      'that unfolds to more than it claims',
      () => xlsx({ name: 'xl/a.xml', content: Buffer.alloc(1024 * 1024), claimedSize: 10 }),
      'ARCHIVE_BOMB',
    ],
    [
      'that claims more than anyone can hold',
      () => xlsx({ name: 'xl/a.xml', content: 'x', claimedSize: 0xf0_00_00_00 }),
      'ARCHIVE_BOMB',
    ],
    [
      'of thousands of parts',
      () => makeZip(Array.from({ length: 2001 }, (_, index) => ({ name: `xl/${index}.xml`, content: 'x' }))),
      'ARCHIVE_BOMB',
    ],
    ['that breaks off', () => xlsx().subarray(0, -30), 'BROKEN_FILE'],
    [
      'whose parts are broken',
      () => {
        const bytes = xlsx({ name: 'xl/a.bin', content: Buffer.from('abcdefgh'.repeat(99)) })
        bytes.fill(0xff, bytes.indexOf('xl/a.bin') + 8, bytes.indexOf('xl/a.bin') + 14)
        return bytes
      },
      'BROKEN_FILE',
    ],
  ])('%s', async (_name, make, code) => {
    expect(await check(make())).toBe(code)
  })
})

describe('an old spreadsheet', () => {
  const withBook = (content: Buffer) => makeCompound([{ name: 'Workbook', content }])
  /** Of odd lengths, so that headers of records cross sectors: 300 kB. */
  const longBeginning = Array.from({ length: 40 }, (_, number) =>
    recordOf(0x5c, Buffer.alloc(7_500 + number)),
  )
  const words = (...values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * 2)
    for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
    return bytes
  }
  const link97 = (address: string): Buffer =>
    recordOf(
      0x1ae,
      Buffer.concat([words(0, address.length), Buffer.from([0]), Buffer.from(address, 'latin1')]),
    )
  const book95 = (address: string): Buffer =>
    Buffer.concat([
      recordOf(0x809, words(0x500, 5)),
      recordOf(0x17, Buffer.concat([Buffer.from([address.length]), Buffer.from(address, 'latin1')])),
      recordOf(0x0a),
    ])
  /** Returns a part of the stream of this kind. */
  const part = (kind: number): Buffer => Buffer.concat([recordOf(0x809, words(0x600, kind)), recordOf(0x0a)])
  it.each<[string, () => Buffer, string]>([
    ['with macros', () => makeCompound([book, { name: '_VBA_PROJECT_CUR' }]), 'HAS_MACROS'],
    ['with a sheet of macros', () => withBook(workbookStream([{}, { type: 1 }])), 'HAS_MACROS'],
    [
      'with a sheet of macros behind a long beginning',
      () => withBook(workbookStream([{}, { type: 1 }], longBeginning)),
      'HAS_MACROS',
    ],
    [
      'with a password',
      () => withBook(workbookStream([{}], [recordOf(0x2f, Buffer.alloc(54))])),
      'PASSWORD_PROTECTED',
    ],
    ...(
      [
        // The link's address: application, separator, topic.
        ['with a link to another program', link97('cmd\u0003/c calc'), 'ACTIVE_CONTENT'],
        ['with a link to another book', link97('\u0001\u0005http://a.example/b.xls'), 'ACTIVE_CONTENT'],
        ['with a link that has no address', recordOf(0x1ae, words(1, 0)), 'ACTIVE_CONTENT'],
        ['with a link to itself', recordOf(0x1ae, words(1, 0x401)), 'xls'],
        ['with functions of add-ins', recordOf(0x1ae, words(1, 0x3a01)), 'xls'],
        ['with a link that leads nowhere', recordOf(0x1ae, Buffer.from([1, 0, 1, 0, 0, 0x20])), 'xls'],
        ['with sheets that refer to each other', recordOf(0x17, words(1, 0, 0, 0)), 'xls'],
      ] as const
    ).map(
      ([name, one, code]) =>
        [name, () => withBook(workbookStream([{}], [one])), code] as [string, () => Buffer, string],
    ),
    [
      'of Excel 95 with a link to another program',
      () => withBook(book95('cmd\u0003/c calc')),
      'ACTIVE_CONTENT',
    ],
    ['of Excel 95 with a link to its own sheet', () => withBook(book95('\u0003Sheet1')), 'xls'],
    [
      'with a sheet of macros that is listed as another',
      () => withBook(Buffer.concat([workbookStream([{}]), part(0x40), part(0x10)])),
      'HAS_MACROS',
    ],
    [
      'with a sheet of macros far behind the others',
      () => {
        const sheet = Buffer.concat([words(0, 0), Buffer.from([0, 0, 1, 0]), Buffer.from('a')])
        const start = Buffer.concat([recordOf(0x809, words(0x600, 5)), recordOf(0x85, sheet), recordOf(0x0a)])
        start.writeUInt32LE(start.length + 5_000, 4 + 4 + 4)
        return withBook(Buffer.concat([start, Buffer.alloc(5_000), part(0x40)]))
      },
      'HAS_MACROS',
    ],
    [
      'with parts in parts without end',
      () =>
        withBook(Buffer.concat(Array.from({ length: 50_000 }, () => recordOf(0x809, words(0x600, 0x10))))),
      'BROKEN_FILE',
    ],
    ['with an embedded object', () => makeCompound([book, { name: 'MBD0012AB34' }]), 'ACTIVE_CONTENT'],
    [
      'that wraps a newer one with a password',
      () =>
        makeCompound([
          { name: 'EncryptionInfo', content: Buffer.alloc(64) },
          { name: 'EncryptedPackage', content: Buffer.alloc(9000) },
        ]),
      'PASSWORD_PROTECTED',
    ],
    ['whose book has no end', () => withBook(workbookStream().subarray(0, -4)), 'BROKEN_FILE'],
    ['whose book is none', () => withBook(Buffer.alloc(5000)), 'BROKEN_FILE'],
    ['that breaks off', () => fixture('book.xls').subarray(0, 700), 'BROKEN_FILE'],
    ['that has a header only', () => fixture('book.xls').subarray(0, 100), 'BROKEN_FILE'],
    [
      'that turns in a circle',
      () => {
        const bytes = makeCompound([
          { name: 'Workbook', content: Buffer.concat([workbookStream(), Buffer.alloc(9000)]) },
        ])
        // The first sector of the book refers to itself.
        bytes.writeUInt32LE(0, bytes.length - 512)
        return bytes
      },
      'BROKEN_FILE',
    ],
    [
      'whose table points out of the file',
      () => {
        const bytes = Buffer.from(fixture('book.xls'))
        bytes.writeUInt32LE(0x00_ff_ff_ff, 76)
        return bytes
      },
      'BROKEN_FILE',
    ],
  ])('%s', async (_name, make, code) => {
    expect(await check(make())).toBe(code)
  })
})

it('any changed or truncated content is accepted or refused, and nothing crashes', async () => {
  const originals = [
    makePdf(),
    fixture('closed-aes-256.pdf'),
    fixture('book.xls'),
    xlsx(),
    makeCompound([book]),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...originals),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 8 }),
      fc.option(fc.nat()),
      async (original, changes, cut) => {
        const bytes = Buffer.from(original)
        for (const [place, byte] of changes) bytes[place % bytes.length] = byte
        const answer = await check(cut === null ? bytes : bytes.subarray(0, cut % bytes.length))
        expect(known).toContain(answer)
      },
    ),
    { numRuns: 200 },
  )
})
