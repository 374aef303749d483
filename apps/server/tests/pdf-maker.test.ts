import { expect, it } from 'vitest'
import { createPdfMaker } from '../src/platform/pdf/pdf-maker.ts'
import { sourcesFrom } from '../src/platform/pdf/typst.ts'

const pdf = createPdfMaker()
const documentOf = (note: string) => ({ title: 'מסמך', note, language: 'he', direction: 'rtl' })
const print = (note: string, owner?: string) =>
  pdf.make('demo-document', documentOf(note), owner === undefined ? {} : { owner })

it('prints the same bytes in every thread', async () => {
  const made = await Promise.all(['a', 'b', 'a', 'b', 'a', 'b'].map((note) => print(note)))
  const [first, second] = made
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second).not.toEqual(first)
  for (const [place, content] of made.entries()) expect(content).toEqual(place % 2 === 0 ? first : second)
})

it('does not block the thread that answers calls', async () => {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  turn()
  await Promise.all(Array.from({ length: 20 }, (_, place) => print(String(place))))
  isDone = true
  // If this thread did the layout, there would be only about one turn for each document.
  expect(turns).toBeGreaterThan(100)
})

it('does not let many documents of one owner delay another', async () => {
  const done: string[] = []
  const many = Array.from({ length: 30 }, async () => {
    await print('release', 'releases')
    done.push('releases')
  })
  await print('copy')
  // In a single queue it would come last; beside a slow thread the other thread may print several meanwhile.
  expect(done.length).toBeLessThan(25)
  await Promise.all(many)
})

it('identifies the maker of a letter, including all code that tags it', () => {
  expect(sourcesFrom('tag-pdf.ts').toSorted()).toEqual([
    'pdf-objects.ts',
    'pdf-structure.ts',
    'tag-content.ts',
    'tag-pdf.ts',
  ])
  expect(pdf.makerOf('result-letter')).not.toBe(pdf.makerOf('demo-document'))
})

it('fails for a document that cannot be laid out, and continues with the next', async () => {
  await expect(pdf.make('result-letter', { language: 'he' })).rejects.toThrow()
  await expect(pdf.make('result-letter', {})).rejects.toThrow()
  expect((await print('next')).length).toBeGreaterThan(1_000)
})
