import { expect, it } from 'vitest'
import { createPdfMaker } from '../src/platform/pdf/pdf-maker.ts'
import { sourcesFrom } from '../src/platform/pdf/typst.ts'

const pdf = createPdfMaker()
const documentOf = (note: string) => ({ title: 'מסמך', note, language: 'he', direction: 'rtl' })
const print = (note: string, owner?: string) =>
  pdf.make('demo-document', documentOf(note), owner === undefined ? {} : { owner })

it('prints the same bytes in whichever thread', async () => {
  const made = await Promise.all(['a', 'b', 'a', 'b', 'a', 'b'].map((note) => print(note)))
  const [first, second] = made
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second).not.toEqual(first)
  for (const [place, content] of made.entries()) expect(content).toEqual(place % 2 === 0 ? first : second)
})

it('leaves the thread that answers calls free', async () => {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  turn()
  await Promise.all(Array.from({ length: 20 }, (_, place) => print(String(place))))
  isDone = true
  // Were they laid out here, there would be a turn for each and a few more.
  expect(turns).toBeGreaterThan(100)
})

it('does not let the many documents of one owner keep another waiting', async () => {
  const done: string[] = []
  const many = Array.from({ length: 30 }, async () => {
    await print('release', 'releases')
    done.push('releases')
  })
  await print('copy')
  // In one line it would come after all of them; beside a slow thread the other may print several meanwhile.
  expect(done.length).toBeLessThan(25)
  await Promise.all(many)
})

it('tells by what a letter is made: also by all code that tags it', () => {
  expect(sourcesFrom('tag-pdf.ts').toSorted()).toEqual([
    'pdf-objects.ts',
    'pdf-structure.ts',
    'tag-content.ts',
    'tag-pdf.ts',
  ])
  expect(pdf.makerOf('result-letter')).not.toBe(pdf.makerOf('demo-document'))
})

it('fails what cannot be laid out, and goes on with the next', async () => {
  await expect(pdf.make('result-letter', { language: 'he' })).rejects.toThrow()
  await expect(pdf.make('result-letter', {})).rejects.toThrow()
  expect((await print('next')).length).toBeGreaterThan(1_000)
})
