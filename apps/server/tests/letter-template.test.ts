import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { exampleLetter } from '@milgo/domain/letter/letter.fixture'
import { LetterKind } from '@milgo/domain/result/letter-kind'
import { scoreComponents as arabicComponents, scoreLines as arabicLines } from '@milgo/messages/ar/score'
import { scoreComponents as englishComponents, scoreLines as englishLines } from '@milgo/messages/en/score'
import { scoreComponents as hebrewComponents, scoreLines as hebrewLines } from '@milgo/messages/he/score'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import {
  letterTemplate,
  letterTemplateOf,
  letterTemplates,
  printLetter,
} from '../src/core/results/print-letter.ts'
import { createPdfMaker } from '../src/platform/pdf/pdf-maker.ts'

/** What letters of each version say, as a hash. A letter that was sent says the same for ever: no line here is changed. */
const saidBy: Readonly<Record<string, string>> = {
  'result-letter/1': '82e2abd62b5da7f9a584387cb5c3190de790ff137b0ae6b3053f09114bf7701a',
}

const pdf = createPdfMaker()
const config = readConfig({}, tmpdir())
const sender = { email: 'support@milgo.example', areaAddress: 'https://milgo.example/personal-area' }
const reason = { he: 'סיבה', ar: 'سبب', en: 'Reason' }

/** Every kind in every language, with and without an award, and all words by which a score is told. */
const everyLetter = (version: string) => [
  ...LetterKind.options.flatMap((kind) =>
    [0, 6_240].flatMap((award) =>
      [null, 0, 4_000, 6_240].flatMap((previousAward) =>
        languages.map((language) =>
          letterTemplateOf(version).word(
            { ...exampleLetter, kind, award, previousAward, replaces: 1, reason },
            language,
            sender,
          ),
        ),
      ),
    ),
  ),
  [hebrewComponents, hebrewLines, arabicComponents, arabicLines, englishComponents, englishLines],
]

describe('a letter that was sent is told by its own version:', () => {
  it('every version that was ever issued is kept, the present one among them', () => {
    expect([...letterTemplates.keys()].toSorted()).toEqual(Object.keys(saidBy).toSorted())
    expect(letterTemplates.has(letterTemplate)).toBe(true)
  })

  it.each(Object.entries(saidBy))('the words of %s are as they were', (version, hash) => {
    expect(
      createHash('sha256')
        .update(JSON.stringify(everyLetter(version)))
        .digest('hex'),
    ).toBe(hash)
  })

  it.each(Object.keys(saidBy))('%s is printed in every language', async (templateVersion) => {
    for (const language of languages) {
      const printed = await printLetter({ pdf, config }, { values: exampleLetter, templateVersion }, language)
      expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  it('a letter of a version that nobody knows is not told in other words', async () => {
    const letter = { values: exampleLetter, templateVersion: 'result-letter/0' }
    await expect(printLetter({ pdf, config }, letter, 'he')).rejects.toThrow(
      'no letter is printed by result-letter/0',
    )
  })
})
