import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkContent } from '../src/platform/content/check-content.ts'
import { core } from './support/accounts.ts'
import { useFilesBench } from './support/files-bench.ts'
import { fixture } from './support/fixture.ts'
import { makePdf } from './support/make-pdf.ts'
import { upload } from './support/uploads.ts'

const { at } = useFilesBench()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-pages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pagesOf = async (content: Buffer) => {
  const path = join(folder, 'file.pdf')
  writeFileSync(path, content)
  return (await checkContent(path)).pages
}

/** Returns the PDF of one page with another page tree. */
const withTree = (tree: Buffer | string): Buffer => {
  const pdf = makePdf()
  const [from, to] = [pdf.indexOf('2 0 obj\n'), pdf.indexOf('3 0 obj\n')]
  return Buffer.concat([pdf.subarray(0, from), Buffer.from(tree), pdf.subarray(to)])
}
const object = (text: string) => `2 0 obj\n${text}\nendobj\n`
const packed = (text: string): Buffer => {
  const bytes = deflateSync(Buffer.from(`2 0 ${text}`))
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>`
  return Buffer.concat([
    Buffer.from(`9 0 obj\n${head}\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
const kids = (count: number) => Array.from({ length: count }, (_, n) => `${n + 10} 0 R`).join(' ')

it.each([
  ['of one page', makePdf(), 1],
  ['of 200 pages', withTree(object(`<< /Type /Pages /Kids [${kids(200)}] /Count 200 >>`)), 200],
  ['whose list of pages is long', withTree(object(`<</Kids[${kids(9_000)}]/Type/Pages/Count 9000>>`)), 9_000],
  [
    'whose tree has branches',
    withTree(
      object('<< /Type /Pages /Kids [4 0 R 5 0 R] /Count 7 >>') +
        object('<< /Type /Pages /Parent 2 0 R /Kids [6 0 R] /Count 5 >>'),
    ),
    7,
  ],
  [
    'that was changed after it was made',
    withTree(object('<< /Type /Pages /Count 9 >>') + object('<< /Type /Pages /Count 3 >>')),
    3,
  ],
  ['whose objects are packed', withTree(packed('<</Type/Catalog>><</Type/Pages/Kids[]/Count 12>>')), 12],
  ['that is encrypted against changes', fixture('open-aes-256.pdf'), 1],
  ['whose first page comes first', fixture('open-linearized.pdf'), 1],
  ['without a tree', withTree(''), null],
  ['whose count is nonsense', withTree(object('<< /Type /Pages /Count -4 >>')), null],
])('counts the pages of a PDF %s', async (_which, content, pages) => {
  expect(await pagesOf(content)).toBe(pages)
})

it('the receipt of an uploaded file has its number of pages', async () => {
  const { headers } = await at.server.newStudent()
  const tree = withTree(object('<< /Type /Pages /Kids [3 0 R] /Count 4 >>'))
  await upload(at.server, tree, { headers, name: 'four.pdf' })
  const area = await at.server.app.inject({ url: `${core}/page-data/personal-area`, headers })
  expect(area.json().files).toMatchObject([{ original_file_name: 'four.pdf', pages: 4, readable: true }])
})
