import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/** What a user would read: it has to stand in every language, and only `messages` and `reference` are translated. */
const prose: readonly RegExp[] = [
  // Two letters of Hebrew or Arabic; signs alone are no word.
  /(?:(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}]){2}/u,
  // Two words between tags; a type may end like a tag, and what follows it is code.
  /(?<![=\s])>\s*(?!(?:export|extends|readonly|type|const|interface)\b)[A-Z]?[a-z’']+,?(?: [\w’'-]+,?)+[.!?:…]?\s*(?:<\/|\{)/,
  // The name of something, of two words or of one with a capital letter.
  /\b(?:aria-label|aria-description|title|placeholder|label|alt)=\{?["'`](?:[A-Z][a-z]{2,}|[A-Za-z]{2,} [A-Za-z])/,
]

/** Where words for users stand, and what users do not see. */
const homes =
  /^packages\/(?:messages|testing|page-testing)\/|^apps\/server\/src\/reference\/|^apps\/kit\/src\/|\.(?:test|fixture)\.tsx?$/

/** What has such letters all the same, and why. */
const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/identity/hebrew-numeral.ts': 'letters are its digits',
  'packages/domain/src/content/faq-search.ts': 'letters that a search takes for one',
  'packages/ui/src/search-matcher.ts': 'letters that a search takes for one',
  'apps/server/src/import/dictionaries.ts': 'headings of files that others write',
  'apps/server/src/import/read-record.ts': 'answers in files that others write',
  'apps/server/src/platform/http/api-docs-page.ts': 'for developers',
  'apps/server/src/outbox/routes.ts': 'for developers',
  'apps/server/src/authz/staff/dev-routes.ts': 'for developers',
}

const proseIn = (text: string): readonly string[] => {
  const code = text.replace(comment, '')
  return prose.flatMap((one) => one.exec(code)?.[0].trim() ?? [])
}

const found = new Map(
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repository })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !homes.test(file))
    .map((file) => [file, proseIn(readFileSync(join(repository, file), 'utf8'))] as const),
)

it('words that a user reads stand in messages and reference alone', () => {
  expect(found.size).toBeGreaterThan(1_000)
  expect([...found].filter(([file, words]) => words.length > 0 && !(file in allowed))).toEqual([])
})

it('and no exception is left that nothing needs', () => {
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
  ['// שלום', false],
  ['<p>{words.title}</p>', false],
  ['<Field label={words.label} />', false],
  ['const isMore = (a: number, b: number): boolean => a > b', false],
  ["text.replace(/[׳״]/g, '')", false],
])('%s is prose: %s', (code, isProse) => {
  expect(proseIn(code).length > 0).toBe(isProse)
})
