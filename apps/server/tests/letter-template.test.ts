import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { exampleLetter } from '@milgo/domain/letter/letter.fixture'
import { LetterKind } from '@milgo/domain/result/letter-kind'
import {
  scoreComponents as arabicComponents,
  letterScoreLines as arabicLines,
} from '@milgo/messages/ar/score'
import {
  scoreComponents as englishComponents,
  letterScoreLines as englishLines,
} from '@milgo/messages/en/score'
import {
  scoreComponents as hebrewComponents,
  letterScoreLines as hebrewLines,
} from '@milgo/messages/he/score'
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

/** Hashes of the texts of each template version. A sent letter never changes, so no line here may be changed. */
const saidBy: Readonly<Record<string, string>> = {
  'result-letter/1': '527c584c0d434277a82d06f907eb3899009c3ea7e9be5541a339821552e9b566',
}

const pdf = createPdfMaker()
const config = readConfig({}, tmpdir())
const sender = { email: 'support@milgo.example', areaAddress: 'https://milgo.example/personal-area' }
const reason = { he: 'סיבה', ar: 'سبب', en: 'Reason' }

/** Returns the lines that a letter can have. A result is computed only when no income is missing. */
const printed = ({ INCOME_MISSING: _, ...lines }: typeof hebrewLines | typeof arabicLines) => lines

/** Every kind in every language, with and without an award, and all words of a score. */
const everyLetter = (version: string) => [
  ...LetterKind.options.flatMap((kind) =>
    [0, 6_240].flatMap((award) =>
      [null, 0, 4_000, 6_240].flatMap((previousAward) =>
        languages.map((language) =>
          letterTemplateOf(version).inLanguage(
            { ...exampleLetter, kind, award, previousAward, replaces: 1, reason },
            language,
            sender,
          ),
        ),
      ),
    ),
  ),
  [
    ...[hebrewComponents, printed(hebrewLines), arabicComponents],
    ...[printed(arabicLines), englishComponents, printed(englishLines)],
  ],
]

describe('a sent letter is shown by its own template version:', () => {
  it('every version that was ever issued is listed here, including the present one', () => {
    expect([...letterTemplates.keys()].toSorted()).toEqual(Object.keys(saidBy).toSorted())
    expect(letterTemplates.has(letterTemplate)).toBe(true)
  })

  it.each(Object.entries(saidBy))('the words of %s have not changed', (version, hash) => {
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

  it('a letter of an unknown version is not shown in other words', async () => {
    const letter = { values: exampleLetter, templateVersion: 'result-letter/0' }
    await expect(printLetter({ pdf, config }, letter, 'he')).rejects.toThrow(
      'no letter is printed by result-letter/0',
    )
  })
})
