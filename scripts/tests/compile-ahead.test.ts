import type { Rollup } from 'vite'
import { expect, it } from 'vitest'
import { compileAhead } from '../pages/compile-ahead.ts'

const hint = '//# allFunctionsCalledOnLoad\n'

const chunk = (name: string, facadeModuleId: string | null) => ({
  type: 'chunk',
  name,
  facadeModuleId,
  code: name,
})

const compile = (drawnFirst: readonly string[]) => {
  const bundle = {
    'react.js': chunk('react', null),
    'page.js': chunk('page', '/portal/src/page.tsx'),
    'calendar.js': chunk('calendar', '/ui/src/calendar.tsx'),
    'index.css': { type: 'asset', source: '' },
  }
  const { generateBundle } = compileAhead(drawnFirst)
  if (typeof generateBundle !== 'object') throw new Error('Nothing is done with the bundle')
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle as unknown as Rollup.OutputBundle])
  return Object.values(bundle).flatMap((file) => ('code' in file ? [file.code] : []))
}

it('code of the first paint gets the hint, by name or by source, and other code does not', () => {
  expect(compile(['react', '/src/page.tsx'])).toEqual([`${hint}react`, `${hint}page`, 'calendar'])
})

it('the build fails if a named file does not exist', () => {
  expect(() => compile(['windows'])).toThrow('windows')
})
