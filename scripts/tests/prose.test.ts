import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/**
 * Patterns of text that a user would read. It must exist in every language, and only `messages` and `reference` are
 * translated.
 */
const prose: readonly RegExp[] = [
  // Two letters of Hebrew or Arabic. Signs alone are not a word.
  /(?:(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}]){2}/u,
  // Two words between tags. The end of a type looks like a tag, and is followed by code.
  /(?<![=\s])>\s*(?!(?:export|extends|readonly|type|const|interface)\b)[A-Z]?[a-z’']+,?(?: [\w’'-]+,?)+[.!?:…]?\s*(?:<\/|\{)/,
  // A label, title or the like of two words, or of one word with a capital letter.
  /\b(?:aria-label|aria-description|title|placeholder|label|alt)=\{?["'`](?:[A-Z][a-z]{2,}|[A-Za-z]{2,} [A-Za-z])/,
]

/**
 * A text of two words in quotes that begins like a sentence. What an error says is for developers: users read the words
 * of its code.
 */
const sentence = /(?<!(?:Error|super)\(\s*)(["'`])[A-Z][a-z’]+,?(?: (?:[\w’-]+|\$\{[^}]*\}),?)+[.!?:…]?\1/

/** Files with sentences for developers and operators: documentation of the API, commands, logs. */
const withoutSentences = /^packages\/contracts\/|^apps\/server\/src\/(?:[\w-]+\.ts$|platform\/)/

/** Files in which words for users belong, and files that users do not see. */
const unchecked =
  /^packages\/(?:messages|testing|page-testing)\/|^apps\/server\/src\/reference\/|^apps\/kit\/src\/|\.(?:test|fixture)\.tsx?$/

/** Other files that may contain such text, and why. */
const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/identity/hebrew-numeral.ts': 'letters are its digits',
  'packages/domain/src/content/faq-search.ts': 'letters that a search takes for one',
  'packages/ui/src/search-matcher.ts': 'letters that a search takes for one',
  'apps/server/src/import/dictionaries.ts': 'headings of files that others write',
  'apps/server/src/import/read-record.ts': 'answers in files that others write',
  'apps/server/src/platform/http/api-docs-page.ts': 'for developers',
  'apps/server/src/outbox/routes.ts': 'for developers',
  'apps/server/src/authz/staff/dev-routes.ts': 'for developers',
  'apps/portal/src/prepare-page.tsx': 'names what could not be prepared',
  'apps/portal/src/lib/session/session-headers.ts': 'the scheme of a header',
  'packages/domain/src/eligibility/form-state.ts': 'the message that the specification prints',
}

const proseIn = (text: string, patterns: readonly RegExp[] = [...prose, sentence]): readonly string[] => {
  const code = text.replace(comment, '')
  return patterns.flatMap((one) => one.exec(code)?.[0].trim() ?? [])
}

const found = new Map(
  globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/*/index.html', 'scripts/pages/*.ts'], {
    cwd: repository,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !unchecked.test(file))
    .map((file) => {
      const text = readFileSync(join(repository, file), 'utf8')
      return [file, proseIn(text, withoutSentences.test(file) ? prose : undefined)] as const
    }),
)

it('words that a user reads are only in messages and reference', () => {
  expect(found.size).toBeGreaterThan(1_000)
  expect([...found].filter(([file, words]) => words.length > 0 && !(file in allowed))).toEqual([])
})

it('every exception is still needed', () => {
  expect(Object.keys(allowed).filter((file) => !found.get(file)?.length)).toEqual([])
})

it.each([
  ["const title = 'שלום'", true],
  ["const title = 'مرحبًا'", true],
  ['<p>Send it again</p>', true],
  ['<p className="mt-1">\n  Send it, please.\n</p>', true],
  ['<p>Sent by {name}</p>', true],
  ['<button aria-label="Close the window" />', true],
  ['<Field label="Name" />', true],
  ["<Field label={'Your name'} />", true],
  ["const title = 'Send it again.'", true],
  ['const title = `Send it again`', true],
  ["throw new Error('No such page')", false],
  ["['DENIED', 'APPROVED']", false],
  ['// שלום', false],
  ['<p>{words.title}</p>', false],
  ['<Field label={words.label} />', false],
  ['const isMore = (a: number, b: number): boolean => a > b', false],
  ["text.replace(/[׳״]/g, '')", false],
])('%s is prose: %s', (code, isProse) => {
  expect(proseIn(code).length > 0).toBe(isProse)
})
