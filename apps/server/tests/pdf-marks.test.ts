import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../src/platform/content/check-content.ts'
import { useFilesBench } from './support/files-bench.ts'
import { fixture } from './support/fixture.ts'
import { makePdf } from './support/make-pdf.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-marks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const checked = (content: Buffer) => {
  const path = join(folder, 'file.pdf')
  writeFileSync(path, content)
  return checkContent(path)
}
const marksOf = async (content: Buffer) => (await checked(content)).marks

/** Returns a PDF with one more object, as valid as a reader needs that searches for objects. */
const withObject = (object: Buffer | string): Buffer => {
  const pdf = makePdf()
  const at = pdf.indexOf('1 0 obj')
  const body = Buffer.concat([
    pdf.subarray(0, at),
    Buffer.from('9 0 obj\n'),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
    pdf.subarray(at),
  ])
  const table = body.lastIndexOf('xref\n0 ')
  return Buffer.from(body.toString('latin1').replace(/startxref\n\d+/, `startxref\n${table}`), 'latin1')
}

type Pack = (bytes: Buffer) => Buffer

const packedWith = (
  objects: string,
  entries = '/Filter /FlateDecode',
  pack: Pack = (bytes) => deflateSync(bytes),
): Buffer => {
  const packed = pack(Buffer.from(`1 0 ${objects}`))
  return withObject(
    Buffer.concat([
      Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${entries} /Length ${packed.length} >>\nstream\r\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  )
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('active content of a PDF is marked', () => {
  it.each([
    ['a script', withObject(script), ['JAVASCRIPT']],
    ['a script in escapes', withObject('<</S/#4aava#53cript/JS(x)>>'), ['JAVASCRIPT']],
    ['a program', withObject('<< /S /Launch /F (cmd.exe) >>'), ['LAUNCH_ACTION']],
    ['a file inside', withObject('<< /Names << /EmbeddedFiles 3 0 R >> >>'), ['EMBEDDED_FILE']],
    [
      'all of it',
      withObject(`[${script} << /S /Launch >> << /Type /EmbeddedFile >>]`),
      ['JAVASCRIPT', 'LAUNCH_ACTION', 'EMBEDDED_FILE'],
    ],
    ['a script in packed objects', packedWith(script), ['JAVASCRIPT']],
    ['a program in packed objects', packedWith('<</S/L#61unch>>'), ['LAUNCH_ACTION']],
    [
      'a script in packed objects behind much else',
      packedWith(`<< /A (${'x'.repeat(2_000_000)}) >> ${script}`),
      ['JAVASCRIPT'],
    ],
    [
      'a script in packed objects whose description is hidden',
      packedWith(script, '/Filter /FlateDecode /X ( obj<</A(a)>>) '),
      ['JAVASCRIPT'],
    ],
    [
      'a script in packed objects whose type is said elsewhere',
      Buffer.from(packedWith(script).toString('latin1').replace('/Type /ObjStm', '/Type 8 0 R   '), 'latin1'),
      ['JAVASCRIPT'],
    ],
    [
      'objects packed in an unusual way',
      packedWith(script, '/Filter [/ASCIIHexDecode /FlateDecode]'),
      ['UNCHECKED_PARTS'],
    ],
    [
      'objects packed by rows',
      packedWith(script, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
      ['UNCHECKED_PARTS'],
    ],
    [
      'objects that cannot be unpacked',
      packedWith(script, '/Filter /FlateDecode', () => Buffer.from('not packed')),
      ['UNCHECKED_PARTS'],
    ],
    ['objects that unfold to far too much', packedWith('x'.repeat(17 * 1024 * 1024)), ['UNCHECKED_PARTS']],
  ])('%s', async (_name, content, marks) => {
    expect(await marksOf(content)).toEqual(marks)
  })

  it('also if a word is split across two chunks', async () => {
    const seam = 256 * 1024
    const start = withObject('<< /S /JavaScript >>').indexOf('/JavaScript')
    for (const shift of [0, 1, 5, 10]) {
      const padded = withObject(`(${'x'.repeat(seam - start - 2 - shift)}) << /S /JavaScript >>`)
      expect(await marksOf(padded)).toEqual(['JAVASCRIPT'])
    }
  })
})

describe('compressed objects that cannot be read are marked', () => {
  const twice = (bytes: Buffer) => deflateSync(deflateSync(bytes))
  const blanks = (text: string) => (bytes: Buffer) => Buffer.concat([Buffer.from(text), deflateSync(bytes)])

  it.each([
    ['packed twice', packedWith(script, '/Filter [/FlateDecode /FlateDecode]', twice)],
    ['packed in a way that is named elsewhere', packedWith(script, '/Filter 5 0 R', twice)],
    ['changed once more', packedWith(script, '/Filter /FlateDecode /DecodeParms 6 0 R')],
    ['described at length', packedWith(script, `/Filter /FlateDecode /Pad (${'x'.repeat(20_000)})`)],
    ['not where they should begin', packedWith(script, '/Filter /FlateDecode', blanks(' \n'))],
  ])('%s', async (_name, content) => {
    expect(await marksOf(content)).toEqual(['UNCHECKED_PARTS'])
  })

  it('but a blank before the end of the line is read correctly', async () => {
    const content = packedWith(script).toString('latin1').replace('stream\r\n', 'stream \r\n')
    expect(await marksOf(Buffer.from(content, 'latin1'))).toEqual(['JAVASCRIPT'])
  })
})

/** Before what is parsed had a limit, each of these kept the whole server busy for minutes, and longer ones for hours. */
describe('a PDF is looked through in bounded time, also if each of its words looks like the beginning of an object', () => {
  const trees = (count: number): string => `/Type/Pages ${'1 '.repeat(20)}`.repeat(count)
  it.each([
    ['page trees in packed objects', packedWith('<< /Type/Pages /A [ '.repeat(8) + trees(1_000)), [], 1],
    [
      'openings in packed objects',
      packedWith(`<< /Type/Pages /A [ ${'1 '.repeat(500)}`.repeat(2_000)),
      [],
      1,
    ],
    ['page trees in one object', withObject(`<< /A [ ${trees(2_000)}`), ['UNCHECKED_PARTS'], null],
    ['the beginning of a stream', withObject('stream\n1 0 R'.repeat(5_000)), ['UNCHECKED_PARTS'], null],
  ] as const)('%s', async (_name, content, marks, pages) => {
    expect(await checked(content)).toEqual({ format: 'pdf', marks, pages })
  })
})

describe('a PDF that may open for nobody is accepted, and marked as not inspected', () => {
  const without = (found: string): Buffer =>
    Buffer.from(makePdf().toString('latin1').replace(found, 'x'.repeat(found.length)), 'latin1')
  it.each([
    ['only its beginning and its end', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['text between them', Buffer.from(`%PDF-1.4\n${'not a document '.repeat(200)}\n%%EOF\n`)],
    ['its list of pages is damaged', without('/Type /Pages')],
    [
      'it says that it has no pages',
      Buffer.from(makePdf().toString('latin1').replace('/Count 1', '/Count 0'), 'latin1'),
    ],
  ])('%s', async (_name, content) => {
    expect(await checked(content)).toEqual({ format: 'pdf', marks: ['UNCHECKED_PARTS'], pages: null })
  })
})

describe('an ordinary PDF has no mark', () => {
  it.each([
    ['an empty one', makePdf()],
    ['with packed objects', packedWith('<< /Type /Catalog /Pages 2 0 R >>')],
    [
      'that opens at a page',
      withObject('<< /OpenAction [3 0 R /Fit] /A << /S /URI /URI (https://milgo.example) >> >>'),
    ],
    ['that speaks of scripts', withObject('(JavaScript and Launch)')],
    [
      'whose page is packed',
      withObject(
        Buffer.concat([
          Buffer.from('<< /Filter /FlateDecode /Length 9 >>\nstream\n'),
          deflateSync('BT /F1 12 Tf (/JavaScript) Tj ET'),
          Buffer.from('\nendstream'),
        ]),
      ),
    ],
  ])('%s', async (_name, content) => {
    expect(await marksOf(content)).toEqual([])
  })

  const encrypted = ['open-rc4-40.pdf', 'open-aes-128.pdf', 'open-aes-256.pdf']

  it.each(encrypted)('also encrypted: %s', async (name) => {
    expect(await marksOf(fixture(name))).toEqual([])
  })

  it.each(encrypted)('unless it is encrypted and its objects are packed: %s', async (name) => {
    const pdf = fixture(name)
    const packed = packedWith('<< /Type /Catalog >>')
    const object = packed.subarray(packed.indexOf('9 0 obj'), packed.indexOf('endobj') + 'endobj\n'.length)
    const end = pdf.subarray(pdf.lastIndexOf('startxref'))
    expect(await marksOf(Buffer.concat([pdf, object, end]))).toEqual(['UNCHECKED_PARTS'])
  })
})

const { at, send } = useFilesBench()

it('a marked PDF is accepted, and its row has the mark; pictures and other PDFs have none', async () => {
  const marked = (await send(withObject(script))).json()
  expect(await at.server.rowOf(marked.file_name)).toMatchObject({ marks: ['JAVASCRIPT'] })
  const plain = (await send(makePdf())).json()
  expect(await at.server.rowOf(plain.file_name)).toMatchObject({ marks: [] })
})
