import { maxFileMegabytes } from '@milgo/domain/application/documents/file-rules'
import { rankFor } from '@milgo/domain/content/faq-search'
import { faq as arabic } from '@milgo/messages/ar/faq'
import { faq as english } from '@milgo/messages/en/faq'
import { faq as hebrew } from '@milgo/messages/he/faq'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { FaqTexts } from './faq-texts.ts'
import { portalFaq } from './portal-faq.ts'
import { scholarshipFaq } from './scholarship-faq.ts'

const helps = { he: hebrew.searchHelp, ar: arabic.searchHelp, en: english.searchHelp }
const faqs = { portal: portalFaq, scholarship: scholarshipFaq } satisfies Record<string, FaqTexts>

describe.each(languages)('the example under the search in %s', (language) => {
  const [, example = ''] = helps[language].split(': ')

  it.each(Object.entries(faqs))('finds answers about the %s', (_name, categories) => {
    expect(example).not.toBe('')
    const entries = categories.flatMap(({ questions }) => questions)
    const rank = rankFor(example)
    const found = entries.filter(
      ({ question, answer }) => rank({ question: question[language], answer: answer[language] }) > 0,
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(entries.length)
  })
})

/** Numbers that answers name in words of their language, each with its rule. */
const numbers = {
  he: { tenMinutes: 'לעשר דקות', minute: 'המתינו דקה', file: `עד ${maxFileMegabytes} מ״ב` },
  ar: { tenMinutes: 'لعشر دقائق', minute: 'انتظروا دقيقة', file: `حتى ${maxFileMegabytes} ميغابايت` },
  en: { tenMinutes: 'for ten minutes', minute: 'Wait a minute', file: `up to ${maxFileMegabytes} MB` },
} as const

describe.each(languages)('numbers in the answers in %s', (language) => {
  it('are those of the rules', () => {
    const answers = portalFaq.flatMap(({ questions }) => questions.map(({ answer }) => answer[language]))
    const { CODE_MINUTES, resendSeconds } = readConfig({ NODE_ENV: 'test' }, '/')
    expect([CODE_MINUTES, resendSeconds]).toEqual([10, 60])
    for (const words of Object.values(numbers[language])) expect(answers.join('\n')).toContain(words)
  })
})

it('every category and every question has an id of its own, smaller than those that the office gives', () => {
  const categories = Object.values(faqs).flat()
  for (const texts of [categories, categories.flatMap(({ questions }) => questions)]) {
    const ids = texts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids)).toBeLessThan(100_000)
  }
})
