import { inflateSync } from 'node:zlib'
import { exampleLetter } from '@milgo/domain/letter/letter.fixture'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import { letterInLanguage } from '../src/core/results/letter-in-language.ts'
import { createPdfMaker } from '../src/platform/pdf/pdf-maker.ts'
import { readObjects } from '../src/platform/pdf/pdf-objects.ts'
import { tagContent } from '../src/platform/pdf/tag-content.ts'

const maker = createPdfMaker()
const sender = { email: 'support@milgo.example', areaAddress: 'https://milgo.example/personal-area' }
const print = (language: (typeof languages)[number], note = '') =>
  maker.make('result-letter', letterInLanguage({ ...exampleLetter, note }, language, sender))

type Node = { readonly role: string; readonly kids: readonly (Node | number)[] }

/** Returns the structure of a document as a screen reader finds it, from the catalog down. */
const structureOf = (pdf: Buffer): Node => {
  const { objects, trailer } = readObjects(pdf)
  const bodyOf = (number: string | undefined): string => objects.get(Number(number)) ?? ''
  const catalog = bodyOf(/\/Root (\d+)/.exec(trailer)?.[1])
  expect(catalog).toContain('/MarkInfo << /Marked true >>')
  const read = (body: string): Node => {
    const kids = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? ''
    const isGroup = kids.includes(' R')
    return {
      role: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      kids: isGroup
        ? [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => read(bodyOf(number)))
        : kids.split(' ').map(Number),
    }
  }
  const [whole] = read(bodyOf(/\/StructTreeRoot (\d+)/.exec(catalog)?.[1])).kids
  if (typeof whole !== 'object') throw new Error('the document has no structure')
  return whole
}

const nodesIn = ({ kids }: Node): readonly Node[] => kids.filter((kid) => typeof kid === 'object')
const textsIn = ({ kids }: Node): readonly number[] =>
  kids.flatMap((kid) => (typeof kid === 'number' ? [kid] : textsIn(kid)))
const rolesIn = (node: Node): readonly string[] => nodesIn(node).map(({ role }) => role)

const contentOf = (pdf: Buffer): string => {
  const { objects } = readObjects(pdf)
  const page = [...objects.values()].find((body) => body.includes('/Type /Page\n')) ?? ''
  const stream = objects.get(Number(/\/Contents (\d+)/.exec(page)?.[1])) ?? ''
  const start = stream.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(Buffer.from(stream.slice(start), 'latin1')).toString('latin1')
}

describe.each(languages)('the letter in %s', (language) => {
  it('is tagged: headings, paragraphs and a table with headers, in reading order', async () => {
    const whole = structureOf(await print(language))
    const roles = rolesIn(whole)
    expect(roles.filter((role) => role !== 'P')).toEqual(['H1', 'H2', 'Table', 'H2', 'H2'])
    // Brand, dates and numbers, and address; greeting and opening, award and its words; the score; appeal, notes and closing.
    expect(roles.join(' ')).toBe('P P P H1 P P P P H2 Table H2 P P P P H2 P P P')
    const rows = nodesIn(nodesIn(whole).find(({ role }) => role === 'Table') ?? whole).map(rolesIn)
    const [headers, ...others] = rows
    expect(headers).toEqual(['TH', 'TH', 'TH', 'TH'])
    expect(others.slice(0, -1)).toEqual(Array.from({ length: 6 }, () => ['TH', 'TD', 'TD', 'TD']))
    // The row of the sum has no basis.
    expect(others.at(-1)).toEqual(['TH', 'TD', 'TD'])
  })

  it('has each of its texts in the structure once, and nothing untagged', async () => {
    const pdf = await print(language)
    const content = contentOf(pdf)
    const texts = [...content.matchAll(/\/MCID (\d+) >> BDC\nBT/g)].map(([, number]) => Number(number))
    expect(textsIn(structureOf(pdf)).toSorted((one, other) => one - other)).toEqual(texts)
    const countOf = (pattern: RegExp) => content.match(pattern)?.length ?? 0
    expect(countOf(/^(?:\/\w+ << \/MCID \d+ >> BDC|\/Artifact BMC)$/gm)).toBe(countOf(/^EMC$/gm))
    expect(countOf(/^BT$/gm)).toBe(texts.length + countOf(/^\/Artifact BMC\nBT$/gm))
  })

  it('has the colours of its layout, without those of the marks', async () => {
    const colours = contentOf(await print(language)).match(/^\S+ \S+ \S+ scn$/gm) ?? []
    const bytesOf = (colour: string) => colour.split(' ', 3).map((part) => Math.round(Number(part) * 255))
    const found = new Set(colours.map((colour) => bytesOf(colour).join(' ')))
    expect([...found].toSorted()).toEqual(['12 93 88', '20 33 64', '212 210 200', '244 185 64', '88 100 120'])
  })
})

it('a document whose layout has no marks is not changed', async () => {
  const pdf = await maker.make('demo-document', { title: 'x', note: 'y', language: 'he', direction: 'rtl' })
  expect(pdf.toString('latin1')).not.toContain('/StructTreeRoot')
})

it('a part that continues on the next page is one part', () => {
  const text = (blue: number) =>
    `${20 / 255} ${33 / 255} ${blue / 255} scn\nBT\n1 0 0 -1 0 1 Tm\n[(x)] TJ\nET`
  const { parts } = tagContent([text(67), text(67), text(64), text(65)].join('\n'), { role: 'P', turn: 0 })
  expect(parts.map(({ role, pieces }) => [role, pieces.length])).toEqual([
    ['P', 2],
    ['H1', 1],
  ])
})
