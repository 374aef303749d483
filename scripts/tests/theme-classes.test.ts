import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** Tailwind's classes of font weights. The theme defines its own weights instead, and any other class has no effect. */
const weightClass =
  /\bfont-(thin|extralight|light|normal|regular|medium|semibold|bold|extrabold|black)(?![\w-])/g

it('every font weight that a page uses is one of the theme', () => {
  const theme = readFileSync(join(repository, 'packages/ui/src/theme.css'), 'utf8')
  const known = new Set([...theme.matchAll(/--font-weight-(\w+):/g)].map(([, name]) => name))
  const unknown = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repository }).flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(weightClass)]
      .filter(([, name]) => !known.has(name))
      .map(([found]) => `${file}: ${found}`),
  )
  expect(unknown).toEqual([])
})
