import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folders = ['packages/ui/src', 'apps/portal/src', 'apps/office/src', 'apps/kit/src']

/** Classes that name left or right instead of start or end. They would not change sides in a right-to-left page. */
const physical =
  /(?<=["'`\s:])-?(?:m[lr]|p[lr]|left(?!-to-)|right(?!-to-)|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-[\w[(]|(?<=["'`\s:])(?:text|float|clear)-(?:left|right)(?=["'`\s])/

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || (file.endsWith('.ts') && !file.endsWith('.test.ts')))
    .map((file) => join(folder, file)),
)

describe('classes of the pages', () => {
  it('finds the source files of the pages', () => {
    expect(sources.length).toBeGreaterThan(20)
    expect('class="ml-2"').toMatch(physical)
    expect("'sm:pr-[3px] x'").toMatch(physical)
    expect('"text-left"').toMatch(physical)
    expect('"ms-2 text-start rounded-large"').not.toMatch(physical)
  })

  it.each(sources)('%s uses no class for left or right', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(physical)
  })

  it.each(sources)('%s uses only colours of the tokens', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\[#[\da-f]{3,8}\]/i)
  })
})
